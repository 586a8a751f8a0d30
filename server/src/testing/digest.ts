import type { Client } from 'pg';

/** What a refused call may change: counters of the limiter, events that were delivered, jobs. */
const passing = new Set(['rate_limits', 'events']);

/** One value over the content of every table: equal before and after means that nothing changed. */
export async function digestDatabase(sql: Client): Promise<string> {
  const { rows } = await sql.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const digests: string[] = [];
  for (const { name } of rows.filter((table) => !passing.has(table.name))) {
    const { rows: content } = await sql.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${name}" t`,
    );
    digests.push(`${name}:${content[0]?.digest}`);
  }
  return digests.join('\n');
}
