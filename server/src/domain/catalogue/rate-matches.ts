import type { Confidence } from './catalogue.ts';
import { comparableTitle, type ComparableTitle } from './comparable-title.ts';
import { titleLikeness } from './title-likeness.ts';

/** What somebody looks for: words, and a year where they know it. */
export interface Wanted {
  readonly title: string;
  readonly year: number | null;
}

interface Named {
  readonly titles: readonly ComparableTitle[];
  readonly year: number | null;
  /** Who made it and who plays in it, where that is known. */
  readonly people?: () => readonly string[];
}

/** One way to read what was typed: "Dune 2021" is a title, or the title "Dune" and a year. */
export interface Reading {
  readonly title: ComparableTitle;
  readonly year: number | null;
}

/** From the closest to the loosest. */
const kinships = ['same', 'without its article', 'of its series', 'alike', 'other'] as const;
type Kinship = (typeof kinships)[number];

/** Two letters of eight may be wrong before it is another title. */
const alikeFrom = 0.75;

/**
 * How sure it is that each film is the one that is meant. Exact is at most one: the only film of this
 * title, of this year where one was given. A wrong film that passes for the right one is worse than a
 * question, so a typing error, an article too many or a second film of the same title make it close.
 */
export function rateMatches(wanted: Wanted, films: readonly Named[]): Confidence[] {
  const readings = readWanted(wanted);
  const all = films.map((film) => kinshipOf(readings, film));
  const countOf = (kind: Kinship) => all.filter((kinship) => kinship === kind).length;
  const bearing = countOf('same') > 0 ? 'same' : 'without its article';
  const series = films.filter((_, at) => all[at] === 'of its series');
  return films.map((film, at) => {
    const kinship = all[at] ?? 'other';
    const isOnly = kinship === bearing && countOf(bearing) === 1;
    if (isOnly && !series.some((other) => isByOthers(film, other))) return 'exact';
    return kinship === 'other' ? 'loose' : 'close';
  });
}

/**
 * A series that has the title of another film, and nobody of it: "The Lord of the Rings" of 1978 is
 * seldom meant, but the first "Alien" always is.
 */
function isByOthers(film: Named, other: Named): boolean {
  if (!film.people || !other.people) return false;
  const people = new Set(film.people());
  return !other.people().some((name) => people.has(name));
}

/** What was typed as it stands, and without the year behind it if there is one. */
export function readWanted({ title, year }: Wanted): Reading[] {
  const asTyped = { title: comparableTitle(title), year };
  const behind = /^(.*[^\s([,-])[\s([,-]+((?:18|19|20)\d\d)[\s)\]]*$/su.exec(title.trim());
  if (year !== null || !behind) return [asTyped];
  return [asTyped, { title: comparableTitle(behind[1] ?? ''), year: Number(behind[2]) }];
}

/** A film comes out in one country a year before another, so that people differ on its year. */
export function isAbout(releaseYear: number | null, year: number | null): boolean {
  return year === null || (releaseYear !== null && Math.abs(releaseYear - year) <= 1);
}

function kinshipOf(readings: readonly Reading[], { titles, year }: Named): Kinship {
  const fitting = readings.filter((reading) => isAbout(year, reading.year));
  const found = new Set(
    fitting.flatMap((reading) => titles.map((title) => compare(reading.title, title))),
  );
  return kinships.find((kinship) => found.has(kinship)) ?? 'other';
}

function compare(wanted: ComparableTitle, title: ComparableTitle): Kinship {
  if (wanted.whole === '') return 'other';
  if (wanted.whole === title.whole) return 'same';
  if (wanted.whole === title.withoutArticle) return 'without its article';
  if (title.parts.includes(wanted.whole)) return 'of its series';
  if (title.bareParts.includes(wanted.withoutArticle)) return 'alike';
  const isAlike = wanted.numbers === title.numbers && titleLikeness(wanted, title) >= alikeFrom;
  return isAlike ? 'alike' : 'other';
}
