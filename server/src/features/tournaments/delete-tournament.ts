import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { recordAct } from '../../domain/audit.ts';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { notifyOfModeration } from '../../domain/notifications/notify-of-moderation.ts';
import { lockMatchDay } from '../../domain/queries/match-day-lock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { releaseImage } from '../uploads/index.ts';
import { takeFromRecords } from './film-records.repo.ts';
import { targetOf } from './tournament-target.ts';
import { deleteTournamentRow, markCancelled } from './tournament-writes.repo.ts';
import { decideRemoval, isCreator } from './tournaments.policy.ts';
import { lockForDeletion, type TournamentRow } from './tournaments.repo.ts';

/** Until the start a championship is deleted; afterwards an admin can cancel it while it runs. */
export async function deleteTournament(
  { db }: Platform,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<undefined>> {
  return retryConflict(() =>
    db.transaction(async (tx) => {
      const tournament = await lockForDeletion(tx, actor, tournamentId);
      if (!tournament) return refuse('not_found');
      const removal = decideRemoval(actor, tournament);
      if (!removal.ok) return removal;
      await remove(tx, actor, { tournament, removal: removal.value, reason: null });
      return accept(undefined);
    }),
  );
}

/** The same from the admin area, where it is always on the record and says why. */
export async function cancelTournament(
  { db }: Platform,
  actor: Actor,
  { tournamentId, reason }: { readonly tournamentId: number; readonly reason: string },
): Promise<Outcome<undefined>> {
  return retryConflict(() =>
    db.transaction(async (tx) => {
      const tournament = await lockForDeletion(tx, actor, tournamentId);
      if (!tournament) return refuse('not_found');
      if (tournament.status === 'completed') return refuse('tournament_not_active');
      const removal = decideRemoval(actor, tournament);
      if (!removal.ok) return removal;
      await remove(tx, actor, { tournament, removal: removal.value, reason });
      return accept(undefined);
    }),
  );
}

interface Removal {
  readonly tournament: TournamentRow;
  readonly removal: 'delete' | 'cancel';
  readonly reason: string | null;
}

/** Creators take back what they have not begun without a trace; whatever admins do has one. */
async function remove(
  tx: Transaction,
  actor: Actor,
  { tournament, removal, reason }: Removal,
): Promise<void> {
  const { id: tournamentId, name, status, currentMatchDay: matchDay, createdBy } = tournament;
  if (removal === 'cancel') await cancel(tx, actor, { tournament, reason });
  else {
    for (const image of await deleteTournamentRow(tx, tournamentId)) await releaseImage(tx, image);
  }
  await announceTournament(
    tx,
    removal === 'cancel' ? { ...tournament, status: 'completed' } : tournament,
  );

  if (removal === 'delete' && isCreator(actor, tournament) && reason === null) return;
  await recordAct(tx, {
    actorId: actor.userId,
    action: `tournament.${removal}`,
    target: targetOf(tournament),
    reason,
    before: removal === 'cancel' ? { status, matchDay, createdBy } : { status, createdBy },
  });
  await notifyOfModeration(tx, {
    actorId: actor.userId,
    people: [createdBy],
    act: 'tournament_cancelled',
    subject: name,
    reason,
    ...(removal === 'cancel' && { tournamentId }),
  });
}

/**
 * Completed is a state that nothing advances and in which nobody votes; its matches stay as they
 * stand, so that what was played can still be looked at. In the all-time table nothing of it counts.
 */
async function cancel(
  tx: Transaction,
  { userId }: Actor,
  { tournament, reason }: Pick<Removal, 'tournament' | 'reason'>,
): Promise<void> {
  const { id: tournamentId, currentMatchDay: matchDay } = tournament;
  // Behind the votes under way: each of them counts before the end or is refused after it.
  await lockMatchDay(tx, { tournamentId, matchDay });
  await markCancelled(tx, {
    id: tournamentId,
    cancelledAt: new Date(await readClock(tx)),
    cancelledBy: userId,
    cancellationReason: reason,
  });
  await takeFromRecords(tx, tournamentId);
}
