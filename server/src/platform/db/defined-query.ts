import {
  Column,
  DrizzleQueryError,
  getTableName,
  is,
  Param,
  Placeholder,
  type DriverValueDecoder,
  type Query,
} from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import {
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import { PgRaw } from 'drizzle-orm/pg-core/query-builders/raw';
import { escapeLiteral, types, type ClientBase, type Pool } from 'pg';

/** Whatever drizzle can build: a select, an insert, an update or a deletion, or SQL as it is given to `execute`. */
export type QueryDefinition = Preparable | PgRaw<unknown>;

interface Preparable extends PromiseLike<unknown> {
  prepare(name: string): PgPreparedQuery<PreparedQueryConfig>;
}

export interface DefinedQuery<Result> {
  run(client: Pool | ClientBase, values: Values): Promise<Result>;
}

/** Keeps what drizzle has built instead of running it. */
class Definition extends PgPreparedQuery<PreparedQueryConfig> {
  /** Of a select with joins: by table, whether its row is always there. Set by drizzle. */
  joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined;
  readonly fields: SelectedFieldsOrdered | undefined;

  constructor(query: Query, fields: SelectedFieldsOrdered | undefined) {
    super(query, undefined, undefined);
    this.fields = fields;
  }

  override execute(): Promise<never> {
    throw new Error('a query built without a database runs as a statement');
  }
}

class DefiningSession extends PgSession {
  override prepareQuery(query: Query, fields: SelectedFieldsOrdered | undefined) {
    return new Definition(query, fields);
  }

  override transaction(): Promise<never> {
    throw new Error('statements are defined outside of transactions');
  }
}

const dialect = new PgDialect();

/** Builds the queries of statements; it has no database. */
export const build = new PgDatabase<NodePgQueryResultHKT>(
  dialect,
  new DefiningSession(dialect),
  undefined,
);

/** Instants stay text, which their columns read. */
const textual = new Set<number>([
  types.builtins.TIMESTAMPTZ,
  types.builtins.TIMESTAMP,
  types.builtins.DATE,
]);
const asText = (value: string) => value;
const driverTypes: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: (oid, format) => (textual.has(oid) ? asText : types.getTypeParser(oid, format)),
};

export function defineQuery<Result>(name: string, query: QueryDefinition): DefinedQuery<Result> {
  return is(query, PgRaw) ? defineRaw(name, query) : defineBuilt(name, query);
}

/** Its rows have the names that the SQL gives to its columns, and what the driver reads in them. */
function defineRaw<Result>(name: string, query: PgRaw<unknown>): DefinedQuery<Result> {
  const { text, fill } = writeOut(query.getQuery());
  return {
    async run(client, values) {
      try {
        const result = await client.query({ name, text, values: fill(values), types: driverTypes });
        // The type is what the definition says of its columns, as with drizzle's own `execute`.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return result as Result;
      } catch (error) {
        throw failureOf(text, error);
      }
    },
  };
}

function defineBuilt<Result>(name: string, query: Preparable): DefinedQuery<Result> {
  const definition = query.prepare(name);
  if (!(definition instanceof Definition)) throw new Error(`${name} was not made with "build"`);
  const { text, fill } = writeOut(definition.getQuery());
  const { fields, joinsNotNullableMap } = definition;
  const readRow = fields && readerOf(fields, joinsNotNullableMap);
  return {
    async run(client, values) {
      try {
        const { rows, rowCount } = await client.query<unknown[]>({
          name,
          text,
          values: fill(values),
          rowMode: 'array',
          types: driverTypes,
        });
        // The type is drizzle's own answer for this query, whose columns are read as drizzle reads them.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return (readRow ? rows.map(readRow) : { rows, rowCount }) as Result;
      } catch (error) {
        throw failureOf(text, error);
      }
    },
  };
}

/** What fails says what was asked, as with drizzle, but never with which values: they are people's data. */
function failureOf(text: string, error: unknown): DrizzleQueryError {
  return new DrizzleQueryError(text, [], error instanceof Error ? error : undefined);
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes into the text whatever is known beforehand: only what stands there can a plan that is kept rely on, to read
 * a partial index or no more than a page.
 */
function writeOut({ sql, params }: Query) {
  const fillers: ((values: Values) => unknown)[] = [];
  const placed = new Map<unknown, number>();
  /** The same value goes out once, however often the text needs it. */
  const place = (param: unknown): number => {
    const what = is(param, Placeholder) ? param.name : param;
    const number = placed.get(what) ?? fillers.push(fillerOf(param));
    placed.set(what, number);
    return number;
  };
  const text = sql.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const param = params[Number(number) - 1];
    return literalOf(param) ?? `$${place(param)}`;
  });
  return { text, fill: (values: Values) => fillers.map((valueFrom) => valueFrom(values)) };
}

function literalOf(param: unknown): string | undefined {
  if (typeof param === 'string') return escapeLiteral(param);
  if (typeof param === 'number') return param < 0 ? `(${param})` : String(param);
  return typeof param === 'boolean' || param === null ? String(param) : undefined;
}

function fillerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => values[param.name];
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param;
    return (values) => encoder.mapToDriverValue(values[value.name]);
  }
  return () => param;
}

type ReadRow = (row: readonly unknown[]) => unknown;
type Field = SelectedFieldsOrdered[number] & { readonly place: number };
type Joined = Definition['joinsNotNullableMap'];

/** The way from a row's columns to the object that the query asked for, nested as it is. */
function readerOf(fields: SelectedFieldsOrdered, joined: Joined): ReadRow {
  return readObject(
    fields.map((field, place) => ({ ...field, place })),
    joined,
  );
}

function readObject(fields: readonly Field[], joined: Joined): ReadRow {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    const [key = ''] = field.path;
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  const parts = [...groups].map(([key, group]) => ({ key, read: readPart(group, joined) }));
  return (row) => {
    const answer: Record<string, unknown> = {};
    for (const { key, read } of parts) answer[key] = read(row);
    return answer;
  };
}

function readPart(group: readonly Field[], joined: Joined): ReadRow {
  const [first] = group;
  if (!first) throw new Error('a part of the answer has no column');
  if (first.path.length === 1) return readValue(first);
  const read = readObject(
    group.map(({ path, ...field }) => ({ ...field, path: path.slice(1) })),
    undefined,
  );
  if (!joined || !mayBeAbsent(group, joined)) return read;
  return (row) => (row[first.place] === null ? null : read(row));
}

/** An object of columns of one table that an outer join may not find: null, as its first column is then. */
function mayBeAbsent(group: readonly Field[], joined: NonNullable<Joined>): boolean {
  const columns = group.map(({ field }) => field).filter((field) => is(field, Column));
  const tables = new Set(columns.map(({ table }) => getTableName(table)));
  const [table] = tables;
  return tables.size === 1 && table !== undefined && !joined[table];
}

function readValue({ field, place }: Field): ReadRow {
  const decoder = is(field, Column) ? field : decoderOf(field);
  return (row) => {
    const value = row[place];
    return value === null ? null : decoder.mapFromDriverValue(value);
  };
}

function decoderOf(field: Exclude<Field['field'], Column>): DriverValueDecoder<unknown, unknown> {
  // Set by `mapWith` or the identity; drizzle keeps it out of its types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (field.getSQL() as unknown as { decoder: DriverValueDecoder<unknown, unknown> }).decoder;
}
