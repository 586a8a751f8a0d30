import { foldHashtag } from '@girone/contract/post-text';
import { pages } from '@girone/contract/pages';
import { limits } from '@girone/contract/rules';
import { useUrlState } from '../../lib/address/use-url-state.ts';
import { parseId } from '../../lib/address/parse-id.ts';
import { hashtagAddress, postAddress } from './post-address.ts';

export const criticsTabs = ['feed', 'trending', 'photos'] as const;
export type CriticsTab = (typeof criticsTabs)[number];

interface CriticsPlace {
  tab: CriticsTab;
  /** Without '#'; its posts stand beside what is trending. */
  hashtag: string | null;
  /** A post on its own: an id, or what stands in the place of one. */
  post: number | 'unreadable' | null;
  /** The post whose photo is open. */
  photo: number | null;
}

const nothingOpen = { hashtag: null, post: null, photo: null } as const;

/** What Critics shows stands in its address, so that a link finds it again and back undoes a step. */
export function useCriticsAddress() {
  const { place, open, close, change } = useUrlState({ readPlace, addressOf });
  return {
    place,
    chooseTab: (tab: CriticsTab) => change({ ...nothingOpen, tab }),
    openHashtag: (hashtag: string) => open({ ...nothingOpen, tab: 'trending', hashtag }),
    /** From one hashtag to another: back leads to before the first. */
    changeHashtag: (hashtag: string) => change({ hashtag }),
    closeHashtag: () => close({ hashtag: null }),
    openPhoto: (photo: number) => open({ photo }),
    changePhoto: (photo: number) => change({ photo }),
    closePhoto: () => close({ photo: null }),
    openFeed: () => open({ ...nothingOpen, tab: 'feed' }),
  };
}

function addressOf({ tab, hashtag, post, photo }: CriticsPlace): string {
  if (typeof post === 'number') return postAddress(post);
  if (hashtag !== null) return hashtagAddress(hashtag);
  if (photo !== null) return photoAddress(tab, photo);
  return tabAddress(tab);
}

export function tabAddress(tab: CriticsTab): string {
  return tab === 'feed' ? pages.critics : `${pages.critics}?tab=${tab}`;
}

export function photoAddress(tab: CriticsTab, postId: number): string {
  return tab === 'photos'
    ? `${tabAddress(tab)}&photo=${postId}`
    : `${pages.critics}?photo=${postId}`;
}

function readPlace(address: string): CriticsPlace {
  const query = new URLSearchParams(address);
  const post = query.get('post');
  if (post !== null) return { ...nothingOpen, tab: 'feed', post: parseId(post) ?? 'unreadable' };
  const hashtag = foldHashtag((query.get('hashtag') ?? '').trim()).slice(0, limits.hashtag.max);
  if (hashtag !== '') return { ...nothingOpen, tab: 'trending', hashtag };
  const tab = criticsTabs.find((each) => each === query.get('tab')) ?? 'feed';
  const photo = tab === 'trending' ? null : parseId(query.get('photo'));
  return { ...nothingOpen, tab, photo };
}
