import { seedOf, type FilmOdds, type OddsQuestion } from '@girone/championship/odds/estimate-odds';
import { z } from 'zod';
import { audienceOf } from '../../domain/events/announce-tournament.ts';
import { emit } from '../../domain/events/outbox.ts';
import { scheduleOddsLater } from '../../domain/schedule-odds.ts';
import type { Db } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockTournament } from '../tournaments/index.ts';
import { estimateInThread } from './estimate-in-thread.ts';
import { findCalendar, findDaysWithoutOdds, insertOdds } from './odds.repo.ts';
import { findFilmsInDrawOrder } from './write-standings.ts';

/**
 * Computes the odds of one day, the newest that lacks them, and leaves the days before it for later. A run that was cut
 * off has stored nothing and is done again; two that meet store the same.
 */
export function computeOdds({ db }: Pick<Platform, 'db'>) {
  return defineJob({
    name: 'compute-odds',
    payload: z.object({ tournamentId: z.int() }),
    async run({ tournamentId }) {
      const [newest, ...older] = await findDaysWithoutOdds(db, { tournamentId });
      if (!newest) return;
      const day = { tournamentId, matchDay: newest.matchDay };
      const question = await readQuestion(db, day);
      const odds = await estimateInThread(question);
      const isStored = await storeOdds(db, { day, question, odds });
      if (!isStored || older.length > 0) await scheduleOddsLater(db, [tournamentId]);
    },
  });
}

interface Day {
  readonly tournamentId: number;
  readonly matchDay: number;
}

/** The season as it stood after a day. */
async function readQuestion(db: Db, { tournamentId, matchDay }: Day): Promise<OddsQuestion> {
  const [filmIds, calendar] = await Promise.all([
    findFilmsInDrawOrder(db, tournamentId),
    findCalendar(db, { tournamentId, lastDay: matchDay }),
  ]);
  return {
    filmIds,
    results: calendar.filter(({ isPlayed }) => isPlayed),
    fixtures: calendar.filter(({ isPlayed }) => !isPlayed),
    seed: seedOf(tournamentId, matchDay),
  };
}

interface Answer {
  readonly day: Day;
  readonly question: OddsQuestion;
  readonly odds: readonly FilmOdds[];
}

/** Only if the results are still those that were asked about: a correction takes the championship's row as well. */
async function storeOdds(db: Platform['db'], { day, question, odds }: Answer): Promise<boolean> {
  return db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, day.tournamentId);
    if (!tournament) return true;
    const now = await readQuestion(tx, day);
    if (JSON.stringify(now) !== JSON.stringify(question)) return false;
    await insertOdds(tx, day, odds);
    await emit(tx, { type: 'odds', data: day }, audienceOf(tournament));
    return true;
  });
}
