import { measureSeason } from '@girone/contract/rules';
import type { SeasonBox } from '@girone/contract/season-box';
import { unpackBallots } from '../ballots/packed-ballots.ts';
import { findWinner } from '../result.ts';
import type {
  PublishedBallots,
  PublishedDay,
  PublishedMatch,
  PublishedSeason,
} from '../verification/published.ts';
import type { SeasonReport } from '../verification/report.ts';
import { SeasonCheck } from '../verification/season-check.ts';
import { drawOfBox, resultsOfBox, type BoxResult } from './open-box.ts';

/** What a box says of its championship, in the form in which a check reads it. */
function seasonOfBox(box: SeasonBox): PublishedSeason {
  const { championship, seals } = box;
  const matches = resultsOfBox(box).map(publishMatch);
  return { tournamentId: championship.id, draw: drawOfBox(box), seals, matches, ownKey: null };
}

function publishMatch(match: BoxResult): PublishedMatch {
  return { ...match, isCompleted: true, winnerId: findWinner(match), ownAnswer: null };
}

/** How many days its season has; a box that has another number of them is not whole. */
export function daysOfBox({ films }: SeasonBox): number {
  return measureSeason(films.length, 0).matchDays;
}

/**
 * A day as it was published. What is not there, or cannot be read, is left out, and the check then says so of each
 * match.
 */
export function dayOfBox(box: SeasonBox, matchDay: number): PublishedDay {
  const day = box.days.find((each) => each.matchDay === matchDay);
  if (day === undefined) return { matchDay, matches: [], table: [] };
  const { table, counts, ballots } = day;
  const lists = ballots === null ? null : unpackBallots(ballots, counts.length);
  const isDamaged = ballots !== null && lists === null;
  const sides = new Map(box.matches.map(([number, , home, away]) => [number, [home, away]]));
  const matches = counts.map(
    ([matchNumber, film1Votes, film2Votes, root], at): PublishedBallots => {
      const [film1Id = 0, film2Id = 0] = sides.get(matchNumber) ?? [];
      const list = lists?.[at] ?? null;
      return { matchNumber, film1Id, film2Id, film1Votes, film2Votes, root, ballots: list };
    },
  );
  return {
    matchDay,
    matches: isDamaged ? [] : matches,
    table: table.map(([filmId, position, points, wins, draws, losses, votesFor, votesAgainst]) => ({
      filmId,
      position,
      points,
      wins,
      draws,
      losses,
      votesFor,
      votesAgainst,
    })),
  };
}

/** The check of a box, to be fed with all its days, one after the other. */
export function startBoxCheck(box: SeasonBox): SeasonCheck {
  return new SeasonCheck(seasonOfBox(box), { isFile: true });
}

/** The whole check at once. */
export function checkBox(box: SeasonBox): SeasonReport {
  const check = startBoxCheck(box);
  for (let day = 1; day <= daysOfBox(box); day += 1) check.addDay(dayOfBox(box, day));
  return check.report();
}
