import { importRules, limits } from '@girone/contract/rules';
import { foldText } from '../../lib/text/fold-text.ts';

/** A film as somebody's list names it. */
export interface NamedFilm {
  readonly title: string;
  readonly year?: number | undefined;
}

export interface ListLine extends NamedFilm {
  /** Where it stands, from 1. */
  readonly row: number;
  /** As it was typed. */
  readonly text: string;
}

export interface ReadList {
  readonly lines: readonly ListLine[];
  /** Lines that say once more what one before them says. */
  readonly repeated: number;
  /** Lines for which there is no room. */
  readonly beyond: number;
}

/** One film per line, with a year in any of the forms that people write. */
export function readLines(text: string): ReadList {
  const rows = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  const isNumbered = rows.filter((row) => numbering.test(row)).length * 2 > rows.length;
  const lines = new Map<string, ListLine>();
  let repeated = 0;
  let beyond = 0;
  for (const [at, row] of rows.entries()) {
    const film = readLine(isNumbered ? row.replace(numbering, '') : row);
    if (film === null) continue;
    const key = keyOf(film);
    if (lines.has(key)) repeated += 1;
    else if (lines.size >= importRules.lines) beyond += 1;
    else lines.set(key, { ...film, row: at + 1, text: row.trim() });
  }
  return { lines: [...lines.values()], repeated, beyond };
}

/** The same film by the same words. */
export function keyOf({ title, year }: NamedFilm): string {
  return `${foldText(title).replaceAll(/\s+/g, ' ')}|${year ?? ''}`;
}

/** A line that is read as the same film again. */
export function writeLine({ title, year }: NamedFilm): string {
  return year === undefined ? title : `${title} (${year})`;
}

/** "1. ", "12) ": only where most lines begin like that, for titles do as well. */
const numbering = /^\s*\d{1,4}[.)]\s+/;
const bullet = /^\s*[-*•·–—]\s+/u;
/** A title in quotation marks, as a table has it, and what stands behind it. */
const quoted = /^"((?:[^"]|"")+)"(.*)$/su;
const inBrackets = /^(.*\S)\s*[([]\s*(\d{4})\s*[)\]](?:\s.*)?$/su;
const separated = /^(.*\S)\s*(?:[,;|\t]|\s[-–—])\s*(\d{4})$/su;

function readLine(row: string): NamedFilm | null {
  const line = row.replace(bullet, '').trim();
  const [, inQuotes = '', behind = ''] = quoted.exec(line) ?? [];
  const words = inQuotes === '' ? line : inQuotes.replaceAll('""', '"') + behind;
  const [, title = '', year = ''] = inBrackets.exec(words) ?? separated.exec(words) ?? [];
  // A bare year behind a title may be a part of it, as in "Blade Runner 2049": the search reads it both ways.
  return nameFilm(isYear(Number(year)) ? { title, year: Number(year) } : { title: words });
}

/** Fit to be a title, or nothing where there is none. */
export function nameFilm({ title, year }: NamedFilm): NamedFilm | null {
  const clean = title
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, limits.filmTitle.max)
    .toWellFormed()
    .trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) return null;
  return year === undefined ? { title: clean } : { title: clean, year };
}

export function isYear(year: number): boolean {
  const latest = new Date().getFullYear() + limits.filmYear.yearsAhead;
  return Number.isInteger(year) && year >= limits.filmYear.min && year <= latest;
}
