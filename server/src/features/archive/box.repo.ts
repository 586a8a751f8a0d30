import { and, asc, countDistinct, desc, eq, sql } from 'drizzle-orm';
import { drawnFilmColumns } from '../../domain/queries/film-columns.ts';
import { personName } from '../../domain/queries/person-name.ts';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { matchDayClosings, matches, matchTallies, votes } from '../../domain/schema/matches.ts';
import { posts } from '../../domain/schema/posts.ts';
import { standings } from '../../domain/schema/standings.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import { sealedBallots } from '../../domain/schema/verification.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const takesTournament = { tournamentId: 'int' } as const;

const season = statement('boxed_season', { ...takesViewer, id: 'int' }, ({ id, ...viewer }) =>
  build
    .select({
      id: tournaments.id,
      name: tournaments.name,
      description: tournaments.description,
      isPublic: tournaments.isPublic,
      circleName: circles.name,
      drawSeed: tournaments.drawSeed,
      startedAt: tournaments.startedAt,
      completedAt: tournaments.completedAt,
      cancelledAt: tournaments.cancelledAt,
      /** A closed day whose seal is still being written. */
      waitsForSeal: sql<boolean>`exists (
        select from ${matchDayClosings} as closing
        where closing.tournament_id = ${tournaments.id} and closing.takes_seal and not exists (
          select from seals where seals.tournament_id = closing.tournament_id
            and seals.match_day = closing.match_day and seals.kind = 'day'))`,
    })
    .from(tournaments)
    .leftJoin(circles, eq(circles.id, tournaments.circleId))
    .where(and(eq(tournaments.id, id), visibleTournaments(viewer))),
);

/** Absent also when the viewer may not know of it. */
export async function findBoxedSeason(db: Db, viewer: Viewer | null, id: number) {
  const [row] = await season(db, { ...(viewer ?? visitor), id });
  return row;
}

/** In the order in which they were nominated. */
export const findBoxedFilms = statement('boxed_films', takesTournament, ({ tournamentId }) =>
  build
    .select({
      ...drawnFilmColumns(films, tournamentId),
      ownerName: personName(users),
    })
    .from(filmNominations)
    .innerJoin(films, eq(films.id, filmNominations.filmId))
    .innerJoin(users, eq(users.id, films.ownerId))
    .where(eq(filmNominations.tournamentId, tournamentId))
    .orderBy(asc(filmNominations.id)),
);

/** Every match: its result, what was counted at the close, and the ballots where there are codes. */
export const findBoxedMatches = statement('boxed_matches', takesTournament, ({ tournamentId }) =>
  build
    .select({
      matchNumber: matches.matchNumber,
      matchDay: matches.matchDay,
      film1Id: matches.film1Id,
      film2Id: matches.film2Id,
      film1Votes: matches.film1Votes,
      film2Votes: matches.film2Votes,
      isCorrected: sql<boolean>`${matches.correctedAt} is not null`,
      counted1: matchTallies.film1Votes,
      counted2: matchTallies.film2Votes,
      root: sealedBallots.root,
      ballots: sealedBallots.ballots,
    })
    .from(matches)
    .innerJoin(matchTallies, eq(matchTallies.matchId, matches.id))
    .leftJoin(sealedBallots, eq(sealedBallots.matchId, matches.id))
    .where(eq(matches.tournamentId, tournamentId))
    .orderBy(asc(matches.matchNumber)),
);

/** The table after each closed day. */
export const findBoxedTables = statement('boxed_tables', takesTournament, ({ tournamentId }) =>
  build
    .select({
      matchDay: standings.matchDay,
      closedAt: matchDayClosings.closedAt,
      rows: sql<
        [number, number, number, number, number, number, number, number][]
      >`jsonb_agg(jsonb_build_array(
        ${standings.filmId}, ${standings.position}, ${standings.points}, ${standings.wins}, ${standings.draws},
        ${standings.losses}, ${standings.votesFor}, ${standings.votesAgainst}) order by ${standings.listOrder})`,
    })
    .from(standings)
    .innerJoin(
      matchDayClosings,
      and(
        eq(matchDayClosings.tournamentId, standings.tournamentId),
        eq(matchDayClosings.matchDay, standings.matchDay),
      ),
    )
    .where(eq(standings.tournamentId, tournamentId))
    .groupBy(standings.matchDay, matchDayClosings.closedAt)
    .orderBy(asc(standings.matchDay)),
);

export const countVoters = statement('boxed_voters', takesTournament, ({ tournamentId }) =>
  build
    .select({ voters: countDistinct(votes.userId) })
    .from(votes)
    .innerJoin(matches, eq(matches.id, votes.matchId))
    .where(eq(matches.tournamentId, tournamentId)),
);

const isPublicTalk = (tournamentId: unknown) =>
  sql`${posts.tournamentId} = ${tournamentId} and ${posts.isPublic} and ${posts.deletedAt} is null
    and not ${posts.isTopicPost} and ${posts.content} <> ''`;

/** What anyone who is signed in may read about it, the newest first. */
export const findPublicTalk = statement(
  'boxed_posts',
  { ...takesTournament, limit: 'int' },
  ({ tournamentId, limit }) =>
    build
      .select({
        content: posts.content,
        createdAt: posts.createdAt,
        authorName: personName(users),
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.authorId))
      .where(isPublicTalk(tournamentId))
      .orderBy(desc(posts.id))
      .limit(limit),
);
