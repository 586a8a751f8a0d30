import { findWinner } from '@girone/championship/result';
import type { UserId } from '@girone/contract/ids';
import { audienceOf } from '../../domain/events/announce-tournament.ts';
import { emitAll } from '../../domain/events/outbox.ts';
import { notifySeason } from '../../domain/notifications/notify.ts';
import { scheduleOdds } from '../../domain/schedule-odds.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { TournamentRow } from '../tournaments/index.ts';
import { addDayToRecords } from './film-records.repo.ts';
import { completeMatches, countDay, markRevealed, type DayKey } from './match-days.repo.ts';
import { writeStandings } from './write-standings.ts';

/**
 * Counts a day and puts its results on record. The one way in which results come to be: until then they stand in the
 * votes alone, so that nothing that reads results can tell them.
 */
export async function showResults(tx: Transaction, day: DayKey, completedAt: Date): Promise<void> {
  const counted = await countDay(tx, day);
  await completeMatches(tx, counted, { winnerIds: counted.map(findWinner), completedAt });
  await writeStandings(tx, day.tournamentId, day.matchDay);
  await markRevealed(tx, day);
}

interface News {
  readonly matchDay: number;
  /** The day that opened with the results; absent when none did. */
  readonly nextMatchDay?: number | undefined;
  /** That was the last day, and the championship is over. */
  readonly isLast: boolean;
  /** Whoever made it happen, if somebody did. */
  readonly except: UserId | null;
  /** Nobody was there: the news names no result, for whoever has yet to look. */
  readonly isSilent?: boolean;
}

/** What follows from results that are shown now; the championship has moved on before. */
export async function publishDay(
  tx: Transaction,
  tournament: TournamentRow,
  { matchDay, nextMatchDay, isLast, except, isSilent = false }: News,
): Promise<void> {
  const tournamentId = tournament.id;
  const status = isLast ? 'completed' : 'active';
  await addDayToRecords(tx, { tournamentId, matchDay });
  await scheduleOdds(tx, tournamentId);
  const audience = audienceOf({ ...tournament, status });
  await emitAll(tx, [
    { event: { type: 'standings', data: { tournamentId, matchDay } }, audience },
    { event: { type: 'tournament', data: { tournamentId, status } }, audience },
  ]);
  const results = isSilent ? 'match_day_revealed' : 'match_day_results';
  await notifySeason(tx, {
    tournamentId,
    except,
    ...(isLast && !isSilent
      ? { type: 'tournament_completed', matchDay: null }
      : { type: results, matchDay, nextMatchDay }),
  });
}
