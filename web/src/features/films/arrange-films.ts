import type { Film } from '@girone/contract/films';
import { foldText } from '../../lib/text/fold-text.ts';
import type { SortOrder } from './films-address.ts';

/** The films that fit every word of the text, in the chosen order. */
export function arrangeFilms(
  films: readonly Film[],
  { text, sort }: { text: string; sort: SortOrder },
): Film[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const fitting = films.filter((film) => {
    const facts = foldText(
      [film.title, film.director, film.genre, film.releaseYear].filter(Boolean).join(' '),
    );
    return words.every((word) => facts.includes(word));
  });
  return fitting.toSorted(orders[sort]);
}

const compareTitles = (left: Film, right: Film) =>
  left.title.localeCompare(right.title, undefined, { sensitivity: 'base', numeric: true });

/** What has no figure stands last. */
const orders: Record<SortOrder, (left: Film, right: Film) => number> = {
  newest: (left, right) => right.createdAt.localeCompare(left.createdAt) || right.id - left.id,
  title: compareTitles,
  year: (left, right) =>
    (right.releaseYear ?? 0) - (left.releaseYear ?? 0) || compareTitles(left, right),
  rating: (left, right) =>
    (right.tmdbRating ?? -1) - (left.tmdbRating ?? -1) || compareTitles(left, right),
};
