import type { Film } from '@girone/contract/films';
import { sizedPicture } from '../../ui/images/sized-picture.ts';

/** The picture of a film: its owner's, else the film database's; without one a poster is printed. */
export function coverOf({ coverImagePath, posterUrl }: Film): string | null {
  return sizedPicture(coverImagePath ?? posterUrl, 480);
}

type SheetFacts = Pick<Film, 'title' | 'releaseYear' | 'director' | 'genre'>;

/** What a poster is printed from. */
export function sheetOf({ title, releaseYear, director, genre }: SheetFacts) {
  return { title, year: releaseYear, director, genre };
}
