import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { z } from 'zod';
import { findClosingReason, mayBeMeant } from '@girone/championship/match-day';
import { leastCloseOf, openNext, type Opening } from '@girone/championship/opening';
import { revealTimeOf } from '@girone/championship/reveal';
import { recordAct } from '../../domain/audit.ts';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { notifySeason } from '../../domain/notifications/notify.ts';
import { lockMatchDay } from '../../domain/queries/match-day-lock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findDayClose,
  findHeldDays,
  findOpening,
  lockTournament,
  openDay,
  revealPlanOf,
  targetOf,
  type TournamentRow,
} from '../tournaments/index.ts';
import { planSealing } from '../verification/index.ts';
import {
  advanceTournament,
  findLastMatchDay,
  holdMatches,
  insertClosing,
} from './match-days.repo.ts';
import { findGap } from './quorum.repo.ts';
import { scheduleReveal } from './schedule-reveal.ts';
import { publishDay, showResults } from './show-results.ts';

interface CloseOrder {
  readonly tournamentId: number;
  /** The day that is meant; without it the one that is open, unless it has only just opened. */
  readonly matchDay?: number | undefined;
  /** Whoever asks for it by hand; otherwise the day closes only if it is due or complete. */
  readonly closedBy?: UserId;
  /** Why an admin asks for it. */
  readonly reason?: string;
}

interface ClosedDay {
  readonly closedMatchDay: number;
  /** Null when that was the last one. */
  readonly currentMatchDay: number | null;
}

/**
 * Closes the open day if there is a reason to, and opens the next or completes the championship: all
 * of it or nothing, and once, whoever else tries at the same time. Null when the day stays open.
 *
 * The championship's row makes those who close it queue up; then the day's lock waits for the votes
 * under way and holds back the later ones, and only then are the clock and the votes read.
 */
export async function closeMatchDay(
  { db }: Pick<Platform, 'db'>,
  { tournamentId, matchDay: asked, closedBy, reason: why }: CloseOrder,
): Promise<Outcome<ClosedDay | null>> {
  return db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    if (!tournament) return refuse('not_found');
    if (tournament.status !== 'active') return refuse('tournament_not_active');
    const matchDay = tournament.currentMatchDay;
    if (asked !== undefined && asked !== matchDay) return refuse('match_day_over');
    if (await isAlreadyClosed(tx, tournament)) return refuse('match_day_over');
    const day = { tournamentId, matchDay };

    await lockMatchDay(tx, day);
    const now = await readClock(tx);
    if (closedBy !== undefined && asked === undefined) {
      const openedAt = await findOpening(tx, tournamentId);
      if (openedAt && !mayBeMeant(openedAt.getTime(), now)) return refuse('match_day_over');
    }
    const reason = findClosingReason({
      advanceOnAllCircleVotes: tournament.advanceOnAllCircleVotes,
      leastClose: await findLeastClose(tx, tournament),
      isQuorumComplete: closedBy === undefined && (await isComplete(tx, tournament)),
      autoAdvanceTime: (await findDayClose(tx, tournamentId))?.getTime() ?? null,
      isAskedByHand: closedBy !== undefined,
      now,
    });
    if (reason === null) return accept(null);

    const closedAt = new Date(now);
    const revealTime = revealTimeOf(revealPlanOf(tournament), now);
    const revealsAt = revealTime === null ? null : new Date(revealTime);
    await insertClosing(tx, { ...day, reason, closedBy: closedBy ?? null, closedAt, revealsAt });
    if (closedBy !== undefined) {
      await recordAct(tx, {
        actorId: closedBy,
        action: 'match_day.close',
        target: targetOf(tournament),
        reason: why ?? null,
        before: { matchDay },
      });
    }
    if (revealsAt === null) await showResults(tx, day, closedAt);
    else {
      await holdMatches(tx, day);
      await scheduleReveal(tx, day, revealsAt);
    }
    const opening = await moveOn(tx, tournament, { closedAt, isHeld: revealsAt !== null });
    await planSealing(tx, tournamentId);
    const news = { matchDay, nextMatchDay: opening?.matchDay, except: closedBy ?? null };
    if (revealsAt === null) await publishDay(tx, tournament, { ...news, isLast: opening === null });
    else {
      await announceTournament(tx, tournament);
      await notifySeason(tx, { ...news, tournamentId, type: 'match_day_held' });
    }
    return accept({ closedMatchDay: matchDay, currentMatchDay: opening?.matchDay ?? null });
  });
}

async function isComplete(tx: Transaction, tournament: TournamentRow): Promise<boolean> {
  return tournament.advanceOnAllCircleVotes && (await findGap(tx, tournament.id)) === null;
}

/** Until then the last vote does not close it; at once where no least time was chosen. */
async function findLeastClose(
  tx: Transaction,
  { id, minOpenHours }: TournamentRow,
): Promise<number> {
  if (minOpenHours === 0) return 0;
  const openedAt = await findOpening(tx, id);
  return leastCloseOf(openedAt?.getTime() ?? 0, minOpenHours);
}

/** The last day stays where it is until its results are shown. */
async function isAlreadyClosed(tx: Transaction, tournament: TournamentRow): Promise<boolean> {
  if (tournament.revealMode === 'off') return false;
  const held = await findHeldDays(tx, tournament.id);
  return held.some(({ matchDay }) => matchDay === tournament.currentMatchDay);
}

interface Close {
  readonly closedAt: Date;
  /** Its results wait: after the last day the championship does too. */
  readonly isHeld: boolean;
}

async function moveOn(
  tx: Transaction,
  tournament: TournamentRow,
  { closedAt, isHeld }: Close,
): Promise<Opening | null> {
  const day = { tournamentId: tournament.id, matchDay: tournament.currentMatchDay };
  const opening = openNext(day.matchDay, closedAt.getTime(), {
    matchDayFrequencyHours: tournament.matchDayFrequencyHours,
    timeoutAdvanceEnabled: tournament.timeoutAdvanceEnabled,
    lastMatchDay: await findLastMatchDay(tx, tournament.id),
  });
  if (opening) {
    await advanceTournament(tx, day, opening);
    await openDay(tx, tournament, opening);
  } else if (!isHeld) await advanceTournament(tx, day, { completedAt: closedAt });
  return opening;
}

/** Planned for the instant at which a day's time is up; finds nothing to do if it closed before. */
export function closeAtItsTime(platform: Pick<Platform, 'db'>) {
  return defineJob({
    name: 'close-match-day',
    payload: z.object({ tournamentId: z.int(), matchDay: z.int() }),
    async run(day) {
      await closeMatchDay(platform, day);
    },
  });
}
