import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { matchDayClosings, matches, votes } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { ballotKeys, sealedBallots, seals } from '../../domain/schema/verification.ts';
import { advisoryLocks } from '../../platform/db/advisory-locks.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const takesTournament = { tournamentId: 'int' } as const;
const takesDay = { ...takesTournament, matchDay: 'int' } as const;

/** Until the transaction ends: whoever adds to a chain does so alone. Neither votes nor closes take it. */
export const lockChain = statement('lock_seal_chain', takesTournament, ({ tournamentId }) =>
  build.execute(
    sql`select pg_advisory_xact_lock((${advisoryLocks.sealChainPrefix}::bigint << 48) | ${tournamentId}::bigint)`,
  ),
);

const lastSeal = statement('last_seal', takesTournament, ({ tournamentId }) =>
  build
    .select({ position: seals.position, hash: seals.hash })
    .from(seals)
    .where(eq(seals.tournamentId, tournamentId))
    .orderBy(desc(seals.position))
    .limit(1),
);

export type ChainEnd = Awaited<ReturnType<typeof lastSeal>>[number];

export async function findChainEnd(db: Db, tournamentId: number): Promise<ChainEnd | undefined> {
  const [row] = await lastSeal(db, { tournamentId });
  return row;
}

export const insertSeal = statement(
  'insert_seal',
  {
    ...takesDay,
    position: 'int',
    kind: 'text',
    matchNumber: 'int?',
    film1Votes: 'int?',
    film2Votes: 'int?',
    reason: 'text?',
    hash: 'text',
    previousHash: 'text?',
  },
  (row) => build.insert(seals).values(row),
);

const owner = statement('season_of_chain', takesTournament, ({ tournamentId }) =>
  build
    .select({
      status: tournaments.status,
      circleId: tournaments.circleId,
      createdBy: tournaments.createdBy,
    })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId)),
);

/** What says who may hear of a championship. */
export async function findSeason(db: Db, tournamentId: number) {
  const [row] = await owner(db, { tournamentId });
  if (!row) throw new Error(`championship ${tournamentId} is gone although its chain is held`);
  return row;
}

const nextDay = statement('next_day_to_seal', takesTournament, ({ tournamentId }) =>
  build
    .select({ matchDay: matchDayClosings.matchDay })
    .from(matchDayClosings)
    .leftJoin(
      seals,
      and(
        eq(seals.tournamentId, matchDayClosings.tournamentId),
        eq(seals.matchDay, matchDayClosings.matchDay),
        eq(seals.kind, 'day'),
      ),
    )
    .where(
      and(
        eq(matchDayClosings.tournamentId, tournamentId),
        matchDayClosings.takesSeal,
        isNull(seals.hash),
      ),
    )
    .orderBy(asc(matchDayClosings.matchDay))
    .limit(1),
);

/** The first closed day that waits for its seal. */
export async function findDayToSeal(db: Db, tournamentId: number): Promise<number | undefined> {
  const [row] = await nextDay(db, { tournamentId });
  return row?.matchDay;
}

const isOfDay = (tournamentId: unknown, matchDay: unknown) =>
  sql`${matches.tournamentId} = ${tournamentId} and ${matches.matchDay} = ${matchDay}`;

export const findVotersWithoutKey = statement(
  'voters_without_key',
  takesDay,
  ({ tournamentId, matchDay }) =>
    build
      .selectDistinct({ userId: votes.userId })
      .from(votes)
      .innerJoin(matches, eq(matches.id, votes.matchId))
      .leftJoin(ballotKeys, eq(ballotKeys.userId, votes.userId))
      .where(and(isOfDay(tournamentId, matchDay), isNull(ballotKeys.key))),
);

/** Each vote of a day, with its match; a match without votes has one row without any. */
export const findVotesOfDay = statement('votes_to_seal', takesDay, ({ tournamentId, matchDay }) =>
  build
    .select({
      matchId: matches.id,
      matchNumber: matches.matchNumber,
      userId: votes.userId,
      key: ballotKeys.key,
      answer: sql<0 | 1 | 2 | null>`case
          when ${votes.userId} is null then null
          when ${votes.filmId} is null then 0
          when ${votes.filmId} = ${matches.film1Id} then 1
          else 2 end`,
    })
    .from(matches)
    .leftJoin(votes, eq(votes.matchId, matches.id))
    .leftJoin(ballotKeys, eq(ballotKeys.userId, votes.userId))
    .where(isOfDay(tournamentId, matchDay))
    .orderBy(asc(matches.matchNumber), asc(ballotKeys.createdAt), asc(ballotKeys.userId)),
);

export type VoteToSeal = Awaited<ReturnType<typeof findVotesOfDay>>[number];

const addBallots = statement(
  'insert_sealed_ballots',
  { matchIds: 'int[]', roots: 'text[]', ballots: 'text[]' },
  ({ matchIds, roots, ballots }) =>
    build.execute(sql`insert into ${sealedBallots} (match_id, root, ballots)
      select * from unnest(${matchIds}, ${roots}, ${ballots})`),
);

interface SealedMatch {
  readonly matchId: number;
  readonly root: string;
  readonly ballots: string;
}

export async function insertSealedBallots(
  tx: Transaction,
  sealed: readonly SealedMatch[],
): Promise<void> {
  await addBallots(tx, {
    matchIds: sealed.map(({ matchId }) => matchId),
    roots: sealed.map(({ root }) => root),
    ballots: sealed.map(({ ballots }) => ballots),
  });
}
