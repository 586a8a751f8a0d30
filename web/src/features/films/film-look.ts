import type { Film } from '@girone/contract/films';
import { chosenLanguage } from '../../lib/language.ts';

/** The width in which covers are fetched: sharp at the largest size they are shown in. */
const coverWidth = 480;

/** The picture of a film: its owner's, else the film database's; without one a poster is printed. */
export function coverOf(film: Pick<Film, 'coverImagePath' | 'posterUrl'>): string | null {
  if (film.coverImagePath !== null) return `${film.coverImagePath}?w=${coverWidth}`;
  return film.posterUrl;
}

type SheetFacts = Pick<Film, 'title' | 'releaseYear' | 'director' | 'genre'>;

/** What a poster is printed from. */
export function sheetOf({ title, releaseYear, director, genre }: SheetFacts) {
  return { title, year: releaseYear, director, genre };
}

/** One figure behind the point, also for a round number. */
export function ratingText(rating: number): string {
  return new Intl.NumberFormat(chosenLanguage(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}

/** "La Coppa", "La Coppa and Il Trofeo" */
export function listText(names: readonly string[]): string {
  return new Intl.ListFormat(chosenLanguage(), { type: 'conjunction' }).format(names);
}
