import type { CircleId, UserId } from '@girone/contract/ids';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { notifyOfDeparture } from '../../domain/notifications/notify-of-departure.ts';
import { scheduleStart } from '../../domain/schedule-start.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { lockSetupsOf, withdrawFilmsOf } from './departures.repo.ts';

/**
 * Whoever leaves a circle takes their films out of its championships that have not begun: those are planned
 * anew and their creators told. A running one keeps its films. To be called before the stay ends: whoever
 * nominates holds the championship first and the stay afterwards, and in another order two could wait for
 * each other.
 */
export async function leaveSetups(
  tx: Transaction,
  { circleId, userId }: { readonly circleId: CircleId; readonly userId: UserId },
): Promise<void> {
  const waiting = await lockSetupsOf(tx, { circleId });
  const ids = waiting.map(({ id }) => id);
  const films = new Map(
    (await withdrawFilmsOf(tx, userId, ids)).map((row) => [row.tournamentId, row.films]),
  );
  const left = waiting.filter(({ id }) => films.has(id));
  for (const championship of left) {
    await announceTournament(tx, championship);
    await scheduleStart(tx, championship.id);
  }
  await notifyOfDeparture(
    tx,
    left
      .filter(({ isCreatorInside }) => isCreatorInside)
      .map(({ id, createdBy }) => ({
        tournamentId: id,
        createdBy,
        userId,
        films: films.get(id) ?? 0,
      })),
  );
}
