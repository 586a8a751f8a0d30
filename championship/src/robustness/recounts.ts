import type { Robustness } from '@girone/contract/robustness';
import { rankTallies, type StandingsRow } from '../ranking.ts';
import { pointsFor } from '../result.ts';
import { addResult, startTallies, type Tallies, type Worth } from '../tally.ts';
import type { CompletedMatch } from '../standings.ts';
import { compareInPairs } from './head-to-head.ts';

type Assessment = NonNullable<Robustness['assessment']>;
export type Recount = Assessment['recounts'][number];
type Lead = NonNullable<Recount['lead']>;

/** How football counted before 1994. */
const twoForAWin: Worth = { W: 2, D: 1, L: 0 };

/** A table made by another rule, and what its first place is measured in. */
export interface Recounted {
  readonly rows: readonly StandingsRow[];
  readonly champions: readonly number[];
  readonly obstacle: Recount['obstacle'];
  readonly score: (row: StandingsRow) => number;
}

interface Count {
  readonly films: readonly number[];
  readonly matches: readonly CompletedMatch[];
}

/** As it was played: the table's own rules, which also decide between equals in every recount. */
export function countByPoints({ films, matches }: Count, worth: Worth = pointsFor): Recounted {
  return byTable(rankTallies(tally({ films, matches }, worth), new Map()), ({ points }) => points);
}

export function countByTwoPoints(count: Count): Recounted {
  return countByPoints(count, twoForAWin);
}

export function countByVoteDifference(count: Count): Recounted {
  const tallies = tally(count, pointsFor);
  // Without points the next rule comes first.
  for (const film of tallies.values()) film.points = 0;
  return byTable(rankTallies(tallies, new Map()), differenceOf);
}

/** Champion is who beats everyone; the places behind go by how many a film beats, half for those it is level with. */
export function countByHeadToHead(count: Count): Recounted {
  const { beaten, level, winner, obstacle } = compareInPairs(count.films, count.matches);
  const tallies = tally(count, pointsFor);
  for (const film of tallies.values()) {
    film.points = 2 * (beaten.get(film.filmId) ?? 0) + (level.get(film.filmId) ?? 0);
  }
  return {
    rows: rankTallies(tallies, new Map()),
    champions: winner === null ? [] : [winner],
    obstacle,
    score: ({ filmId }) => beaten.get(filmId) ?? 0,
  };
}

/** With how much the first is first; of the champion of the season, if another is. */
export function measureLead(
  { rows, champions, score }: Recounted,
  title: readonly number[],
): Lead | null {
  const first = rows.find(({ filmId }) => filmId === champions[0]);
  if (!first) return null;
  const next = champions.length === 1 ? rows[1] : undefined;
  const [holder] = title;
  const isAnother = title.length === 1 && !champions.includes(holder ?? 0);
  const row = isAnother ? rows.find(({ filmId }) => filmId === holder) : undefined;
  return {
    score: score(first),
    next: next?.filmId ?? null,
    ahead: next ? score(first) - score(next) : 0,
    decidedBy: next && score(first) === score(next) ? next.decidedBy : null,
    holder: row ? { position: row.position, score: score(row) } : null,
  };
}

function tally({ films, matches }: Count, worth: Worth): Tallies {
  const tallies = startTallies(films);
  for (const match of matches) addResult(tallies, match, worth);
  return tallies;
}

function byTable(rows: readonly StandingsRow[], score: Recounted['score']): Recounted {
  const champions = rows.filter(({ position }) => position === 1).map(({ filmId }) => filmId);
  return { rows, champions, obstacle: null, score };
}

function differenceOf({ votesFor, votesAgainst }: StandingsRow): number {
  return votesFor - votesAgainst;
}
