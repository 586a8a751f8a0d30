import type { CircleId, UserId } from '@girone/contract/ids';
import type { TournamentStatus } from '@girone/contract/rules';
import type { Transaction } from '../../platform/db/database.ts';
import { emit, type Addressees } from './outbox.ts';

interface Subject {
  readonly id: number;
  readonly status: TournamentStatus;
  readonly circleId: CircleId | null;
  readonly createdBy: UserId;
}

/** Who may hear of a championship; of a draft its creator alone. */
export function audienceOf({ status, circleId, createdBy }: Omit<Subject, 'id'>): Addressees {
  if (status === 'preparation') return { kind: 'user', userId: createdBy };
  return circleId === null ? { kind: 'everyone' } : { kind: 'circle-onlookers', circleId };
}

/** To be told with every change of a championship's state, settings or nominations. */
export async function announceTournament(
  tx: Transaction,
  tournament: Subject,
  audience: Addressees = audienceOf(tournament),
): Promise<void> {
  const { id: tournamentId, status } = tournament;
  await emit(tx, { type: 'tournament', data: { tournamentId, status } }, audience);
}
