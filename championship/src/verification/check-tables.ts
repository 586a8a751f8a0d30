import { rankTallies, type Positions } from '../ranking.ts';
import type { MatchResult } from '../result.ts';
import { addResult, startTallies } from '../tally.ts';
import { tableFigures, type PublishedRow } from './published.ts';
import type { FindingFacts } from './report.ts';

/** The result that counts for the table, and the match it comes from. */
export interface CountedResult extends MatchResult {
  readonly matchNumber: number;
  /** It is not the published one. */
  readonly isDisputed: boolean;
}

/** The tables of a season, made again day by day from its results. */
export class TableCheck {
  readonly #tallies;
  /** The match to name for a film's row: the one that does not add up, else its last. */
  readonly #matchOf = new Map<number, { matchNumber: number; isDisputed: boolean }>();
  #before: Positions = new Map();

  constructor(films: readonly number[]) {
    this.#tallies = startTallies(films);
  }

  /** Adds a day's results; what differs in the table published after it, the first row of it. */
  addDay(
    matchDay: number,
    results: readonly CountedResult[],
    published: readonly PublishedRow[],
  ): FindingFacts | null {
    for (const result of results) this.#add(result);
    const rows = rankTallies(this.#tallies, this.#before);
    this.#before = new Map(rows.map(({ filmId, position }) => [filmId, position]));
    const publishedRows = new Map(published.map((row) => [row.filmId, row]));
    const at = { line: 'tables', matchDay } as const;
    const differing: FindingFacts[] = [];
    for (const row of rows) {
      const { filmId } = row;
      const matchNumber = this.#matchOf.get(filmId)?.matchNumber ?? null;
      const other = publishedRows.get(filmId);
      publishedRows.delete(filmId);
      const facts = { ...at, filmId, matchNumber };
      if (other === undefined) {
        differing.push({ ...facts, kind: 'rowMissing' });
        continue;
      }
      // A figure says more than the position that follows from it.
      const figure = [...tableFigures.slice(1), tableFigures[0]].find(
        (name) => row[name] !== other[name],
      );
      if (figure === undefined) continue;
      const [was, is] = [[other[figure]], [row[figure]]];
      differing.push({ ...facts, kind: 'row', figure, published: was, counted: is });
    }
    const [stranger] = publishedRows.keys();
    if (stranger !== undefined) differing.push({ ...at, kind: 'rowMissing', filmId: stranger });
    return differing.find(({ figure }) => figure !== 'position') ?? differing[0] ?? null;
  }

  #add(result: CountedResult): void {
    const { film1Id, film2Id, matchNumber, isDisputed } = result;
    // Of a film that was not drawn the calendar's line speaks.
    if (!this.#tallies.has(film1Id) || !this.#tallies.has(film2Id)) return;
    addResult(this.#tallies, result);
    for (const film of [film1Id, film2Id]) {
      if (this.#matchOf.get(film)?.isDisputed !== true) {
        this.#matchOf.set(film, { matchNumber, isDisputed });
      }
    }
  }
}
