import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { scheduleStart } from '../../domain/schedule-start.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { withdrawFromSetup } from './films.repo.ts';

/** Takes films out of the championships that have not begun, which are planned anew. */
export async function leaveSetups(tx: Transaction, filmIds: readonly number[]): Promise<void> {
  for (const championship of await withdrawFromSetup(tx, filmIds)) {
    await announceTournament(tx, championship);
    await scheduleStart(tx, championship.id);
  }
}
