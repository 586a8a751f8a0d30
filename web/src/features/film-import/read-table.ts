import { importRules } from '@girone/contract/rules';
import { isYear, nameFilm, type NamedFilm } from './read-lines.ts';

/** How much the first rows must tell before a text passes for a table of films. */
export type TableProof = 'title and year' | 'title' | 'none';

export interface ReadTable {
  readonly films: readonly NamedFilm[];
  /** Rows about something else: series, episodes, games. */
  readonly others: number;
}

/** In the order of preference: an IMDb export has the original title as well. */
const titleNames =
  'title|name|titolo|título|titulo|film|movie|película|pelicula|film title|movie title|nome|nombre|titolo originale|original title'.split(
    '|',
  );
const yearNames =
  'year|anno|año|ano|release year|released|anno di uscita|release date|data di uscita|fecha de estreno'.split(
    '|',
  );
const kindNames = ['title type', 'type', 'tipo'];
const otherKinds = /series|episode|game|podcast|serie|episodio/i;
const separators = [',', ';', '\t', '|'] as const;

/** Before the header of a list's export stand some rows about the list. */
const rowsBeforeHeader = 12;

interface Columns {
  readonly title: number;
  readonly year: number;
  readonly kind: number;
}

/** Reads a table of films, with a header in any of our languages or without one; null where it is none. */
export async function readTable(text: string, proof: TableProof): Promise<ReadTable | null> {
  const { default: papa } = await import('papaparse');
  const { data: rows } = papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    delimitersToGuess: [...separators],
    skipEmptyLines: 'greedy',
    // A row more tells that there are too many.
    preview: importRules.lines + rowsBeforeHeader + 1,
  });
  const header = findHeader(rows);
  if (header && (proof !== 'title and year' || header.columns.year !== -1)) {
    return readRows(rows.slice(header.at + 1), header.columns);
  }
  const guessed = proof === 'none' ? guessColumns(rows) : null;
  return guessed && readRows(rows, guessed);
}

/** Whether a text begins as an export does: enough to look at it as a table. */
export function looksLikeTable(text: string): boolean {
  return firstLines(text).some((line) =>
    separators.some((separator) => {
      const cells = line.split(separator).map(cleanName);
      return indexOfName(cells, titleNames) !== -1 && indexOfName(cells, yearNames) !== -1;
    }),
  );
}

/** The one that makes a header; a parser that counts columns is misled by the rows before it. */
function separatorOf(text: string): string {
  const lines = firstLines(text);
  const found = separators.find((separator) =>
    lines.some((line) => {
      const cells = line.split(separator).map(cleanName);
      return cells.length > 1 && indexOfName(cells, titleNames) !== -1;
    }),
  );
  return found ?? '';
}

function firstLines(text: string): string[] {
  return text.slice(0, 8000).split(/\r\n|\n|\r/, rowsBeforeHeader);
}

function findHeader(rows: readonly string[][]): { at: number; columns: Columns } | null {
  const candidates = rows.slice(0, rowsBeforeHeader).flatMap((row, at) => {
    const names = row.map(cleanName);
    const columns = {
      title: indexOfName(names, titleNames),
      year: indexOfName(names, yearNames),
      kind: indexOfName(names, kindNames),
    };
    return columns.title === -1 || names.length < 2 ? [] : [{ at, columns }];
  });
  return candidates.find(({ columns }) => columns.year !== -1) ?? candidates[0] ?? null;
}

function cleanName(cell: string): string {
  return cell
    .replaceAll(/["\uFEFF_]/g, ' ')
    .trim()
    .toLowerCase();
}

function indexOfName(cells: readonly string[], names: readonly string[]): number {
  const name = names.find((each) => cells.includes(each));
  return name === undefined ? -1 : cells.indexOf(name);
}

/** Without a header: every row as wide as the others, the most wordy column, and one of years. */
function guessColumns(rows: readonly string[][]): Columns | null {
  const width = rows[0]?.length ?? 0;
  if (width < 2 || rows.some((row) => row.length !== width)) return null;
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    years: rows.filter((row) => isYear(Number(row[column]?.trim()))).length,
    letters: rows.reduce((sum, row) => sum + countLetters(row[column] ?? ''), 0),
  }));
  const [wordy] = columns.toSorted((a, b) => b.letters - a.letters);
  const year = columns.find(({ years }) => years * 2 > rows.length);
  if (!wordy || wordy.letters === 0 || !year || year === wordy) return null;
  return { title: wordy.column, year: year.column, kind: -1 };
}

function countLetters(cell: string): number {
  return /^https?:|^\d{4}-\d\d-\d\d/.test(cell) ? 0 : cell.replaceAll(/[^\p{L}]/gu, '').length;
}

function readRows(rows: readonly string[][], columns: Columns): ReadTable {
  const films = rows.filter((row) => !otherKinds.test(row[columns.kind] ?? ''));
  return {
    films: films.flatMap((row) => {
      const year = Number(/\d{4}/.exec(row[columns.year] ?? '')?.[0]);
      const title = row[columns.title] ?? '';
      return nameFilm(isYear(year) ? { title, year } : { title }) ?? [];
    }),
    others: rows.length - films.length,
  };
}
