import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { z } from 'zod';
import { findClosingReason, mayBeMeant } from '@girone/championship/match-day';
import { leastCloseOf, openNext, type Opening } from '@girone/championship/opening';
import { findWinner } from '@girone/championship/result';
import { recordAct } from '../../domain/audit.ts';
import { audienceOf } from '../../domain/events/announce-tournament.ts';
import { emitAll } from '../../domain/events/outbox.ts';
import { notifySeason } from '../../domain/notifications/notify.ts';
import { scheduleOdds } from '../../domain/schedule-odds.ts';
import { lockMatchDay } from '../../domain/queries/match-day-lock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findDayClose,
  findOpening,
  lockTournament,
  openDay,
  targetOf,
  type TournamentRow,
} from '../tournaments/index.ts';
import { planSealing } from '../verification/index.ts';
import { addDayToRecords } from './film-records.repo.ts';
import {
  advanceTournament,
  completeMatches,
  countDay,
  findLastMatchDay,
  insertClosing,
  type DayKey,
} from './match-days.repo.ts';
import { findGap } from './quorum.repo.ts';
import { writeStandings } from './write-standings.ts';

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
    await insertClosing(tx, { ...day, reason, closedBy: closedBy ?? null, closedAt });
    if (closedBy !== undefined) {
      await recordAct(tx, {
        actorId: closedBy,
        action: 'match_day.close',
        target: targetOf(tournament),
        reason: why ?? null,
        before: { matchDay },
      });
    }
    await settleMatches(tx, day, closedAt);
    await writeStandings(tx, tournament.id, matchDay);
    const opening = await moveOn(tx, tournament, closedAt);
    await addDayToRecords(tx, day);
    await scheduleOdds(tx, tournamentId);
    await planSealing(tx, tournamentId);
    await tell(tx, tournament, opening ? 'active' : 'completed');
    await notifySeason(tx, {
      tournamentId,
      except: closedBy ?? null,
      ...(opening
        ? { type: 'match_day_results', matchDay, nextMatchDay: opening.matchDay }
        : { type: 'tournament_completed', matchDay: null }),
    });
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

async function settleMatches(tx: Transaction, day: DayKey, closedAt: Date): Promise<void> {
  const counted = await countDay(tx, day);
  await completeMatches(tx, counted, { winnerIds: counted.map(findWinner), closedAt });
}

async function moveOn(
  tx: Transaction,
  tournament: TournamentRow,
  closedAt: Date,
): Promise<Opening | null> {
  const day = { tournamentId: tournament.id, matchDay: tournament.currentMatchDay };
  const opening = openNext(day.matchDay, closedAt.getTime(), {
    matchDayFrequencyHours: tournament.matchDayFrequencyHours,
    timeoutAdvanceEnabled: tournament.timeoutAdvanceEnabled,
    lastMatchDay: await findLastMatchDay(tx, tournament.id),
  });
  await advanceTournament(tx, day, opening ?? { completedAt: closedAt });
  if (opening) await openDay(tx, tournament, opening);
  return opening;
}

async function tell(
  tx: Transaction,
  tournament: TournamentRow,
  status: TournamentRow['status'],
): Promise<void> {
  const { id: tournamentId, currentMatchDay: matchDay } = tournament;
  const audience = audienceOf({ ...tournament, status });
  await emitAll(tx, [
    { event: { type: 'standings', data: { tournamentId, matchDay } }, audience },
    { event: { type: 'tournament', data: { tournamentId, status } }, audience },
  ]);
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
