import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { matchDayClosings, matches, votes } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { ballotKeys, sealedBallots, seals } from '../../domain/schema/verification.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const dayState = statement(
  'ballot_day_state',
  { ...takesViewer, tournamentId: 'int', matchDay: 'int' },
  ({ tournamentId, matchDay, ...viewer }) =>
    build
      .select({
        isClosed: sql<boolean>`${matchDayClosings.matchDay} is not null`,
        isShown: sql<boolean>`${matchDay} <= ${tournaments.revealedDay}`,
        takesSeal: sql<boolean>`coalesce(${matchDayClosings.takesSeal}, false)`,
        hash: seals.hash,
      })
      .from(tournaments)
      .leftJoin(
        matchDayClosings,
        and(
          eq(matchDayClosings.tournamentId, tournaments.id),
          eq(matchDayClosings.matchDay, matchDay),
        ),
      )
      .leftJoin(
        seals,
        and(
          eq(seals.tournamentId, tournaments.id),
          eq(seals.matchDay, matchDay),
          eq(seals.kind, 'day'),
        ),
      )
      .where(
        and(
          eq(tournaments.id, tournamentId),
          visibleTournaments(viewer),
          sql`exists (select 1 from ${matches} where ${matches.tournamentId} = ${tournaments.id}
            and ${matches.matchDay} = ${matchDay})`,
        ),
      ),
);

interface Day {
  readonly tournamentId: number;
  readonly matchDay: number;
}

/** Absent when the championship has no such day, also for whoever may not know of it. */
export async function findDayState(db: Db, viewer: Viewer | null, day: Day) {
  const [row] = await dayState(db, { ...(viewer ?? visitor), ...day });
  return row;
}

/** The matches of a closed day with what was counted. */
export const findCountedMatches = statement(
  'counted_matches',
  { tournamentId: 'int', matchDay: 'int' },
  ({ tournamentId, matchDay }) => {
    // As counted at the close, whatever was corrected since. A match with kept ballots is counted from these.
    const counted = build
      .select({
        film1Votes: countFor(matches.film1Id).as('home_count'),
        film2Votes: countFor(matches.film2Id).as('away_count'),
      })
      .from(votes)
      .where(and(eq(votes.matchId, matches.id), isNull(sealedBallots.matchId)))
      .as('counted');
    return build
      .select({
        matchNumber: matches.matchNumber,
        film1Id: matches.film1Id,
        film2Id: matches.film2Id,
        film1Votes: counted.film1Votes,
        film2Votes: counted.film2Votes,
        root: sealedBallots.root,
        ballots: sealedBallots.ballots,
      })
      .from(matches)
      .leftJoin(sealedBallots, eq(sealedBallots.matchId, matches.id))
      .crossJoinLateral(counted)
      .where(and(eq(matches.tournamentId, tournamentId), eq(matches.matchDay, matchDay)))
      .orderBy(asc(matches.matchNumber));
  },
);

function countFor(film: typeof matches.film1Id | typeof matches.film2Id) {
  return sql<number>`count(*) filter (where ${votes.filmId} = ${film})::int`;
}

export type CountedMatch = Awaited<ReturnType<typeof findCountedMatches>>[number];

const chainState = statement(
  'chain_state',
  { ...takesViewer, tournamentId: 'int' },
  ({ tournamentId, ...viewer }) =>
    build
      .select({
        status: tournaments.status,
        lastHash: sql<string | null>`(select ${seals.hash} from ${seals}
          where ${seals.tournamentId} = ${tournaments.id} order by ${seals.position} desc limit 1)`,
      })
      .from(tournaments)
      .where(and(eq(tournaments.id, tournamentId), visibleTournaments(viewer))),
);

/** Absent for whoever may not know of the championship. */
export async function findChainState(db: Db, viewer: Viewer | null, tournamentId: number) {
  const [row] = await chainState(db, { ...(viewer ?? visitor), tournamentId });
  return row;
}

export const findSeals = statement('season_seals', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select()
    .from(seals)
    .where(eq(seals.tournamentId, tournamentId))
    .orderBy(asc(seals.position)),
);

export type SealRow = Awaited<ReturnType<typeof findSeals>>[number];

/** Every championship that has a chain. */
export const findSealedSeasons = statement('sealed_seasons', {}, () =>
  build
    .select({ tournamentId: seals.tournamentId })
    .from(seals)
    .where(eq(seals.position, 0))
    .orderBy(asc(seals.tournamentId)),
);

/** What was cast on a sealed day beside what was kept of it; a match without votes has one row. */
export const findVotesWithKeys = statement(
  'votes_with_keys',
  { tournamentId: 'int', matchDay: 'int' },
  ({ tournamentId, matchDay }) =>
    build
      .select({
        matchNumber: matches.matchNumber,
        ballots: sealedBallots.ballots,
        // A key that was made after the sealing has codes in later lists only.
        key: sql<
          string | null
        >`case when ${ballotKeys.createdAt} <= ${seals.sealedAt} then ${ballotKeys.key} end`,
        answer: sql<0 | 1 | 2 | null>`case
          when ${votes.userId} is null then null
          when ${votes.filmId} is null then 0
          when ${votes.filmId} = ${matches.film1Id} then 1
          else 2 end`,
      })
      .from(matches)
      .innerJoin(
        seals,
        and(
          eq(seals.tournamentId, matches.tournamentId),
          eq(seals.matchDay, matches.matchDay),
          eq(seals.kind, 'day'),
        ),
      )
      .leftJoin(sealedBallots, eq(sealedBallots.matchId, matches.id))
      .leftJoin(votes, eq(votes.matchId, matches.id))
      .leftJoin(ballotKeys, eq(ballotKeys.userId, votes.userId))
      .where(and(eq(matches.tournamentId, tournamentId), eq(matches.matchDay, matchDay))),
);
