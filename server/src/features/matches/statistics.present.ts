import type { Statistics } from '@girone/contract/statistics';
import type { StandingsRow } from '@girone/championship/ranking';
import type { MatchOutcome } from '@girone/championship/result';
import {
  countTurnout,
  findLongestRuns,
  listClearest,
  listClosest,
} from '@girone/championship/season-records';
import type { CompletedMatch } from '@girone/championship/standings';
import type { TitleOutlook } from '@girone/championship/title-race';

interface SeasonFigures {
  readonly films: Statistics['films'];
  /** Of the completed matches, in the order of the calendar. */
  readonly results: readonly CompletedMatch[];
  /** With the votes of the open day, where they may be told. */
  readonly tableIfEnded: readonly StandingsRow[] | null;
  readonly titleRace: readonly TitleOutlook[];
}

const listed = 3;

export function presentStatistics(season: SeasonFigures): Statistics {
  const { films, tableIfEnded, titleRace } = season;
  const results = season.results.map(presentResult);
  const longest = (keeps: (outcome: MatchOutcome) => boolean) =>
    findLongestRuns(results, keeps).slice(0, listed);
  return {
    films,
    results,
    ifItEndedNow:
      tableIfEnded?.map(({ filmId, position, points, movement }) => ({
        filmId,
        position,
        points,
        movement,
      })) ?? null,
    titleRace: [...titleRace],
    runs: {
      winning: longest((outcome) => outcome === 'W'),
      unbeaten: longest((outcome) => outcome !== 'L'),
      winless: longest((outcome) => outcome !== 'W'),
    },
    closest: listClosest(results).slice(0, listed),
    clearest: listClearest(results).slice(0, listed),
    turnout: countTurnout(results),
  };
}

function presentResult(match: CompletedMatch): Statistics['results'][number] {
  const { matchDay, film1Id, film2Id, film1Votes, film2Votes } = match;
  return { matchDay, film1Id, film2Id, film1Votes, film2Votes };
}
