import type { ViewedMap } from '@girone/championship/taste/taste-map';
import type { TasteMap } from '@girone/contract/taste';
import type { MapPerson } from './taste-map.repo.ts';
import type { findFinalTable } from './taste.repo.ts';

type Table = Awaited<ReturnType<typeof findFinalTable>>;

/** The map as one person sees it, with names and films. */
export function presentMap(
  { place, neighbours, films }: ViewedMap,
  people: readonly MapPerson[],
  table: Table,
): TasteMap {
  const named = new Map(people.map((person) => [Number(person.id), person]));
  const places = new Map(films.map(({ filmId, x, y }) => [filmId, { x, y }]));
  return {
    ...place,
    neighbours: neighbours.flatMap(({ id, x, y, agreement, commonMatches }) => {
      const person = named.get(id);
      if (!person) return [];
      const { username, firstName, lastName, profileImageUrl } = person;
      const who = { username, firstName, lastName, profileImageUrl };
      return [{ ...who, x, y, agreement, commonMatches }];
    }),
    films: table.flatMap(({ film, position }) => {
      const where = places.get(film.id);
      return where ? [{ film, position, ...where }] : [];
    }),
  };
}
