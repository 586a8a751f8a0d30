import type { Client } from 'pg';

/** What a refused call may change: counters of the limiter, events that were delivered, jobs. */
const passing = ['rate_limits', 'events'];

/** The statement for each connection, which prepares it: it is asked thousands of times. */
const statements = new WeakMap<Client, Promise<string>>();

/** One value over the content of every table: equal before and after means that nothing changed. */
export async function digestDatabase(sql: Client): Promise<string> {
  const known = statements.get(sql) ?? writeStatement(sql);
  statements.set(sql, known);
  const { rows } = await sql.query<{ name: string; digest: string }>({
    name: 'digest_database',
    text: await known,
  });
  return rows.map(({ name, digest }) => `${name}:${digest}`).join('\n');
}

/** All tables in one statement. */
async function writeStatement(sql: Client): Promise<string> {
  const { rows } = await sql.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any($1)
     order by 1`,
    [passing],
  );
  const digests = rows.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
       from "${name}" t`,
  );
  return digests.join('\nunion all\n');
}
