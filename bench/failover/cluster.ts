import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { deriveHaproxy, nodeNames, proxyOf, type Grounds } from './configuration.ts';
import { end, Machine, runInBackground } from './machine.ts';
import type { Programs } from './programs.ts';

const patienceMs = 180_000;

interface Member {
  readonly name: string;
  readonly role: string;
}

/** Three machines on loopback and what leads to their primary. */
export class Cluster {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly #machines: readonly Machine[];
  readonly #grounds: Grounds;
  readonly #proxy: ChildProcess;

  /** Nothing is waited for; `makeDatabase` does that. */
  constructor(programs: Programs) {
    this.folder = mkdtempSync(join(tmpdir(), 'girone-failover-'));
    chmodSync(this.folder, 0o755);
    // Another drill may run on this computer.
    const network = `127.77.${1 + (process.pid % 250)}`;
    const grounds = { network, folder: this.folder, passwords: somePasswords() };
    this.#grounds = grounds;
    this.databaseUrl = this.#urlFor('girone', 'girone', girone);
    this.#machines = nodeNames.map((name) => new Machine(grounds, name, programs));
    for (const machine of this.#machines) machine.start();
    const configuration = join(this.folder, 'haproxy.cfg');
    writeFileSync(configuration, deriveHaproxy(grounds));
    this.#proxy = runInBackground(programs.haproxy, ['-db', '-f', configuration], {
      log: join(this.folder, 'haproxy.log'),
    });
  }

  /** As an operator makes it, once there is a primary. */
  async makeDatabase(): Promise<void> {
    await this.untilWhole();
    await this.#asSuperuser(async (client) => {
      await client.query(`create role girone login password '${girone}'`);
      await client.query('create database girone owner girone');
    });
  }

  /** The machine of the primary. */
  async primary(): Promise<Machine> {
    const name = (await this.#members()).find(({ role }) => role === 'leader')?.name;
    const machine = this.#machines.find((candidate) => candidate.name === name);
    if (!machine) throw new Error('there is no primary');
    return machine;
  }

  /** As `patronictl switchover` does it. */
  async switchOver({ name, address }: Machine): Promise<void> {
    const password = this.#grounds.passwords.restapi;
    const authorization = `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}`;
    const answer = await fetch(`http://${address}:8008/switchover`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ leader: name }),
    });
    if (!answer.ok) throw new Error(`no switchover: ${answer.status} ${await answer.text()}`);
  }

  /** Until all three are there, the others streaming, and one of these is who may take over. */
  async untilWhole(): Promise<void> {
    await this.until('three machines, one of them synchronous', async () => {
      const roles = (await this.#members())
        .map(({ role }) => role)
        .toSorted((a, b) => a.localeCompare(b));
      if (roles.join(' ') !== 'leader replica sync_standby') return false;
      return this.#asSuperuser(async (client) => {
        const { rows } = await client.query<{ streaming: number; synchronous: number }>(
          `select count(*)::int as streaming, (count(*) filter (where sync_state = 'sync'))::int as synchronous
           from pg_stat_replication where state = 'streaming'`,
        );
        return rows[0]?.streaming === 2 && rows[0].synchronous === 1;
      });
    });
  }

  /** Whether all three hold the same votes, once the others have replayed what they were sent. */
  async untilAlike(): Promise<void> {
    await this.until('three machines with the same votes', async () => {
      const all = await Promise.all(this.#machines.map(({ address }) => this.#readVotes(address)));
      return new Set(all).size === 1;
    });
  }

  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const startedAt = performance.now();
    while (!(await isSo().catch(() => false))) {
      if (performance.now() - startedAt > patienceMs) throw new Error(`in vain: ${what}`);
      await sleep(200);
    }
  }

  async close(): Promise<void> {
    await end(this.#proxy);
    // A primary that stops waits for those that follow it.
    await Promise.all(this.#machines.map((machine) => machine.stop()));
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** For the very end, where nothing can be waited for any more. */
  closeAtOnce(): void {
    this.#proxy.kill('SIGKILL');
    for (const machine of this.#machines) machine.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #members(): Promise<readonly Member[]> {
    for (const { address } of this.#machines) {
      const answer = await fetch(`http://${address}:8008/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => undefined);
      if (!answer?.ok) continue;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Patroni's own form
      const { members } = (await answer.json()) as { members: Member[] };
      return members;
    }
    return [];
  }

  async #readVotes(address: string): Promise<string> {
    const client = new Client({ connectionString: this.databaseUrl, host: address, port: 5432 });
    try {
      await client.connect();
      const { rows } = await client.query<{ votes: string }>(
        `select md5(string_agg(concat_ws(':', match_id, user_id, film_id), ' ' order by match_id, user_id)) as votes
         from votes`,
      );
      return rows[0]?.votes ?? '';
    } finally {
      await client.end();
    }
  }

  async #asSuperuser<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const { superuser } = this.#grounds.passwords;
    const client = new Client({
      connectionString: this.#urlFor('postgres', 'postgres', superuser),
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end();
    }
  }

  #urlFor(database: string, user: string, password: string): string {
    return `postgres://${user}:${password}@${proxyOf(this.#grounds)}:5000/${database}`;
  }
}

const some = () => randomBytes(16).toString('hex');
const girone = some();

function somePasswords(): Grounds['passwords'] {
  return { superuser: some(), replication: some(), rewind: some(), restapi: some() };
}
