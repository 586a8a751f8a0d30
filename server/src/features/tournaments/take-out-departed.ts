import { notifyOfDeparture } from '../../domain/notifications/notify-of-departure.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { deleteFilmsOf, findDeparted } from './nominations.repo.ts';
import { findTournament, type TournamentRow } from './tournaments.repo.ts';

/**
 * Takes the films of those out of a championship in setup who can no longer take part, and tells its creator.
 * Its row is held by the caller, who plans the start anew. Whether there were any.
 */
export async function takeOutDeparted(
  tx: Transaction,
  { id: tournamentId, createdBy }: TournamentRow,
): Promise<boolean> {
  const departed = await findDeparted(tx, { tournamentId });
  if (departed.length === 0) return false;
  await deleteFilmsOf(tx, { tournamentId, userIds: departed.map(({ userId }) => userId) });
  const creator = { userId: createdBy, isAdmin: false };
  // Unless they have left the circle whose championship it is.
  if (await findTournament(tx, creator, tournamentId)) {
    await notifyOfDeparture(
      tx,
      departed.map(({ userId, films }) => ({ tournamentId, createdBy, userId, films })),
    );
  }
  return true;
}
