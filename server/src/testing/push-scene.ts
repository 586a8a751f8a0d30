import { beforeAll, beforeEach, expect } from 'vitest';
import { notifyAll, type Notice } from '../domain/notifications/notify.ts';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { connectDirectly } from './direct-sql.ts';
import { eventually } from './eventually.ts';
import { startPushService, type TestPushService, type TestSubscription } from './push-service.ts';
import { addSeason } from './sample-season.ts';
import { signUp, type TestPerson } from './sign-up.ts';
import { useDatabase } from './test-database.ts';
import { useGirone } from './test-girone.ts';

export const timeZone = 'Europe/Rome';

/**
 * Two instances, a push service, a public season; for each test somebody who reads Italian, whose device is on, and
 * for whom no hour is quiet.
 */
export function setUpPush() {
  const database = useDatabase();
  const sql = connectDirectly(database);
  const environment = { PUBLIC_URL: 'https://girone.example', PUSH_TRUSTED_ORIGINS: '' };
  let service: TestPushService;
  /** Another one, on which browsers of another make rely. */
  let otherService: TestPushService;
  beforeAll(async () => {
    service = await startPushService();
    otherService = await startPushService();
    environment.PUSH_TRUSTED_ORIGINS = `${service.origin}, ${otherService.origin}`;
    return () => Promise.all([service.stop(), otherService.stop()]);
  });
  const girone = useGirone(database, environment);
  const another = useGirone(database, environment);

  let connection: DatabaseConnection;
  let person: TestPerson;
  let subscription: TestSubscription;
  let tournamentId: number;
  let count = 0;

  beforeAll(async () => {
    const log = createLogger({ logLevel: 'silent' });
    connection = createDatabase({ url: database.url, poolSize: 4, log });
    // Beyond 32 bits, as they will be one day.
    for (const table of ['notifications', 'push_deliveries']) {
      await sql.run(`alter table ${table} alter id restart with 5000000000`);
    }
    const { id } = await signUp(girone);
    const season = await addSeason(sql, { name: 'Coppa Noir', createdBy: id });
    tournamentId = season.tournamentId;
    return () => connection.close();
  });

  beforeEach(async () => {
    service.answerWith(undefined);
    otherService.answerWith(undefined);
    person = await signUp(girone);
    subscription = await switchOn(person);
  });

  /** A device of somebody, by the calls that a browser makes. */
  async function switchOn({ client, id }: TestPerson, at = service): Promise<TestSubscription> {
    await sql.run(`update users set language = 'it' where id = $1`, [id]);
    await sql.run(
      `insert into quiet_hours (user_id, is_on, from_hour, to_hour, lets_closing_through)
       values ($1, false, 23, 8, true) on conflict do nothing`,
      [id],
    );
    const { body } = await client.get('/api/push');
    const made = at.subscribe(String(body.publicKey));
    const { status } = await client.put('/api/push/device', { ...made, timeZone });
    expect(status).toBe(200);
    return made;
  }

  function notice(more: Partial<Notice> = {}): Notice {
    count += 1;
    return {
      userId: person.id,
      actorId: null,
      type: 'match_day_opened',
      payload: { tournamentId, matchDay: 1 },
      dedupeKey: `pushed:${count}`,
      ...more,
    };
  }

  async function tell(...notices: Notice[]): Promise<void> {
    await notifyAll(connection.db, notices);
  }

  /** As when the transaction in which something happens fails at its end. */
  async function tellInVain(told: Notice): Promise<void> {
    const failing = connection.db.transaction(async (tx) => {
      await notifyAll(tx, [told]);
      throw new Error('it fails at its end');
    });
    await expect(failing).rejects.toThrow('it fails at its end');
  }

  /** Lets the seconds pass in which a person may read it, and has the jobs run. */
  async function sendDue(): Promise<void> {
    await sql.run('update push_deliveries set due_at = now()');
    await sql.run(`select graphile_worker.add_job('send-pushes') from generate_series(1, 3)`);
    await eventually(async () => {
      expect(await sql.run('select from push_deliveries where due_at <= now()')).toEqual([]);
      expect(
        await sql.run(`select from graphile_worker.jobs
          where task_identifier = 'send-pushes' and (run_at <= now() or attempts > 0)`),
      ).toEqual([]);
    });
  }

  /** What this person's device got. */
  function pushes(to = subscription) {
    const all = [...service.received, ...otherService.received];
    return all.filter(({ endpoint }) => endpoint === to.endpoint);
  }

  async function sentFor(...notices: Notice[]) {
    await tell(...notices);
    await sendDue();
    return pushes();
  }

  return {
    database,
    girone,
    another,
    sql,
    switchOn,
    notice,
    tell,
    tellInVain,
    sendDue,
    pushes,
    sentFor,
    get service() {
      return service;
    },
    get otherService() {
      return otherService;
    },
    get person() {
      return person;
    },
    get subscription() {
      return subscription;
    },
    get tournamentId() {
      return tournamentId;
    },
  };
}
