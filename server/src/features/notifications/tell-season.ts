import { userId } from '@girone/contract/ids';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { notifyAll, type SeasonNews } from '../../platform/notify.ts';
import type { Platform } from '../../platform/platform.ts';
import { findFollowers } from './followers.repo.ts';

const batch = 500;

const news: z.ZodType<SeasonNews> = z.object({
  type: z.enum([
    'match_day_opened',
    'match_day_closing',
    'tournament_started',
    'tournament_completed',
  ]),
  tournamentId: z.int(),
  matchDay: z.int().nullable(),
  closesAt: z.string().optional(),
  except: userId.nullable(),
});

/** Tells whoever takes part in a championship. Whoever was told by a run before is not told again. */
export function tellSeason({ db }: Pick<Platform, 'db'>) {
  return defineJob({
    name: 'tell-season',
    payload: news,
    async run({ type, tournamentId, matchDay, closesAt, except }) {
      const about = matchDay === null ? { tournamentId } : { tournamentId, matchDay };
      const dedupeKey = [type, tournamentId, matchDay ?? [], closesAt ?? []].flat().join(':');
      let people: Awaited<ReturnType<typeof findFollowers>> = [];
      do {
        const afterId = people.at(-1) ?? 0;
        people = await findFollowers(db, { type, ...about }, { afterId, limit: batch });
        const notices = people
          .filter((each) => each !== except)
          .map((each) => ({ userId: each, actorId: null, type, payload: about, dedupeKey }));
        // One transaction each: nobody is told without their pages and their mail hearing of it.
        await db.transaction((tx) => notifyAll(tx, notices));
      } while (people.length === batch);
    },
  });
}
