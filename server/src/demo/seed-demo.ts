import { sql } from 'drizzle-orm';
import { createEmbeddedCatalogue } from '../domain/catalogue/embedded/embedded-catalogue.ts';
import { users } from '../domain/schema/accounts.ts';
import { scheduleOddsLater } from '../domain/schedule-odds.ts';
import type { Services } from '../domain/services.ts';
import { authJobs } from '../features/auth/index.ts';
import { filmJobs } from '../features/films/index.ts';
import { matchJobs } from '../features/matches/index.ts';
import { notificationJobs } from '../features/notifications/index.ts';
import { tournamentJobs } from '../features/tournaments/index.ts';
import { uploadJobs } from '../features/uploads/index.ts';
import { verificationJobs } from '../features/verification/index.ts';
import { advisoryLocks } from '../platform/db/advisory-locks.ts';
import type { Transaction } from '../platform/db/database.ts';
import { allowLongStatements } from '../platform/db/long-statements.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { unlimited } from '../platform/rate-limit.ts';
import { arrivals } from './arrivals.ts';
import { circleScenes } from './circle-scenes.ts';
import { people } from './people.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { seasonScenes } from './season-scenes.ts';
import type { Scene, Stage } from './stage.ts';
import { forgetNews, prepareTime } from './story-time.ts';
import { talkScenes } from './talk-scenes.ts';

/** An account that somebody who looks at the demo can use. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly isAdmin: boolean;
}

/** A season's own times: those of its start and of the end of its days. */
const punctual = ['start-tournament', 'close-match-day'];

const millisecondsPerHour = 3_600_000;

/**
 * Makes the demo community, unless anybody has an account already; then it answers null.
 *
 * It is a story of some months, played by the use cases themselves, scene after scene, while
 * `story-time.ts` moves what has happened into the past. All of it is one transaction: whoever looks sees
 * nothing or everything, and a start that was interrupted leaves an empty database for the next one.
 */
export async function seedDemo(services: Services): Promise<readonly DemoAccount[] | null> {
  return services.db.transaction(async (tx) => {
    // Another instance may be at it already, which takes longer than a request may.
    await allowLongStatements(tx, 600);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demo})`);
    if ((await tx.$count(users)) > 0) return null;
    await restartIds(tx);
    await playStory(services, tx);
    return people.flatMap(({ username, account }) => {
      if (!account) return [];
      const { password, isAdmin } = account;
      return [{ username, password, isAdmin }];
    });
  });
}

/**
 * A draw follows from the ids of its championship and its films: they are the same each time, also after a start that was
 * interrupted. Nobody has an account, so that nothing has an id yet.
 */
async function restartIds(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(named.it, 'id'), 1, false)
    from unnest(array['films', 'tournaments']) as named (it)`);
}

async function playStory(services: Services, tx: Transaction): Promise<void> {
  const mails: Mail[] = [];
  const stage: Stage = {
    tx,
    mails,
    services: servicesOfStory(services, tx, mails),
    people: new Map(),
    films: new Map(),
    circles: new Map(),
    tournaments: new Map(),
    posts: new Map(),
  };
  const time = await prepareTime(tx);
  const jobs = {
    jobs: jobsOfStory(stage.services),
    punctual,
    beforePunctual: () => time.catchUp(),
  };
  const scenes = [...arrivals(), ...circleScenes(), ...seasonScenes(), ...talkScenes()];
  const end: Scene = { hoursAgo: 0, play: endStory };
  let from = millisecondsOf(Math.max(...scenes.map(({ hoursAgo }) => hoursAgo)));
  for (const scene of [...scenes.toSorted((a, b) => b.hoursAgo - a.hoursAgo), end]) {
    await reach(millisecondsOf(scene.hoursAgo));
    await scene.play(stage);
  }
  await time.catchUp();

  /** Stops on the way wherever a season has its own time. */
  async function reach(instant: number): Promise<void> {
    let wait = await runDueJobs(tx, jobs);
    while (from > instant) {
      const left = from - instant;
      const span = Math.min(left, Math.max(wait ?? left, 1));
      await time.letTimePass({ from, span });
      from -= span;
      wait = await runDueJobs(tx, jobs);
    }
  }
}

/** Nobody is told of the past; the odds of each day are computed by whoever serves the community. */
async function endStory({ tx, tournaments }: Stage): Promise<void> {
  await forgetNews(tx);
  await scheduleOddsLater(tx, [...tournaments.values()]);
}

function millisecondsOf(hours: number): number {
  return Math.round(hours * millisecondsPerHour);
}

/** As the real one, within the transaction: unhurried, unheard, and with a film database that is always there. */
function servicesOfStory(services: Services, tx: Transaction, mails: Mail[]): Services {
  const { config } = services;
  return {
    ...services,
    db: withoutSavepoints(tx),
    config: { ...config, requireVerifiedEmail: false, autostartGraceSeconds: 300 },
    catalogue: createEmbeddedCatalogue(),
    rateLimiter: unlimited,
    mailer: {
      send(mail) {
        mails.push(mail);
        return Promise.resolve();
      },
      close: () => undefined,
    },
  };
}

/**
 * The story is one transaction, and what goes wrong in it ends all of it: what a use case does in a transaction of its
 * own needs no way back, which would cost two statements each time.
 */
function withoutSavepoints(tx: Transaction): Transaction {
  const transaction: Transaction['transaction'] = (act) => act(whole);
  const whole: Transaction = Object.create(tx, { transaction: { value: transaction } });
  return whole;
}

function jobsOfStory(services: Services) {
  return [
    ...authJobs(services),
    ...filmJobs(services),
    ...matchJobs(services).map(withoutOdds),
    ...verificationJobs(services),
    ...tournamentJobs(services),
    ...notificationJobs(services),
    ...uploadJobs(services),
  ];
}

/** Odds would make the first start wait: they are scheduled at the end of the story. */
function withoutOdds(job: Job): Job {
  return job.name === 'compute-odds' ? { ...job, run: () => Promise.resolve() } : job;
}
