import { z } from 'zod';
import { audienceOf } from '../../domain/events/announce-tournament.ts';
import { emit } from '../../domain/events/outbox.ts';
import { notifySeason } from '../../domain/notifications/notify.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { closingSoonMs, findDayClose, lockTournament } from '../tournaments/index.ts';

/**
 * Says that a day is about to close, unless it has closed meanwhile or no longer does by time. Nobody is
 * told twice of the same instant, however often this runs.
 */
export function announceClosing({ db }: Pick<Platform, 'db'>) {
  return defineJob({
    name: 'announce-closing',
    payload: z.object({ tournamentId: z.int(), matchDay: z.int() }),
    async run(day) {
      await db.transaction(async (tx) => {
        // Held, so that it neither closes nor is moved meanwhile.
        const tournament = await lockTournament(tx, day.tournamentId);
        if (tournament?.status !== 'active' || tournament.currentMatchDay !== day.matchDay) return;
        const closesAt = await findDayClose(tx, day.tournamentId);
        const now = await readClock(tx);
        if (closesAt === null || closesAt.getTime() <= now) return;
        // It was to close earlier when this run was planned; another is planned for the new time.
        if (closesAt.getTime() - closingSoonMs > now) return;
        const data = { ...day, change: 'closing_soon' as const };
        await emit(tx, { type: 'matchday', data }, audienceOf(tournament));
        await notifySeason(tx, {
          type: 'match_day_closing',
          ...day,
          closesAt: closesAt.toISOString(),
          except: null,
        });
      });
    },
  });
}
