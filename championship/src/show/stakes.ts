import type { Stake } from '@girone/contract/stage';
import type { StandingsRow } from '../ranking.ts';
import { findWinner, pointsFor } from '../result.ts';
import type { CompletedMatch } from '../standings.ts';

interface Fixture {
  readonly film1Id: number;
  readonly film2Id: number;
}

/** What is known before a match: days that were revealed, and what was told tonight. */
export interface KnownSeason {
  readonly table: readonly StandingsRow[];
  readonly results: readonly CompletedMatch[];
}

const leastUnbeaten = 3;

/** What a match is about, the most exciting first; null where nothing has been played. */
export function findStake({ table, results }: KnownSeason, match: Fixture): Stake | null {
  const film1 = rowOf(table, match.film1Id);
  const film2 = rowOf(table, match.film2Id);
  if (!film1 || !film2 || film1.played + film2.played === 0) return null;
  return (
    findLeadStake(table, film1, film2) ??
    findUnbeaten(film1, film2) ??
    findSecondLeg(results, match) ??
    (film1.points === film2.points
      ? { kind: 'level', points: film1.points }
      : { kind: 'positions', film1: film1.position, film2: film2.position })
  );
}

function rowOf(table: readonly StandingsRow[], filmId: number): StandingsRow | undefined {
  return table.find((row) => row.filmId === filmId);
}

/** What the match can do to the first place. */
function findLeadStake(
  table: readonly StandingsRow[],
  film1: StandingsRow,
  film2: StandingsRow,
): Stake | null {
  const wouldLead = (film: StandingsRow) =>
    table.every(
      ({ filmId, points }) => filmId === film.filmId || points < film.points + pointsFor.W,
    );
  if (wouldLead(film1) && wouldLead(film2)) return { kind: 'leadAlone' };
  const first = table.filter(({ position }) => position === 1);
  const [leader] = first;
  if (!leader || first.length > 1) return null;
  if (leader.filmId !== film1.filmId && leader.filmId !== film2.filmId) return null;
  const chaser = leader.filmId === film1.filmId ? film2 : film1;
  const ahead = leader.points - chaser.points;
  return ahead <= pointsFor.W
    ? { kind: 'leaderChased', leader: leader.filmId, chaser: chaser.filmId, points: ahead }
    : { kind: 'leaderPlays', leader: leader.filmId };
}

function findUnbeaten(...films: readonly StandingsRow[]): Stake | null {
  const [longest] = films
    .filter(({ losses, played }) => losses === 0 && played >= leastUnbeaten)
    .toSorted((a, b) => b.played - a.played);
  return longest ? { kind: 'unbeaten', film: longest.filmId, matches: longest.played } : null;
}

function findSecondLeg(results: readonly CompletedMatch[], match: Fixture): Stake | null {
  const first = results.find(
    ({ film1Id, film2Id }) => film1Id === match.film2Id && film2Id === match.film1Id,
  );
  if (!first) return null;
  const { film1Votes, film2Votes } = first;
  return {
    kind: 'secondLeg',
    winner: findWinner(first),
    votes: [Math.max(film1Votes, film2Votes), Math.min(film1Votes, film2Votes)],
  };
}
