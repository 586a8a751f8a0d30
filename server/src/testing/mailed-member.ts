import { circleId as toCircleId, type CircleId } from '@girone/contract/ids';
import { beforeAll, beforeEach, expect } from 'vitest';
import { notifyAll, type Notice } from '../domain/notifications/notify.ts';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { connectDirectly } from './direct-sql.ts';
import { eventually } from './eventually.ts';
import { readMails } from './outbox.ts';
import { addMember, addOwnedCircle } from './sample-rows.ts';
import { addSeason } from './sample-season.ts';
import { signUp, type TestPerson } from './sign-up.ts';
import { useDatabase } from './test-database.ts';
import { useGirone } from './test-girone.ts';

/**
 * Giulia's private circle and its season; for each test a member, new in it, who reads Italian and has confirmed
 * the address; and what reaches that member by mail.
 */
export function setUpMailedMember() {
  const database = useDatabase();
  const girone = useGirone(database, { PUBLIC_URL: 'https://girone.example' });
  const sql = connectDirectly(database);

  let connection: DatabaseConnection;
  let giulia: TestPerson;
  let person: TestPerson;
  let circleId: CircleId;
  let tournamentId: number;
  let count = 0;

  beforeAll(async () => {
    const log = createLogger({ logLevel: 'silent' });
    connection = createDatabase({ url: database.url, poolSize: 4, log });
    giulia = await signUp(girone, 'giulia');
    circleId = toCircleId.parse(await addOwnedCircle(sql, giulia.id, { isPublic: false }));
    const season = await addSeason(sql, { name: 'Coppa <b>', circleId, createdBy: giulia.id });
    tournamentId = season.tournamentId;
    return () => connection.close();
  });

  beforeEach(async () => {
    person = await signUp(girone);
    await addMember(sql, { circleId, userId: person.id });
    await sql.run(`update users set is_email_verified = true, language = 'it' where id = $1`, [
      person.id,
    ]);
  });

  function notice(more: Partial<Notice> = {}): Notice {
    count += 1;
    return {
      userId: person.id,
      actorId: null,
      type: 'match_day_closing',
      payload: { tournamentId, matchDay: 1 },
      dedupeKey: `sample:${count}`,
      ...more,
    };
  }

  async function tell(...notices: Notice[]): Promise<void> {
    await notifyAll(connection.db, notices);
  }

  /** Lets the two minutes pass in which a person may read it, and some more jobs run than were planned. */
  async function sendDue(): Promise<void> {
    await sql.run(
      `select graphile_worker.add_job('send-notification', json_build_object('notificationId', id))
       from notifications, generate_series(1, 2) where user_id = $1`,
      [person.id],
    );
    await eventually(async () =>
      expect(
        await sql.run(`select last_error from graphile_worker.jobs
          where task_identifier = 'send-notification' and (run_at <= now() or attempts > 0)`),
      ).toEqual([]),
    );
  }

  async function mails() {
    const all = await readMails(girone.dataDir, `${person.username}@example.org`);
    // What cannot be declined is another matter.
    return all.filter(({ source }) => source.includes('List-Unsubscribe'));
  }

  async function sentFor(...notices: Notice[]): Promise<number> {
    await tell(...notices);
    await sendDue();
    return (await mails()).length;
  }

  return {
    girone,
    sql,
    notice,
    tell,
    sendDue,
    mails,
    sentFor,
    get giulia() {
      return giulia;
    },
    get person() {
      return person;
    },
    get circleId() {
      return circleId;
    },
    get tournamentId() {
      return tournamentId;
    },
  };
}
