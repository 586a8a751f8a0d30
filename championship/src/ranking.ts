import { tieBreaks } from '@girone/contract/rules';
import { pointsWon, type FilmTally, type Tallies } from './tally.ts';

/** The rule that separates two films with equal points; `shared` when none does. */
export type DecidedBy = (typeof tieBreaks)[number];
type Rule = 'points' | Exclude<DecidedBy, 'shared'>;

/** Rows of the standings table fit. */
export interface StandingsRow {
  readonly filmId: number;
  /** Shared positions are equal numbers (1, 1, 3). */
  readonly position: number;
  /** Counts the rows from 1; films that share a position stand in draw order. */
  readonly listOrder: number;
  readonly points: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly played: number;
  readonly votesFor: number;
  readonly votesAgainst: number;
  /** The last five outcomes (W, D, L), oldest first. */
  readonly form: string;
  /** Places gained (positive) or lost since the day before. */
  readonly movement: number;
  /** What separates this film from the one above it; absent when their points do. */
  readonly decidedBy: DecidedBy | null;
}

/** Positions by film. */
export type Positions = ReadonlyMap<number, number>;

/** A film with its figure under each rule; more is better. */
interface Entry extends Record<Rule, number> {
  readonly tally: FilmTally;
}

/**
 * Points; vote difference; votes for; wins; then the points in the matches between the films that
 * are equal in all of these. That last comparison is made once for the whole group: films that it
 * leaves equal share the position, even if a comparison among them alone would separate them.
 *
 * `before` are the positions of the day before; a film that is not in it has not moved.
 */
export function rankTallies(tallies: Tallies, before: Positions): StandingsRow[] {
  const entries = Array.from(tallies.values(), toEntry).toSorted(compareEntries);
  const ranked = groupEquals(entries).flatMap(rankEquals);
  const rows: StandingsRow[] = [];
  for (const [index, entry] of ranked.entries()) {
    const above = ranked[index - 1];
    const separation = above ? findSeparation(above, entry) : null;
    const position = separation === 'shared' ? (rows.at(-1)?.position ?? 1) : index + 1;
    const { tally } = entry;
    rows.push({
      filmId: tally.filmId,
      position,
      listOrder: index + 1,
      points: tally.points,
      wins: tally.wins,
      draws: tally.draws,
      losses: tally.losses,
      played: tally.wins + tally.draws + tally.losses,
      votesFor: tally.votesFor,
      votesAgainst: tally.votesAgainst,
      form: tally.form,
      movement: (before.get(tally.filmId) ?? position) - position,
      decidedBy: separation === 'points' ? null : separation,
    });
  }
  return rows;
}

function toEntry(tally: FilmTally): Entry {
  const { points, votesFor, votesAgainst, wins } = tally;
  const voteDifference = votesFor - votesAgainst;
  return { tally, points, voteDifference, votesFor, wins, headToHead: 0 };
}

/** Neighbours in the sorted list that no rule so far separates. */
function groupEquals(sorted: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of sorted) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && findSeparation(last, entry) === 'shared') group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function rankEquals(group: readonly Entry[]): Entry[] {
  for (const entry of group) {
    entry.headToHead = group.reduce((sum, { tally }) => sum + pointsWon(entry.tally, tally), 0);
  }
  return group.toSorted(compareEntries);
}

function compareEntries(a: Entry, b: Entry): number {
  const separation = findSeparation(a, b);
  if (separation === 'shared') return a.tally.drawPlace - b.tally.drawPlace;
  return b[separation] - a[separation];
}

/** The first rule under which two films differ. */
function findSeparation(a: Entry, b: Entry): DecidedBy | 'points' {
  if (a.points !== b.points) return 'points';
  return tieBreaks.find((rule) => rule === 'shared' || a[rule] !== b[rule]) ?? 'shared';
}
