import { beforeAll, beforeEach } from 'vitest';
import { digestJobs } from '../features/digest/index.ts';
import { readConfig } from '../platform/config/config.ts';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { createMailer, type Mailer } from '../platform/mail/mailer.ts';
import { systemRandom } from '../platform/random.ts';
import { loadSecrets, type Secrets } from '../platform/secrets.ts';
import { connectDirectly } from './direct-sql.ts';
import { findJob } from './find-job.ts';
import { parseMail, readHtml } from './outbox.ts';
import { signUp, type TestPerson } from './sign-up.ts';
import { startSmtp } from './smtp-server.ts';
import { useDatabase } from './test-database.ts';
import { useGirone } from './test-girone.ts';

/** Eight in the morning on the last Monday, in Greenwich. */
function lastMonday(): Date {
  const now = new Date();
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - sinceMonday, 8),
  );
}

/** A place whose digests go out by a real SMTP server, on a Monday morning of the test's choice. */
export function setUpDigests() {
  const database = useDatabase();
  const girone = useGirone(database, { JOBS: 'off' });
  const sql = connectDirectly(database);
  const log = createLogger({ logLevel: 'silent' });
  let connection: DatabaseConnection;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let mailer: Mailer;
  let secrets: Secrets;
  let refusal: string | undefined;
  let now = lastMonday();

  const config = () =>
    readConfig({
      PUBLIC_URL: 'https://girone.example',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Girone <g@example.org>',
      DATA_DIR: girone.dataDir,
      SESSION_SECRET: 'a secret that all instances of this test share',
    });

  beforeAll(async () => {
    connection = createDatabase({ url: database.url, poolSize: 6, log });
    smtp = await startSmtp(() => refusal);
    mailer = createMailer({ config: config(), random: systemRandom, log: () => undefined });
    secrets = await loadSecrets(config(), systemRandom);
    return async () => {
      mailer.close();
      await smtp.stop();
      await connection.close();
    };
  });

  // Whoever a test before was about has had theirs.
  beforeEach(async () => {
    await sql.run(`delete from notification_settings where type = 'weekly_digest'`);
    await sql.run('delete from digest_readers');
    await sql.run('delete from graphile_worker._private_jobs');
    refusal = undefined;
    now = lastMonday();
    smtp.received.length = 0;
  });

  function jobs() {
    const clock = { now: () => now };
    return digestJobs({ db: connection.db, clock, config: config(), mailer, secrets });
  }

  /** Somebody who has been here for a while, has confirmed the address and wants the digest. */
  async function addReader(language = 'it'): Promise<TestPerson> {
    const person = await signUp(girone);
    await sql.run(
      `update users set is_email_verified = true, language = $2, created_at = now() - interval '30 days'
       where id = $1`,
      [person.id, language],
    );
    await sql.run(
      `insert into notification_settings (user_id, type, in_app, by_email)
       values ($1, 'weekly_digest', false, true)`,
      [person.id],
    );
    return person;
  }

  async function plan(): Promise<void> {
    await findJob(jobs(), 'plan-digests').run({});
  }

  /** What is planned, as the runner would do it; what fails stays planned. */
  async function sendPlanned(): Promise<unknown[]> {
    const planned = await sql.run(
      `select id, payload from graphile_worker._private_jobs
       where task_id = (select id from graphile_worker._private_tasks where identifier = 'send-digests')
       order by id`,
    );
    const failures: unknown[] = [];
    for (const { id, payload } of planned) {
      try {
        await findJob(jobs(), 'send-digests').run(payload);
        await sql.run('select graphile_worker.complete_jobs(array[$1::bigint])', [id]);
      } catch (error) {
        failures.push(error);
      }
    }
    return failures;
  }

  /** A Monday's run, for everybody who is due. */
  async function sendAll(): Promise<void> {
    await plan();
    const [failure] = await sendPlanned();
    if (failure !== undefined) throw new Error('a digest was not sent', { cause: failure });
  }

  function mailsTo({ username }: TestPerson) {
    return smtp.received
      .filter(({ to }) => to.includes(`${username}@example.org`))
      .map(({ source }) => Object.assign(parseMail(source), { html: readHtml(source) }));
  }

  return {
    girone,
    sql,
    addReader,
    plan,
    sendPlanned,
    mailsTo,
    sendAll,
    refuse: (words: string | undefined) => {
      refusal = words;
    },
    setNow: (instant: Date) => {
      now = instant;
    },
    get now() {
      return now;
    },
  };
}
