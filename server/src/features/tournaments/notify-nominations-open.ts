import { notifySeason } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { TournamentRow } from './tournaments.repo.ts';

/** Notifies those whose nominations a championship waits for (`SeasonNews`); called whenever one enters setup. */
export async function notifyNominationsOpen(
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
