import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { z } from 'zod';
import { readClock } from '../../platform/db/read-clock.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findHeldDays, lockTournament } from '../tournaments/index.ts';
import { endShow } from './end-show.ts';
import {
  advanceTournament,
  findLastMatchDay,
  findOverdueReveals,
  releaseDay,
} from './match-days.repo.ts';
import { revealJob } from './schedule-reveal.ts';
import { publishDay, showResults } from './show-results.ts';

interface RevealOrder {
  readonly tournamentId: number;
  /** Asked for by hand: the day that is meant, and by whom. Else the first that is held, if its time has come. */
  readonly byHand?: { readonly matchDay: number; readonly userId: UserId };
}

interface RevealedDay {
  readonly matchDay: number;
  /** That was the last one: the championship is over. */
  readonly isLast: boolean;
}

/**
 * Shows the results of the first day that is held back, and with the last day's ends the championship: all of it or
 * nothing, and once, whoever else tries at the same time. Null when it is not yet time.
 */
export async function revealMatchDay(
  { db }: Pick<Platform, 'db'>,
  { tournamentId, byHand }: RevealOrder,
): Promise<Outcome<RevealedDay | null>> {
  return db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    if (!tournament) return refuse('not_found');
    if (tournament.status !== 'active') return refuse('tournament_not_active');
    const held = await findHeldDays(tx, tournamentId);
    const [first] = held;
    const meant = byHand ? held.find((each) => each.matchDay === byHand.matchDay) : first;
    if (!first || !meant) return refuse('day_not_held');
    if (meant !== first) return refuse('reveal_in_order');
    const now = await readClock(tx);
    if (!byHand && first.revealsAt.getTime() > now) return accept(null);

    const { matchDay } = first;
    const day = { tournamentId, matchDay };
    const shownAt = new Date(now);
    await releaseDay(tx, day);
    await showResults(tx, day, shownAt);
    await endShow(tx, tournament, { matchDay, now });
    const isLast = matchDay === (await findLastMatchDay(tx, tournamentId));
    if (isLast) await advanceTournament(tx, day, { completedAt: shownAt });
    await publishDay(tx, tournament, {
      matchDay,
      isLast,
      except: byHand?.userId ?? null,
      isSilent: !byHand,
    });
    return accept({ matchDay, isLast });
  });
}

/** Planned for the instant at which a day reveals itself; finds nothing to do if somebody did it before. */
export function revealAtItsTime(platform: Pick<Platform, 'db'>) {
  return defineJob({
    name: revealJob,
    payload: z.object({ tournamentId: z.int() }),
    async run({ tournamentId }) {
      await revealMatchDay(platform, { tournamentId });
    },
  });
}

const batch = 100;

/** Finds by itself what a lost job should have revealed. Each championship moves one step a run. */
export function revealDueDays(platform: Pick<Platform, 'db' | 'log'>) {
  return defineJob({
    name: 'reveal-due-days',
    payload: z.object({}),
    cron: '* * * * *',
    async run() {
      for (const due of await findOverdueReveals(platform.db, { limit: batch })) {
        try {
          await revealMatchDay(platform, due);
        } catch (error) {
          platform.log.error({ err: error, ...due }, 'a match day could not be revealed');
        }
      }
    },
  });
}
