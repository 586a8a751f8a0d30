import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

async function readMetrics(): Promise<string> {
  const { text } = await new TestClient(girone.address).get('/metrics');
  return text;
}

async function figure(name: string): Promise<number> {
  const line = (await readMetrics()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

test('says which version serves, and how it is with lines, connections and the disk', async () => {
  const metrics = await readMetrics();
  expect(metrics).toMatch(/^girone_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  expect(metrics).toContain('girone_line_waiting{line="votes"} 0');
  expect(metrics).toContain('girone_line_waiting{line="passwords"} 0');
  expect(metrics).toContain('girone_database_connections{state="waited_for"} 0');
  expect(await figure('girone_disk_free_bytes')).toBeGreaterThan(0);
});

test('tells of jobs that nobody does, and of those that failed for good', async () => {
  await sql.run(
    `select graphile_worker.add_job('nobody-does', run_at => now() - interval '10 minutes'),
       graphile_worker.add_job('fails', run_at => now() - interval '1 minute', max_attempts => 1)`,
  );
  await sql.run(
    `update graphile_worker._private_jobs set attempts = 1
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'fails')`,
  );
  expect(await figure('girone_jobs_waiting')).toBe(1);
  expect(await figure('girone_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(600);
  expect(await figure('girone_jobs_failed')).toBe(1);
});

test('knows when the last backup was, whichever connection asks', async () => {
  expect(await figure('girone_last_backup_timestamp_seconds')).toBe(0);
  await sql.run(
    `do $$ begin
       execute format('alter database %I set girone.last_backup = %L', current_database(), '1790000000');
     end $$`,
  );
  expect(await figure('girone_last_backup_timestamp_seconds')).toBe(1_790_000_000);
});

test('tells the rest where something cannot be known', async () => {
  await sql.run('alter schema graphile_worker rename to put_away');
  expect(await readMetrics()).toMatch(/^girone_jobs_waiting Nan$/im);
  expect(await figure('girone_workers')).toBe(1);
  await sql.run('alter schema put_away rename to graphile_worker');
  expect(await figure('girone_jobs_failed')).toBe(1);
});

test('measures how long a live event is under way', async () => {
  await sql.run(
    `insert into events (type, audience, payload) values ('seal', '{"everyone":true}', '{}')`,
  );
  await sql.run('notify girone_events');
  await eventually(async () =>
    expect(await figure('girone_event_delay_seconds_count')).toBeGreaterThan(0),
  );
});

/** Every figure that a file of the operator's asks for. */
function namesIn(file: string): string[] {
  const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  const names = text.match(/\b(?:girone|http_request|nodejs|process)_\w+/g) ?? [];
  return [...new Set(names)];
}

test.each(['prometheus/alerts.yml', 'grafana/girone.json'])(
  'has every figure that deploy/%s asks for',
  async (file) => {
    const metrics = await readMetrics();
    const names = namesIn(file);
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(metrics).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  },
);
