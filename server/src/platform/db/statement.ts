import { sql, type SQL } from 'drizzle-orm';
import { defineQuery, type DefinedQuery, type QueryDefinition } from './defined-query.ts';
import { clientOf, type Connection, type Db } from './database.ts';

/** What a statement may take, by its name in SQL. */
interface ValueTypes {
  readonly int: number;
  readonly 'int?': number | null;
  readonly 'int[]': readonly number[];
  readonly 'int?[]': readonly (number | null)[];
  readonly text: string;
  readonly 'text?': string | null;
  readonly 'text[]': readonly string[];
  readonly bool: boolean;
  readonly 'bool[]': readonly boolean[];
  readonly timestamptz: Date;
  readonly 'timestamptz?': Date | null;
}

type Takes = Readonly<Record<string, keyof ValueTypes>>;
type Values<T extends Takes> = { readonly [Name in keyof T]: ValueTypes[T[Name]] };
type Places<T extends Takes> = { readonly [Name in keyof T]: SQL };

/**
 * A query that is defined once, when its module is loaded: its text is built and the way from its columns to the
 * answer's fields worked out there and then, and every connection plans it once, under its name. A request only
 * fills in values.
 *
 *     const filmsOf = statement('films_of', { ownerId: 'int' }, ({ ownerId }) =>
 *       build.select({ id: films.id, title: films.title }).from(films).where(eq(films.ownerId, ownerId)),
 *     );
 *     const rows = await filmsOf(db, { ownerId });
 */
export function statement<const T extends Takes, Q extends QueryDefinition>(
  name: string,
  takes: T,
  define: (places: Places<T>) => Q,
): (db: Db | Connection, values: Values<T>) => Promise<Awaited<Q>> {
  let query: DefinedQuery<Awaited<Q>> | undefined;
  return (db, values) => {
    query ??= defineQuery(name, define(placesOf(takes)));
    return query.run(clientOf(db), values);
  };
}

function placesOf<T extends Takes>(takes: T): Places<T> {
  const places = Object.entries(takes).map(([name, type]) => [
    name,
    sql`${sql.placeholder(name)}::${sql.raw(type.replace('?', ''))}`,
  ]);
  // Made of the entries of `takes`, one for one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(places) as Places<T>;
}
