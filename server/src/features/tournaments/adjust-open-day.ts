import { leastCloseOf, openMatchDay } from '@girone/championship/opening';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import { findOpening, setDayClose } from './calendar.repo.ts';
import { checkDay, scheduleClose } from './open-day.ts';
import type { TournamentRow } from './tournaments.repo.ts';

/**
 * What changed advance options mean for the day that is open. Whoever turns the time limit on after
 * the time has passed closes the day now, never in the past.
 */
export async function adjustOpenDay(
  tx: Transaction,
  before: TournamentRow,
  after: TournamentRow,
): Promise<void> {
  const { id: tournamentId, currentMatchDay: matchDay } = after;
  const openedAt = await findOpening(tx, tournamentId);
  if (!openedAt) return;
  const isVoteCloseNew =
    !before.advanceOnAllCircleVotes || after.minOpenHours !== before.minOpenHours;
  if (after.advanceOnAllCircleVotes && isVoteCloseNew) {
    const at = leastCloseOf(openedAt.getTime(), after.minOpenHours);
    await checkDay(tx, { tournamentId, matchDay, at: new Date(at) });
  }
  if (after.timeoutAdvanceEnabled === before.timeoutAdvanceEnabled) return;
  const { autoAdvanceTime } = openMatchDay(matchDay, openedAt.getTime(), {
    ...after,
    lastMatchDay: matchDay,
  });
  if (autoAdvanceTime === null) {
    await setDayClose(tx, { tournamentId, closesAt: null });
    return;
  }
  const now = await readClock(tx);
  const closesAt = Math.max(autoAdvanceTime, now);
  await setDayClose(tx, { tournamentId, closesAt: new Date(closesAt) });
  await scheduleClose(tx, { tournamentId, matchDay, closesAt, now });
}
