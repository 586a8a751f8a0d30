import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { limits } from '@girone/contract/rules';
import { drawCalendar } from '@girone/championship/calendar';
import { drawOrder } from '@girone/championship/draw';
import { openMatchDay } from '@girone/championship/opening';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { beginChain, seedDraw } from '../verification/index.ts';
import { insertMatches } from './calendar.repo.ts';
import { lockList } from './nominations.repo.ts';
import { openDay } from './open-day.ts';
import { activate } from './tournament-writes.repo.ts';
import type { TournamentRow } from './tournaments.repo.ts';

/**
 * The start: the list is fixed, the order drawn, all matches made, day 1 opened. All of it happens in
 * the caller's transaction, which holds the championship's row, or nothing does.
 */
export async function startTournament(
  platform: Pick<Platform, 'random'>,
  tx: Transaction,
  { id, status, matchDayFrequencyHours, timeoutAdvanceEnabled }: TournamentRow,
): Promise<Outcome<undefined>> {
  if (status !== 'setup') return refuse('tournament_not_in_setup');
  const films = await lockList(tx, id);
  if (films.length < limits.tournamentFilms.min) return refuse('too_few_films');

  const drawSeed = await seedDraw(platform, tx, { tournamentId: id, filmIds: films });
  const calendar = drawCalendar(drawOrder(films, drawSeed));
  const now = await readClock(tx);
  const opening = openMatchDay(1, now, {
    matchDayFrequencyHours,
    timeoutAdvanceEnabled,
    lastMatchDay: calendar.length,
  });

  const started = await activate(tx, { id, startedAt: new Date(now), drawSeed });
  if (!started) return refuse('tournament_not_in_setup');
  const planned = [now, ...opening.later.map(({ scheduledStartTime }) => scheduledStartTime)];
  await insertMatches(tx, id, { calendar, plannedAt: planned.map((at) => new Date(at)) });
  await beginChain(tx, id);
  await announceTournament(tx, started);
  await openDay(tx, started, opening);
  return accept(undefined);
}
