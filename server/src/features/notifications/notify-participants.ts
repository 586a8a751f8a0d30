import { userId, type UserId } from '@girone/contract/ids';
import { z } from 'zod';
import { notifyAll, type Notice, type SeasonNews } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadHeadline } from '../matches/index.ts';
import { findFollowers } from './followers.repo.ts';

const batch = 500;

const news: z.ZodType<SeasonNews> = z.object({
  type: z.enum([
    'nominations_open',
    'match_day_opened',
    'match_day_closing',
    'match_day_held',
    'match_day_called',
    'match_day_results',
    'match_day_revealed',
    'tournament_started',
    'tournament_completed',
  ]),
  tournamentId: z.int(),
  matchDay: z.int().nullable(),
  nextMatchDay: z.int().optional(),
  closesAt: z.string().optional(),
  except: userId.nullable(),
});

/** What is worth telling only while the day is open; results and evenings may be of an earlier one. */
const asksForVotes: ReadonlySet<SeasonNews['type']> = new Set([
  'match_day_opened',
  'match_day_closing',
]);

/**
 * Notifies whoever takes part in a championship; nobody twice, however often it runs. The job keeps its old name:
 * some wait under it in live databases.
 */
export function notifyParticipants({ db }: Pick<Platform, 'db'>) {
  return defineJob({
    name: 'tell-season',
    payload: news,
    async run(told) {
      const openDay = told.nextMatchDay ?? (asksForVotes.has(told.type) ? told.matchDay : null);
      const story = await findStory(db, told);
      let people: UserId[] = [];
      do {
        const afterId = people.at(-1) ?? 0;
        people = await findFollowers(db, { ...told, openDay }, { afterId, limit: batch });
        const others = people.filter((each) => each !== told.except);
        // One transaction each: nobody is told without their pages and their mail hearing of it.
        const notices = others.flatMap((each) => noticesFor(each, told, story));
        await db.transaction((tx) => notifyAll(tx, notices));
      } while (people.length === batch);
    },
  });
}

/** Found once for everybody; they read it in their own language. */
async function findStory(
  db: Db,
  { type, tournamentId, matchDay }: SeasonNews,
): Promise<object | undefined> {
  if (type !== 'match_day_results' || matchDay === null) return undefined;
  return loadHeadline(db, { tournamentId, matchDay });
}

/**
 * What one person is told. Results say which day opened with them; whoever wants no results, but wants to
 * know of days that open, hears of that alone.
 */
function noticesFor(person: UserId, told: SeasonNews, story: object | undefined): Notice[] {
  const { type, tournamentId, matchDay, nextMatchDay, closesAt, except } = told;
  const about = matchDay === null ? { tournamentId } : { tournamentId, matchDay };
  const notice: Notice = {
    userId: person,
    // A championship is somebody's idea until it starts; then it goes on by itself.
    actorId: type === 'nominations_open' ? except : null,
    type,
    payload: {
      ...about,
      ...(nextMatchDay !== undefined && { nextMatchDay }),
      ...(story && { story }),
    },
    dedupeKey: [type, tournamentId, matchDay ?? [], closesAt ?? []].flat().join(':'),
  };
  if (nextMatchDay === undefined) return [notice];
  const opened: Notice = {
    userId: person,
    actorId: null,
    type: 'match_day_opened',
    payload: { tournamentId, matchDay: nextMatchDay },
    dedupeKey: `match_day_opened:${tournamentId}:${nextMatchDay}`,
    coveredBy: type,
  };
  return [notice, opened];
}
