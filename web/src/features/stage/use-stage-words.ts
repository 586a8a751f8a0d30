import { tellDay } from '@girone/championship/story/tell-day';
import type { Stake } from '@girone/contract/stage';
import { useQuery } from '@tanstack/react-query';
import { storyWordsQuery } from '../../domain/season/story-words.ts';
import { currentTranslator } from '../../i18n/start-i18n.ts';
import type { Translate } from '../../i18n/translator.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Evening, EveningMatch } from './evening.ts';
import { useStageSetting } from './stage-context.ts';

/** "Giornata 14 (Ritorno)" */
export function useDayName(): (evening: Pick<Evening, 'day'>) => string {
  const { t } = useTranslation();
  return ({ day }) =>
    t(day.isSecondLeg ? 'stage.day.second' : 'stage.day.first', { day: day.matchDay });
}

interface StageWords {
  /** The storyteller's sentence about a match that is decided; null where there is none. */
  factOf: (match: EveningMatch) => string | null;
  /** What is at stake before it; null where nothing is. */
  stakeOf: (match: EveningMatch) => string | null;
}

export function useStageWords(): StageWords {
  const { t } = useTranslation();
  const { evening } = useStageSetting();
  const words = useQuery(storyWordsQuery(currentTranslator().language)).data;
  const titleOf = (filmId: number) => evening.filmOf(filmId).title;
  return {
    factOf({ told }) {
      if (words === undefined || told === undefined || told.fact === null) return null;
      const [sentence = null] = tellDay(words, {
        tournamentId: evening.tournament.id,
        matchDay: evening.day.matchDay,
        facts: [told.fact],
        titles: new Map(evening.day.films.map(({ id, title }) => [id, title])),
      });
      return sentence;
    },
    stakeOf: ({ told }) =>
      told === undefined || told.stake === null ? null : sayStake(t, told.stake, titleOf),
  };
}

function sayStake(t: Translate, stake: Stake, titleOf: (filmId: number) => string): string {
  switch (stake.kind) {
    case 'leadAlone':
      return t('stage.stake.leadAlone');
    case 'leaderChased': {
      const chaser = titleOf(stake.chaser);
      const leader = titleOf(stake.leader);
      return t('stage.stake.leaderChased', { count: stake.points, chaser, leader });
    }
    case 'leaderPlays':
      return t('stage.stake.leaderPlays', { leader: titleOf(stake.leader) });
    case 'unbeaten':
      return t('stage.stake.unbeaten', { count: stake.matches, film: titleOf(stake.film) });
    case 'secondLeg': {
      const [most, least] = stake.votes;
      return stake.winner === null
        ? t('stage.stake.firstLegDrawn', { votes: most })
        : t('stage.stake.firstLegWon', { winner: titleOf(stake.winner), most, least });
    }
    case 'level':
      return t('stage.stake.level', { count: stake.points });
    case 'positions':
      return t('stage.stake.positions', { home: stake.film1, away: stake.film2 });
  }
}

/** How many places a film has gone up or down. */
export function sayMovement(t: Translate, places: number): string {
  if (places === 0) return t('shared.movement.same');
  const count = Math.abs(places);
  return places > 0 ? t('shared.movement.up', { count }) : t('shared.movement.down', { count });
}
