import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginLargeSeason, voteOnLargeDay } from './large-season.ts';
import { addPeople, openStand } from './stand.ts';

/**
 * A million votes, backed up while the instance runs and brought into an empty place: how long each takes, whether every
 * promise holds there (`npm run restore` looks), and whether people can sign in.
 */
const people = Number(process.env['PEOPLE'] ?? 31_250);
const films = 64;
const port = 4371;

const folder = mkdtempSync(join(tmpdir(), 'girone-restore-'));
// The database runs as a user of its own when we are root.
chmodSync(folder, 0o755);
const file = join(folder, 'backup.zip');
const dataDir = join(folder, 'data');

function run(name: string, environment: Readonly<Record<string, string>>): number {
  const script = join(import.meta.dirname, `../server/dist/cli/${name}.js`);
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [script, file], {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'silent', ...environment },
  });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  return (performance.now() - startedAt) / 1000;
}

const account = { username: 'giulia', password: 'giallo-giallo' };

function post(path: string, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
}

/** The answer is how long the backup took, in seconds. */
async function fill(): Promise<number> {
  const stand = await openStand(port);
  try {
    const { pool, databaseUrl } = stand;
    await post('/api/register', {
      ...account,
      email: 'giulia@example.org',
      confirmPassword: account.password,
    });
    await addPeople(pool, people - 1);
    await voteOnLargeDay(pool, await beginLargeSeason(pool, films), 1);
    await pool.query(
      `update users set films_uploaded = (select count(*) from films where owner_id = users.id)
       where id in (select owner_id from films)`,
    );
    return run('backup', { DATABASE_URL: databaseUrl, DATA_DIR: stand.dataDir });
  } finally {
    await stand.stop();
  }
}

async function look(): Promise<{ votes: number; status: number }> {
  const stand = await openStand(port, { DATA_DIR: dataDir });
  try {
    const { status } = await post('/api/login', account);
    const { rows } = await stand.pool.query<{ votes: number }>(
      'select count(*)::int as votes from votes',
    );
    return { votes: rows[0]?.votes ?? 0, status };
  } finally {
    await stand.stop();
  }
}

try {
  const backupSeconds = await fill();
  const megabytes = statSync(file).size / 1e6;
  const restoreSeconds = run('restore', { DATA_DIR: dataDir });
  const { votes, status } = await look();
  if (votes !== (people * films) / 2) throw new Error(`${votes} votes came back`);
  if (status !== 200) throw new Error(`whoever signs in gets ${status}`);
  process.stdout.write(
    `${votes} votes: backup ${backupSeconds.toFixed(0)} s, ${megabytes.toFixed(0)} MB; ` +
      `restore, with every promise looked at, ${restoreSeconds.toFixed(0)} s (goal 900)\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
