import { pages } from '@girone/contract/pages';
import { useUrlState } from '../../lib/address/use-url-state.ts';

export const profileTabs = ['activity', 'films', 'tournaments', 'circles'] as const;
export type ProfileTab = (typeof profileTabs)[number];

const peopleLists = ['followers', 'following'] as const;
export type PeopleList = (typeof peopleLists)[number];

interface ProfilePlace {
  /** Whose profile; null is one's own. */
  user: string | null;
  tab: ProfileTab;
  /** The list of people that is open. */
  people: PeopleList | null;
  isEditing: boolean;
}

/** What a profile shows stands in its address, so that a link finds it again and back undoes a step. */
export function useProfileAddress() {
  const { place, open, close, change } = useUrlState({ readPlace, addressOf });
  return {
    place,
    chooseTab: (tab: ProfileTab) => change({ tab }),
    openPeople: (people: PeopleList) => open({ people }),
    closePeople: () => close({ people: null }),
    startEditing: () => open({ isEditing: true }),
    stopEditing: () => close({ isEditing: false }),
  };
}

export type ProfileAddress = ReturnType<typeof useProfileAddress>;

function addressOf({ user, tab, people, isEditing }: ProfilePlace): string {
  const query = new URLSearchParams();
  if (user !== null) query.set('user', user);
  if (tab !== 'activity') query.set('tab', tab);
  if (people !== null) query.set('list', people);
  if (isEditing) query.set('form', 'edit');
  return query.size === 0 ? pages.profile : `${pages.profile}?${query.toString()}`;
}

function readPlace(address: string): ProfilePlace {
  const query = new URLSearchParams(address);
  return {
    user: (query.get('user') ?? '').trim() || null,
    tab: profileTabs.find((tab) => tab === query.get('tab')) ?? 'activity',
    people: peopleLists.find((list) => list === query.get('list')) ?? null,
    isEditing: query.get('form') === 'edit',
  };
}
