import { endOf, resumeIfAlone, writeScript } from '@girone/championship/show/script';
import { audienceOf } from '../../domain/events/announce-tournament.ts';
import { emit } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { TournamentRow } from '../tournaments/index.ts';
import { findShowOf, markEnded } from './shows.repo.ts';

/** Where a day is revealed in the middle of its evening, the evening is over for everybody at that moment. */
export async function endShow(
  tx: Transaction,
  tournament: TournamentRow,
  { matchDay, now }: { readonly matchDay: number; readonly now: number },
): Promise<void> {
  const tournamentId = tournament.id;
  const [evening] = await findShowOf(tx, { tournamentId, matchDay });
  if (!evening?.startedAt || !evening.runnerSeenAt) return;
  const show = resumeIfAlone(
    {
      startedAt: evening.startedAt.getTime(),
      pausedAt: evening.pausedAt?.getTime() ?? null,
      runnerSeenAt: evening.runnerSeenAt.getTime(),
    },
    now,
  );
  const startedAt = Math.min(show.startedAt, now - endOf(writeScript(evening)));
  await markEnded(tx, {
    tournamentId,
    matchDay,
    startedAt: new Date(startedAt),
    endedAt: new Date(now),
  });
  const ended = { startedAt, pausedAt: null, resumesAt: null };
  await emit(
    tx,
    {
      type: 'stage',
      data: { tournamentId, matchDay, now, show: ended, calledFor: null, told: null },
    },
    audienceOf(tournament),
  );
}
