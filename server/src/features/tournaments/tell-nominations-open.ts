import { notifySeason } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { TournamentRow } from './tournaments.repo.ts';

/** Tells whom it waits for that a championship takes nominations; to be said whenever one comes to setup. */
export async function tellNominationsOpen(
  tx: Transaction,
  { id: tournamentId }: Pick<TournamentRow, 'id'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<void> {
  await notifySeason(tx, {
    type: 'nominations_open',
    tournamentId,
    matchDay: null,
    except: userId,
  });
}
