import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import { lockMatchDay } from '../../platform/db/match-day-lock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceTournament } from '../../platform/events/announce-tournament.ts';
import { decideRemoval, isCreator } from './tournaments.policy.ts';
import {
  deleteTournamentRow,
  lockForDeletion,
  recordAudit,
  updateTournament,
  type TournamentRow,
} from './tournaments.repo.ts';

/** Until the start a championship is deleted; afterwards an admin can cancel it while it runs. */
export async function deleteTournament(
  { db }: Platform,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const tournament = await lockForDeletion(tx, actor, tournamentId);
    if (!tournament) return refuse('not_found');
    const removal = decideRemoval(actor, tournament);
    if (!removal.ok) return removal;
    if (removal.value === 'cancel') {
      await cancel(tx, actor, tournament);
      return accept(undefined);
    }
    await deleteTournamentRow(tx, tournamentId);
    if (!isCreator(actor, tournament)) {
      await recordAudit(tx, { actorId: actor.userId, action: 'tournament.delete', tournament });
    }
    await announceTournament(tx, tournament);
    return accept(undefined);
  });
}

/**
 * Completed is a state that nothing advances and in which nobody votes; its matches stay as they
 * stand, so that what was played can still be looked at.
 */
async function cancel(
  tx: Transaction,
  { userId }: Actor,
  tournament: TournamentRow,
): Promise<void> {
  const { id: tournamentId, currentMatchDay: matchDay } = tournament;
  // Behind the votes under way: each of them counts before the end or is refused after it.
  await lockMatchDay(tx, { tournamentId, matchDay });
  const now = new Date(await readClock(tx));
  const cancelled = await updateTournament(tx, tournamentId, {
    status: 'completed',
    completedAt: now,
    cancelledAt: now,
    cancelledBy: userId,
  });
  await recordAudit(tx, { actorId: userId, action: 'tournament.cancel', tournament });
  await announceTournament(tx, cancelled);
}
