import { leastCloseOf, type Opening } from '@girone/championship/opening';
import { audienceOf } from '../../domain/events/announce-tournament.ts';
import { emit } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { openMatches } from './calendar.repo.ts';
import type { TournamentRow } from './tournaments.repo.ts';

/** How long before its close a day is announced to close soon. */
export const closingSoonMs = 86_400_000;

/**
 * Opens the matches of a day, plans its close and tells whoever may hear. That the championship is at
 * this day now is written by the caller, who holds its row.
 */
export async function openDay(
  tx: Transaction,
  tournament: Pick<
    TournamentRow,
    'id' | 'status' | 'circleId' | 'createdBy' | 'minOpenHours' | 'advanceOnAllCircleVotes'
  >,
  opening: Opening,
): Promise<void> {
  const { matchDay, actualStartTime: now, autoAdvanceTime: closesAt } = opening;
  const tournamentId = tournament.id;
  await openMatches(tx, tournamentId, opening);
  if (closesAt !== null) await scheduleClose(tx, { tournamentId, matchDay, closesAt, now });
  if (tournament.advanceOnAllCircleVotes && tournament.minOpenHours > 0) {
    const at = leastCloseOf(now, tournament.minOpenHours);
    await checkDay(tx, { tournamentId, matchDay, at: new Date(at) });
  }
  await emit(
    tx,
    { type: 'matchday', data: { tournamentId, matchDay, change: 'opened' } },
    audienceOf(tournament),
  );
}

interface DayClose {
  readonly tournamentId: number;
  readonly matchDay: number;
  readonly closesAt: number;
  readonly now: number;
  /** Set for a day that was to close at another time: also one that closes soon is then announced. */
  readonly isMoved?: boolean;
}

/**
 * The jobs of the matches feature that close a day on time and say so a day before. They take the place of
 * those that were planned for another time.
 */
export async function scheduleClose(
  tx: Transaction,
  { tournamentId, matchDay, closesAt, now, isMoved = false }: DayClose,
): Promise<void> {
  const payload = { tournamentId, matchDay };
  const day = `${tournamentId}:${matchDay}`;
  await enqueue(
    tx,
    { name: 'close-match-day', payload },
    { key: `close-match-day:${day}`, runAt: new Date(closesAt) },
  );
  const announcedAt = closesAt - closingSoonMs;
  if (announcedAt <= now && !isMoved) return;
  await enqueue(
    tx,
    { name: 'announce-closing', payload },
    { key: `announce-closing:${day}`, runAt: new Date(Math.max(announcedAt, now)) },
  );
}

interface DayCheck {
  readonly tournamentId: number;
  readonly matchDay: number;
  /** When it has been open for its least time. */
  readonly at: Date;
}

/** Has the day looked at from that instant on: by then it may be complete. A check that was planned before moves. */
export async function checkDay(
  tx: Transaction,
  { tournamentId, matchDay, at }: DayCheck,
): Promise<void> {
  // A key of its own, so that the close on time stays where it is.
  await enqueue(
    tx,
    { name: 'close-match-day', payload: { tournamentId, matchDay } },
    { key: `close-match-day:${tournamentId}:${matchDay}:votes`, runAt: at },
  );
}
