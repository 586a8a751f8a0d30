import type { ToldMatch } from '@girone/contract/stage';
import type { StoryFact } from '@girone/contract/story';
import type { StandingsRow } from '../ranking.ts';
import { rankStandings, type CompletedMatch } from '../standings.ts';
import type { RatedFact } from '../story/facts.ts';
import { pairOf, rateFilms } from '../story/film-facts.ts';
import { rateMatches } from '../story/match-facts.ts';
import { viewBetween } from '../story/season-view.ts';
import { rateTitle } from '../story/title-facts.ts';
import { findStake } from './stakes.ts';

/** A day as far as it may be known: nothing of a match that was not told is in it. */
export interface ToldDay {
  /** All of them, in draw order. */
  readonly films: readonly number[];
  /** The results of all days before, and their table. */
  readonly before: readonly CompletedMatch[];
  readonly tableBefore: readonly StandingsRow[];
  /** Of the day, those whose turn has come, in the order of their numbers. */
  readonly told: readonly CompletedMatch[];
  /** All of the day. */
  readonly matches: number;
}

/** How the match at this place of the day ends, and what that means; absent before its turn. */
export function tellMatch(day: ToldDay, index: number): ToldMatch | undefined {
  const match = day.told[index];
  if (!match) return undefined;
  const { films, tableBefore } = day;
  const known = [...day.before, ...day.told.slice(0, index)];
  const results = [...known, match];
  const before = index === 0 ? tableBefore : rankStandings(films, known);
  const after = rankStandings(films, results);
  const played = { films, results, tables: [tableBefore, after] } as const;
  return {
    index,
    stake: findStake({ table: before, results: known }, match),
    film1Votes: match.film1Votes,
    film2Votes: match.film2Votes,
    fact: findMatchFact(played, match, index === day.matches - 1),
    table: briefTable(after),
  };
}

/** The rows in their order, with as much as a screen shows of them. */
export function briefTable(rows: readonly StandingsRow[]): ToldMatch['table'] {
  return rows.map(({ filmId, position, points }) => ({ filmId, position, points }));
}

/** What can be said only once the whole day is known. */
const ofWholeDays: ReadonlySet<StoryFact['kind']> = new Set(['climb', 'decisive']);

interface KnownResults {
  readonly films: readonly number[];
  readonly results: readonly CompletedMatch[];
  /** Before the day, and with the match. */
  readonly tables: readonly [readonly StandingsRow[], readonly StandingsRow[]];
}

/** The most remarkable thing that a match brought; with the last one the day may be summed up. */
function findMatchFact(
  { films, results, tables: [before, after] }: KnownResults,
  played: CompletedMatch,
  isLast: boolean,
): StoryFact | null {
  const { matchDay, film1Id, film2Id } = played;
  const whole = viewBetween({ films, matches: results }, [
    { matchDay: matchDay - 1, rows: before },
    { matchDay, rows: after },
  ]);
  // Of the others something was said when their turn came.
  const day = { ...whole, matches: [played] };
  const concerns = ({ match, subject }: RatedFact) =>
    match === null
      ? subject === film1Id || subject === film2Id
      : match === pairOf(film1Id, film2Id);
  const ofMatch = [...rateFilms(day), ...rateMatches(day)].filter(concerns);
  const rated = isLast
    ? [...ofMatch, rateTitle(day)]
    : ofMatch.filter(({ fact }) => !ofWholeDays.has(fact.kind));
  const [best] = rated.toSorted((a, b) => b.weight - a.weight);
  return best?.fact ?? null;
}
