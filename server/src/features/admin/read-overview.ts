import type { AdminOverview } from '@girone/contract/admin';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { allowLongStatements } from '../../platform/db/long-statements.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentFailing } from './overview.present.ts';
import {
  countAll,
  countJobs,
  countOpenCases,
  findErrors,
  findFailingJobs,
  findFigures,
  saveFigures,
  tryToCount,
  waitToCount,
} from './overview.repo.ts';

/** The figures may be this old: counting reads whole tables. */
const maxAgeSeconds = 60;

const number = z.int();
const figures = z.object({
  totals: z.object({
    users: number,
    films: number,
    notEnriched: number,
    circles: number,
    tournaments: number,
    openMatches: number,
    posts: number,
    votes: number,
  }),
  growth: z.array(
    z.object({ day: z.iso.date(), users: number, films: number, posts: number, votes: number }),
  ),
  storage: z.object({ images: number, bytes: number }),
});
type Figures = z.output<typeof figures>;
type Counted = Figures & Pick<AdminOverview, 'countedAt'>;

export async function readOverview(
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
): Promise<AdminOverview> {
  const counted = await readFigures(db);
  const failing = await findFailingJobs(db);
  const errors = await findErrors(db, {});
  return {
    ...counted,
    openReports: await countOpenCases(db, userId),
    jobs: { ...(await countJobs(db)), failing: failing.map(presentFailing) },
    errors: errors.map(({ source, count: times, lastAt }) => ({
      source,
      count: times,
      lastAt: lastAt.toISOString(),
    })),
  };
}

async function readFigures(db: Database): Promise<Counted> {
  const known = await findCounted(db);
  if (known && !known.isOld) return known.counted;
  return db.transaction(async (tx) => {
    if (!(await tryToCount(tx))) {
      // Another counts at this moment. Only the very first have nothing to read meanwhile.
      if (known) return known.counted;
      await waitToCount(tx, {});
      const fresh = await findCounted(tx);
      if (fresh) return fresh.counted;
    }
    return count(tx);
  });
}

/** What an older release has counted is not what this one shows, and is counted anew. */
async function findCounted(db: Database | Transaction) {
  const row = await findFigures(db, maxAgeSeconds);
  const read = row && figures.safeParse(row.figures);
  if (!row || !read?.success) return undefined;
  const counted: Counted = { ...read.data, countedAt: row.countedAt.toISOString() };
  return { counted, isOld: row.isOld };
}

async function count(tx: Transaction): Promise<Counted> {
  // It reads whole tables, once a minute at most.
  await allowLongStatements(tx, 60);
  const { people, listed, written, cast, other } = await countAll(tx);
  const { notEnriched, circles, tournaments, openMatches, images, bytes, firstDay } = other;
  const counted: Figures = {
    totals: {
      users: people.total,
      films: listed.total,
      notEnriched,
      circles,
      tournaments,
      openMatches,
      posts: written.total,
      votes: cast.total,
    },
    growth: people.perDay.map((users, index) => ({
      day: dayAfter(firstDay, index),
      users,
      films: listed.perDay[index] ?? 0,
      posts: written.perDay[index] ?? 0,
      votes: cast.perDay[index] ?? 0,
    })),
    storage: { images, bytes },
  };
  const countedAt = await saveFigures(tx, counted);
  return { ...counted, countedAt: countedAt.toISOString() };
}

/** Days of UTC all have 24 hours. */
function dayAfter(first: string, days: number): string {
  return new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
}
