import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { recordAct } from '../../domain/audit.ts';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { lockMatchDay } from '../../domain/queries/match-day-lock.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDayClose, moveDayClose } from './calendar.repo.ts';
import { scheduleClose } from './open-day.ts';
import { targetOf } from './tournament-target.ts';
import { lockVisible } from './tournaments.repo.ts';

interface Extension {
  readonly tournamentId: number;
  /** The day that the caller sees. */
  readonly matchDay: number;
  readonly closesAt: Date;
  readonly reason: string;
}

/**
 * Has the open day close at another time, under the locks of a close: either the day is closed by then, or
 * whoever comes to close it finds the new time. In a championship without a time limit this one day gets
 * a time; the days after it have none, as before.
 */
export async function extendDay(
  { db }: Platform,
  actor: Actor,
  { tournamentId, matchDay, closesAt, reason }: Extension,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const tournament = await lockVisible(tx, actor, tournamentId);
    if (!tournament) return refuse('not_found');
    if (tournament.status !== 'active') return refuse('tournament_not_active');
    if (tournament.currentMatchDay !== matchDay) return refuse('match_day_over');
    await lockMatchDay(tx, { tournamentId, matchDay });
    const now = await readClock(tx);
    if (closesAt.getTime() <= now) {
      return refuse('invalid_input', { fields: { closesAt: 'deadline_past' } });
    }
    const before = await findDayClose(tx, tournamentId);
    if (before?.getTime() === closesAt.getTime()) return accept(undefined);

    const frequencyHours = tournament.matchDayFrequencyHours;
    await moveDayClose(tx, { tournamentId, matchDay, closesAt, frequencyHours });
    const close = { tournamentId, matchDay, closesAt: closesAt.getTime(), now };
    await scheduleClose(tx, { ...close, isMoved: true });
    await recordAct(tx, {
      actorId: actor.userId,
      action: 'match_day.extend',
      target: targetOf(tournament),
      reason,
      before: { matchDay, closesAt: before?.toISOString() ?? null },
      after: { matchDay, closesAt: closesAt.toISOString() },
    });
    await announceTournament(tx, tournament);
    return accept(undefined);
  });
}
