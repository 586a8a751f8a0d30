import { sceneAt } from '@girone/championship/show/script';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { outcomeOf, tableAfter, type EveningMatch } from './evening.ts';
import { useStageSetting } from './stage-context.ts';
import { stepAt } from './timeline.ts';
import { sayMovement, useStageWords } from './use-stage-words.ts';

/** Of the table, so many places are said. */
const placesSaid = 3;

/**
 * The evening for whoever hears it: the match, that it is counted, the result with its sentence, the first three. The
 * drum roll and single ballots are silent.
 */
export function useSpoken(position: number | null): string {
  const { t } = useTranslation();
  const { evening } = useStageSetting();
  const words = useStageWords();
  if (position === null) return '';
  const { scene, begins } = sceneAt(evening.script, position);
  switch (scene.kind) {
    case 'opening':
      return t('stage.opening.title');
    case 'match': {
      const match = evening.matches[scene.index];
      return match === undefined ? '' : sayMatch(match, position - begins);
    }
    case 'table':
      return sayTable(evening.matches.length);
    case 'champion':
      return sayChampion();
    case 'ended':
      return t('stage.ended.title');
  }

  function sayMatch(match: EveningMatch, at: number): string {
    const { home, away, told, played, index, matchNumber } = match;
    const films = { home: home.title, away: away.title };
    switch (stepAt(played, at)) {
      case 'posters':
      case 'stake':
      case 'roll':
        return t('stage.spoken.match', { number: matchNumber, ...films });
      case 'count':
        return t('stage.spoken.count', { count: played.order.length });
      case 'verdict':
      case 'story': {
        if (told === undefined) return '';
        const votes = { homeVotes: told.film1Votes, awayVotes: told.film2Votes };
        const result = t(`stage.spoken.${outcomeOf(told)}`, { ...films, ...votes });
        return [result, words.factOf(match)].filter((part) => part !== null).join(' ');
      }
      case 'table':
        return sayTable(index + 1);
    }
  }

  function sayTable(played: number): string {
    const total = evening.matches.length;
    const lines = tableAfter(evening, played).slice(0, placesSaid);
    return [
      t('stage.spoken.table', { count: played, total }),
      ...lines.map(({ film, position: place, points, moved }) => {
        const line = t('stage.spoken.line', { place, film: film.title, count: points });
        return moved === null || moved === 0 ? `${line}.` : `${line}, ${sayMovement(t, moved)}.`;
      }),
    ].join(' ');
  }

  function sayChampion(): string {
    const lines = tableAfter(evening);
    const champions = lines.filter(({ position: place }) => place === 1);
    const points = champions[0]?.points ?? 0;
    return [
      t('stage.spoken.champion', {
        count: champions.length,
        films: currentFormat().list(champions.map(({ film }) => film.title)),
        points,
      }),
      ...lines
        .filter(({ position: place }) => place > 1)
        .slice(0, 2)
        .map(({ film, position: place, points: own }) => {
          return `${t('stage.spoken.line', { place, film: film.title, count: own })}.`;
        }),
    ].join(' ');
  }
}
