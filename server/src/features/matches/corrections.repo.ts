import type { UserId } from '@girone/contract/ids';
import { aliasedTable, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { films } from '../../platform/db/schema/films.ts';
import { matches } from '../../platform/db/schema/matches.ts';

/** Which championship to hold before the match is read. */
export async function findTournamentOf(db: Db, matchId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ tournamentId: matches.tournamentId })
    .from(matches)
    .where(eq(matches.id, matchId));
  return row?.tournamentId;
}

const film1 = aliasedTable(films, 'film1');
const film2 = aliasedTable(films, 'film2');

export type PlayedMatch = NonNullable<Awaited<ReturnType<typeof findPlayedMatch>>>;

export async function findPlayedMatch(db: Db, matchId: number) {
  const [row] = await db
    .select({
      matchDay: matches.matchDay,
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
    .where(eq(matches.id, matchId));
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

/** Past the freeze of completed matches, for this one statement of the transaction. */
export async function writeCorrection(
  tx: Transaction,
  matchId: number,
  result: CorrectedResult,
): Promise<void> {
  await tx.execute(sql`set local girone.correction = 'on'`);
  await tx.update(matches).set(result).where(eq(matches.id, matchId));
  await tx.execute(sql`set local girone.correction = 'off'`);
}
