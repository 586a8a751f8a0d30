import { peopleOf, type FilmRow } from './read-films.ts';

/**
 * How well known each film is, from 0 to 1. Nobody counts viewers here, so the people stand for them:
 * the more films of this list a director and a cast have made, the likelier it is that theirs is meant.
 */
export function measureFame(rows: readonly FilmRow[]): Map<FilmRow, number> {
  const films = new Map<string, number>();
  const people = rows.map((row) => peopleOf(row));
  for (const name of people.flat()) films.set(name, (films.get(name) ?? 0) + 1);
  return new Map(
    rows.map((row, at) => {
      const others = (people[at] ?? []).map((name) => (films.get(name) ?? 1) - 1);
      const sum = others.reduce((total, count) => total + count, 0);
      return [row, sum / (sum + halfFame)];
    }),
  );
}

/** With so many other films among its people a film is half as famous as can be. */
const halfFame = 20;
