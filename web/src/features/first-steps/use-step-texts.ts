import type { Dashboard, FirstSteps } from '@girone/contract/dashboard';
import { pages } from '@girone/contract/pages';
import { useTranslation } from '../../i18n/use-translation.ts';
import { circleAddress, inviteFriendsAddress } from '../../domain/circle/circle-address.ts';
import { nominationsAddress, tournamentAddress } from '../../domain/season/tournament-address.ts';

type StepName = FirstSteps['steps'][number]['name'];

interface StepAction {
  label: string;
  href: string;
  /** Beside another one, or leading only to the place where it will be done. */
  isMinor?: boolean;
}

export interface StepText {
  title: string;
  todo: string;
  done: string;
  /** Each leads to the place where it is done; none where there is nothing to do but wait. */
  actions: readonly StepAction[];
}

/** What each step says and where it leads, by what is there already. */
export function useStepTexts(
  firstSteps: FirstSteps,
  facts: Pick<Dashboard, 'films' | 'setups' | 'waiting' | 'others'>,
): (name: StepName) => StepText {
  const { t } = useTranslation();
  const { circle, hasCircleToJoin } = firstSteps;
  const circleName = circle?.name ?? '';
  const draft = facts.setups.find(({ isDraft }) => isDraft);
  const setup = facts.setups.find(({ isDraft }) => !isDraft);

  function film(): StepText {
    const { latest, count, max } = facts.films;
    const [newest] = latest;
    return {
      title: t('dashboard.steps.film.title'),
      todo: t('dashboard.steps.film.text'),
      done:
        newest === undefined
          ? t('dashboard.steps.film.doneUnnamed')
          : t('dashboard.steps.film.done', {
              film: newest.title,
              count: Math.max(0, max - count),
            }),
      actions: [{ label: t('dashboard.steps.film.action'), href: `${pages.films}?form=add` }],
    };
  }

  function joining(): StepText {
    const found = {
      label: t('dashboard.steps.circle.found'),
      href: `${pages.circles}?form=create`,
    };
    const find = { label: t('dashboard.steps.circle.find'), href: pages.circles };
    const canJoin = hasCircleToJoin || circle !== null;
    return {
      title: t(canJoin ? 'dashboard.steps.circle.title' : 'dashboard.steps.circle.titleFirst'),
      todo: t(canJoin ? 'dashboard.steps.circle.text' : 'dashboard.steps.circle.textFirst'),
      done: t('dashboard.steps.circle.done', { circle: circleName }),
      actions: canJoin ? [find, { ...found, isMinor: true }] : [found],
    };
  }

  function invite(): StepText {
    const href = circle === null ? pages.circles : inviteFriendsAddress(circle.id);
    return {
      title: t('dashboard.steps.invite.title'),
      todo: t('dashboard.steps.invite.text'),
      done: t('dashboard.steps.invite.done', { circle: circleName }),
      actions: [{ label: t('dashboard.steps.invite.action'), href }],
    };
  }

  function start(): StepText {
    const words = {
      title: t('dashboard.steps.start.title'),
      done: t('dashboard.steps.start.done'),
    };
    if (setup !== undefined) {
      const action = {
        label: t('dashboard.steps.start.nominate'),
        href: nominationsAddress(setup.id),
      };
      const todo = t('dashboard.steps.start.wants', { name: setup.name });
      return { ...words, todo, actions: [action] };
    }
    if (draft !== undefined) {
      const action = { label: t('dashboard.steps.start.open'), href: tournamentAddress(draft.id) };
      const todo = t('dashboard.steps.start.draft', { name: draft.name });
      return { ...words, todo, actions: [action] };
    }
    const ofCircle = circle === null ? '' : `&circle=${circle.id}`;
    const href = `${pages.tournaments}?form=create${ofCircle}`;
    return {
      ...words,
      todo: t('dashboard.steps.start.text'),
      actions: [{ label: t('dashboard.steps.start.create'), href }],
    };
  }

  function nominate(): StepText {
    const words = {
      title: t('dashboard.steps.nominate.title'),
      done: t('dashboard.steps.nominate.done'),
    };
    if (setup !== undefined) {
      const { id, name, filmsWanted: count } = setup;
      const form = facts.films.count === 0 ? '?form=add' : '';
      const href = `${nominationsAddress(id)}${form}`;
      const action = { label: t('dashboard.steps.nominate.action'), href };
      return {
        ...words,
        todo: t('dashboard.steps.nominate.wants', { name, count }),
        actions: [action],
      };
    }
    const href = circle === null ? pages.circles : circleAddress(circle.id);
    return {
      ...words,
      todo: t('dashboard.steps.nominate.none', { circle: circleName }),
      actions: [{ label: t('dashboard.steps.nominate.circle'), href, isMinor: true }],
    };
  }

  function vote(): StepText {
    const isOpen = facts.waiting.matches.length + facts.others.matches.length > 0;
    return {
      title: t('dashboard.steps.vote.title'),
      todo: t(isOpen ? 'dashboard.steps.vote.text' : 'dashboard.steps.vote.none'),
      done: t('dashboard.steps.vote.done'),
      actions: isOpen ? [{ label: t('dashboard.steps.vote.action'), href: pages.matches }] : [],
    };
  }

  const texts = { film, circle: joining, invite, start, nominate, vote };
  return (name) => texts[name]();
}
