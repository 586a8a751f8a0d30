import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as platform from '../../platform/db/schema/platform.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { useDatabase } from '../../testing/test-database.ts';
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as archives from './archives.ts';
import * as circles from './circles.ts';
import * as films from './films.ts';
import * as matches from './matches.ts';
import * as notifications from './notifications.ts';
import * as passkeys from './passkeys.ts';
import * as posts from './posts.ts';
import * as profiles from './profiles.ts';
import * as push from './push.ts';
import * as secondFactors from './second-factors.ts';
import * as shows from './shows.ts';
import * as standings from './standings.ts';
import * as tournaments from './tournaments.ts';
import * as uploads from './uploads.ts';
import * as verification from './verification.ts';

const sql = connectDirectly(useDatabase());

const features = [
  { ...accounts, ...profiles, ...films, ...circles, ...tournaments, ...matches },
  { ...standings, ...posts, ...uploads, ...notifications, ...admin, ...platform, ...verification },
  { ...archives, ...passkeys, ...push, ...secondFactors, ...shows },
];
const tables = features.flatMap((feature) =>
  Object.values(feature).filter((value) => is(value, PgTable)),
);

/** Written by hand in the guards migration. */
const onlyInSql = ['tournaments_social_topic_fk', 'tournaments_social_topic_idx'];

test('the migrations make exactly the tables of the schema', async () => {
  const rows = await sql.run(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );

  const made = rows.map((row) => String(row['table_name']));
  expect(made.toSorted()).toEqual(tables.map((table) => getTableConfig(table).name).toSorted());
});

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the columns of %s are those of the schema',
  async (name, table) => {
    const rows = await sql.run(
      `select column_name, is_nullable = 'NO' as not_null from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
      [name],
    );

    const declared = Object.values(getTableColumns(table)).map((column) => ({
      column_name: column.name,
      not_null: column.notNull,
    }));
    expect(byName(rows)).toEqual(byName(declared));
  },
);

test('every constraint and index bears the name that the schema gives it', async () => {
  const rows = await sql.run(
    `select conname as name from pg_constraint
       where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'p')
     union select indexname from pg_indexes where schemaname = 'public'`,
  );

  const declared = new Set<string | undefined>(onlyInSql);
  for (const table of tables) {
    const { name, checks, foreignKeys, uniqueConstraints, primaryKeys, indexes } =
      getTableConfig(table);
    for (const constraint of [...checks, ...uniqueConstraints]) declared.add(constraint.name);
    for (const key of [...foreignKeys, ...primaryKeys]) declared.add(key.getName());
    for (const index of indexes) declared.add(index.config.name);
    if (primaryKeys.length === 0) declared.add(`${name}_pkey`);
  }
  expect(new Set(rows.map((row) => row['name']))).toEqual(declared);
});

function byName(rows: readonly Record<string, unknown>[]) {
  return rows.toSorted((one, other) =>
    String(one['column_name']).localeCompare(String(other['column_name'])),
  );
}
