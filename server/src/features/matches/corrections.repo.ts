import type { UserId } from '@girone/contract/ids';
import { aliasedTable, eq, sql } from 'drizzle-orm';
import { films } from '../../domain/schema/films.ts';
import { matches } from '../../domain/schema/matches.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const tournamentOf = statement('tournament_of_match', { matchId: 'int' }, ({ matchId }) =>
  build.select({ tournamentId: matches.tournamentId }).from(matches).where(eq(matches.id, matchId)),
);

/** Which championship to hold before the match is read. */
export async function findTournamentOf(db: Db, matchId: number): Promise<number | undefined> {
  const [row] = await tournamentOf(db, { matchId });
  return row?.tournamentId;
}

const film1 = aliasedTable(films, 'film1');
const film2 = aliasedTable(films, 'film2');

const playedMatch = statement('played_match', { matchId: 'int' }, ({ matchId }) =>
  build
    .select({
      matchDay: matches.matchDay,
      matchNumber: matches.matchNumber,
      status: matches.status,
      film1Id: matches.film1Id,
      film2Id: matches.film2Id,
      film1Votes: matches.film1Votes,
      film2Votes: matches.film2Votes,
      film1: { title: film1.title, ownerId: film1.ownerId },
      film2: { title: film2.title, ownerId: film2.ownerId },
    })
    .from(matches)
    .innerJoin(film1, eq(film1.id, matches.film1Id))
    .innerJoin(film2, eq(film2.id, matches.film2Id))
    .where(eq(matches.id, matchId)),
);

export type PlayedMatch = Awaited<ReturnType<typeof playedMatch>>[number];

export async function findPlayedMatch(db: Db, matchId: number): Promise<PlayedMatch | undefined> {
  const [row] = await playedMatch(db, { matchId });
  return row;
}

interface CorrectedResult {
  readonly film1Votes: number;
  readonly film2Votes: number;
  readonly winnerId: number | null;
  readonly correctedAt: Date;
  readonly correctedBy: UserId;
  readonly correctionReason: string;
}

const allowCorrection = statement('allow_correction', {}, () =>
  build.execute(sql`set local girone.correction = 'on'`),
);

const correct = statement(
  'correct_match',
  {
    matchId: 'int',
    film1Votes: 'int',
    film2Votes: 'int',
    winnerId: 'int?',
    correctedAt: 'timestamptz',
    correctedBy: 'int',
    correctionReason: 'text',
  },
  ({ matchId, ...result }) => build.update(matches).set(result).where(eq(matches.id, matchId)),
);

const forbidCorrection = statement('forbid_correction', {}, () =>
  build.execute(sql`set local girone.correction = 'off'`),
);

/** Past the freeze of completed matches, for this one statement of the transaction. */
export async function writeCorrection(
  tx: Transaction,
  matchId: number,
  result: CorrectedResult,
): Promise<void> {
  await allowCorrection(tx, {});
  await correct(tx, { matchId, ...result });
  await forbidCorrection(tx, {});
}
