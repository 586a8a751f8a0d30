import type { Transaction } from '../../platform/db/database.ts';
import { emit, type Audience } from '../../platform/events/outbox.ts';
import type { TournamentRow } from './tournaments.repo.ts';

type Subject = Pick<TournamentRow, 'id' | 'status' | 'circleId' | 'createdBy'>;

/** Who may hear of a championship; of a draft its creator alone. */
export function audienceOf({ status, circleId, createdBy }: Omit<Subject, 'id'>): Audience {
  if (status === 'preparation') return { kind: 'user', userId: createdBy };
  return circleId === null ? { kind: 'everyone' } : { kind: 'circle', circleId };
}

/** To be told with every change of state, settings or nominations. */
export async function announce(
  tx: Transaction,
  tournament: Subject,
  audience: Audience = audienceOf(tournament),
): Promise<void> {
  const { id: tournamentId, status } = tournament;
  await emit(tx, { type: 'tournament', data: { tournamentId, status } }, audience);
}
