import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { defineQuery, type DefinedQuery, type QueryDefinition } from './defined-query.ts';
import { clientOf, type Connection, type Db } from './database.ts';

/** What a statement may take, by its name in SQL; with `?` it may be null, with `[]` there are many. */
interface Scalars {
  readonly int: number;
  /** Exact up to 2^53. */
  readonly bigint: number;
  readonly text: string;
  readonly bool: boolean;
  readonly float8: number;
  readonly timestamptz: Date;
}

type Scalar = keyof Scalars;
type ValueTypes = Scalars & {
  readonly [Name in Scalar as `${Name}?`]: Scalars[Name] | null;
} & { readonly [Name in Scalar as `${Name}[]`]: readonly Scalars[Name][] } & {
  readonly [Name in Scalar as `${Name}?[]`]: readonly (Scalars[Name] | null)[];
};

type Takes = Readonly<Record<string, keyof ValueTypes>>;
type Values<T extends Takes> = { readonly [Name in keyof T]: ValueTypes[T[Name]] };
/** It is SQL; some parts of the query builder, such as `limit`, ask for a placeholder and take any SQL. */
type Place = SQL & Placeholder;
type Places<T extends Takes> = { readonly [Name in keyof T]: Place };

/** A connection would run the plan of one for the other. */
const names = new Set<string>();

/**
 * A query that is defined once, when its module is loaded: its text is built and the way from its columns to the
 * answer's fields worked out there and then, and every connection plans it once, under its name. A request only
 * fills in values.
 *
 *     const filmsOf = statement('films_of', { ownerId: 'int' }, ({ ownerId }) =>
 *       build.select({ id: films.id, title: films.title }).from(films).where(eq(films.ownerId, ownerId)),
 *     );
 *     const rows = await filmsOf(db, { ownerId });
 *
 * What the query builder has no words for is written out, `build.execute<Row>(sql`…`)`, and answers as the driver does.
 */
export function statement<const T extends Takes, Q extends QueryDefinition>(
  name: string,
  takes: T,
  define: (places: Places<T>) => Q,
): (db: Db | Connection, values: Values<T>) => Promise<Awaited<Q>> {
  if (names.has(name)) throw new Error(`two statements are called ${name}`);
  names.add(name);
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
