import type { Film } from '@girone/contract/films';
import { currentFormat } from '../../lib/format.ts';

/** The width in which covers are fetched: sharp at the largest size they are shown in. */
const coverWidth = 480;

/** The picture of a film: its owner's, else the film database's; without one a poster is printed. */
export function coverOf(film: Pick<Film, 'coverImagePath' | 'posterUrl'>): string | null {
  if (film.coverImagePath !== null) return `${film.coverImagePath}?w=${coverWidth}`;
  return film.posterUrl;
}

/** What a printed poster is drawn from. */
export function sheetOf({ title, releaseYear, director, genre }: SheetFacts) {
  return { title, year: releaseYear, director, genre };
}

type SheetFacts = Pick<Film, 'title' | 'releaseYear' | 'director' | 'genre'>;

/** One figure behind the point, also for a round number: ratings stand under each other. */
export function ratingText(rating: number): string {
  return currentFormat().number(Math.round(rating * 10) / 10);
}
