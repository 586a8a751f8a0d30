import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

interface Reference {
  readonly databaseUrl: string;
  readonly clients: number;
  readonly seconds: number;
  /** pgbench's language: `\set name random(from, to)` and statements with `:name`. */
  readonly script: string;
}

const pgbench = process.env['PGBENCH'] ?? 'pgbench';

/** Where it is not installed, a loop does the same statements over as many connections. */
export const isPgbenchHere = spawnSync(pgbench, ['--version']).status === 0;

/** Transactions per second of the database alone. */
export async function measureReference(reference: Reference): Promise<number> {
  return isPgbenchHere ? runPgbench(reference) : runLoop(reference);
}

function runPgbench({ databaseUrl, clients, seconds, script }: Reference): number {
  const folder = mkdtempSync(join(tmpdir(), 'girone-pgbench-'));
  const file = join(folder, 'script.sql');
  writeFileSync(file, script);
  const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const { stdout, stderr } = spawnSync(pgbench, [...options, '-f', file, databaseUrl], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (rate === undefined) throw new Error(`pgbench said nothing of use: ${stderr}`);
  return Number(rate);
}

async function runLoop({ databaseUrl, clients, seconds, script }: Reference): Promise<number> {
  const { draw, statements } = readScript(script);
  const until = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      while (performance.now() < until) {
        const values = draw();
        for (const { name, text, uses } of statements) {
          await client.query({ name, text, values: uses.map((use) => values.get(use)) });
        }
        count += 1;
      }
      await client.end();
    }),
  );
  return count / seconds;
}

function readScript(script: string) {
  const sets = [...script.matchAll(/^\\set (\w+) random\((\d+), (\d+)\)$/gm)];
  const statements = script
    .replaceAll(/^\\set .*$/gm, '')
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, index) => {
      const uses = [
        ...new Set([...text.matchAll(/(?<!:):([a-z]\w*)/g)].map(([, name = '']) => name)),
      ];
      const parameters = text.replaceAll(
        /(?<!:):([a-z]\w*)/g,
        (_, use: string) => `$${uses.indexOf(use) + 1}`,
      );
      return { name: `reference${index}`, text: parameters, uses };
    });
  const draw = () =>
    new Map(
      sets.map(([, name = '', from, to]) => {
        const span = Number(to) - Number(from) + 1;
        return [name, Number(from) + Math.floor(Math.random() * span)];
      }),
    );
  return { draw, statements };
}
