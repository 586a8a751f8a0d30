import type { UserId } from '@girone/contract/ids';
import type { Db } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import { notifyAll } from './notify.ts';

interface Departure {
  readonly tournamentId: number;
  readonly createdBy: UserId;
  /** Who takes part no more, and how many films went with them. */
  readonly userId: UserId;
  readonly films: number;
}

/**
 * Tells creators, with the caller's transaction, whose films have left a championship that has not begun.
 * Whoever comes and goes is told of once a day.
 */
export async function notifyOfDeparture(tx: Db, departures: readonly Departure[]): Promise<void> {
  if (departures.length === 0) return;
  const today = new Date(await readClock(tx)).toISOString().slice(0, 10);
  await notifyAll(
    tx,
    departures.map(({ tournamentId, createdBy, userId, films }) => ({
      userId: createdBy,
      actorId: userId,
      type: 'participant_left',
      payload: { tournamentId, films },
      dedupeKey: `participant_left:${tournamentId}:${userId}:${today}`,
    })),
  );
}
