import { limits } from '@girone/contract/rules';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { hasActiveMember } from '../../domain/queries/active-memberships.ts';
import { drawnFilmColumns } from '../../domain/queries/film-columns.ts';
import { lastTableDay } from '../../domain/queries/season-figures.ts';
import { takesViewer, visibleTournaments } from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { films } from '../../domain/schema/films.ts';
import { matches, votes } from '../../domain/schema/matches.ts';
import { standings } from '../../domain/schema/standings.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** A championship that the viewer may see, and how they stand to its map; absent where they may not. */
export const findSeason = statement(
  'taste_season',
  { ...takesViewer, id: 'int' },
  ({ id, ...viewer }) =>
    build
      .select({
        id: tournaments.id,
        name: tournaments.name,
        circleId: tournaments.circleId,
        status: tournaments.status,
        cancelledAt: tournaments.cancelledAt,
        isMember: sql<boolean>`(${tournaments.circleId} is null
          or ${hasActiveMember(tournaments.circleId, viewer.userId)})`,
        isShown: sql<boolean>`(select ${users.showsTaste} from ${users}
          where ${users.id} = ${viewer.userId})`,
      })
      .from(tournaments)
      .where(and(eq(tournaments.id, id), visibleTournaments(viewer))),
);

/** The films of the last table, the champion first. */
export const findFinalTable = statement(
  'taste_table',
  { tournamentId: 'int' },
  ({ tournamentId }) =>
    build
      .select({
        position: standings.position,
        film: drawnFilmColumns(films, standings.tournamentId),
      })
      .from(standings)
      .innerJoin(films, eq(films.id, standings.filmId))
      .where(
        and(
          eq(standings.tournamentId, tournamentId),
          eq(standings.matchDay, lastTableDay(tournamentId)),
        ),
      )
      .orderBy(asc(standings.listOrder)),
);

const isForFilm1 = sql`${votes.filmId} = ${matches.film1Id}`;

/** What one person voted for, with the totals that everybody knows. */
export const findOwnVotes = statement(
  'taste_own_votes',
  { tournamentId: 'int', userId: 'int' },
  ({ tournamentId, userId }) =>
    build
      .select({
        matchNumber: matches.matchNumber,
        matchDay: matches.matchDay,
        chosen: sql<number>`${votes.filmId}`,
        other: sql<number>`case when ${isForFilm1} then ${matches.film2Id} else ${matches.film1Id} end`,
        chosenVotes: sql<number>`case when ${isForFilm1} then ${matches.film1Votes} else ${matches.film2Votes} end`,
        otherVotes: sql<number>`case when ${isForFilm1} then ${matches.film2Votes} else ${matches.film1Votes} end`,
      })
      .from(votes)
      .innerJoin(matches, eq(matches.id, votes.matchId))
      .where(
        and(
          eq(matches.tournamentId, tournamentId),
          eq(matches.status, 'completed'),
          eq(votes.userId, userId),
          eq(votes.answer, 'film'),
        ),
      )
      .orderBy(asc(matches.matchNumber)),
);

/** What a person voted for in championships that are over and that they may see; the latest come first. */
export const findVotedSeasons = statement('taste_seasons', takesViewer, (viewer) =>
  build
    .select({
      id: tournaments.id,
      name: tournaments.name,
      votes: sql<number>`count(*)::int`,
      withIt: sql<number>`count(*) filter (where ${matches.winnerId} = ${votes.filmId})::int`,
      drawn: sql<number>`count(*) filter (where ${matches.winnerId} is null)::int`,
    })
    .from(votes)
    .innerJoin(matches, eq(matches.id, votes.matchId))
    .innerJoin(tournaments, eq(tournaments.id, matches.tournamentId))
    .where(
      and(
        eq(votes.userId, sql`${viewer.userId}`),
        eq(votes.answer, 'film'),
        eq(matches.status, 'completed'),
        eq(tournaments.status, 'completed'),
        isNull(tournaments.cancelledAt),
        visibleTournaments(viewer),
      ),
    )
    .groupBy(tournaments.id)
    .orderBy(desc(tournaments.completedAt), desc(tournaments.id))
    .limit(limits.tasteSeasons),
);

/** More pairs of films than anybody has been asked about; a bound. */
const mostPairs = 50_000;

/** How often a person chose one film over another in these championships. */
export const findChoices = statement(
  'taste_choices',
  { userId: 'int', tournamentIds: 'int[]' },
  ({ userId, tournamentIds }) => {
    const other = sql<number>`case when ${isForFilm1} then ${matches.film2Id} else ${matches.film1Id} end`;
    return build
      .select({ chosen: sql<number>`${votes.filmId}`, other, times: sql<number>`count(*)::int` })
      .from(votes)
      .innerJoin(matches, eq(matches.id, votes.matchId))
      .where(
        and(
          sql`${matches.tournamentId} = any(${tournamentIds})`,
          eq(matches.status, 'completed'),
          eq(votes.userId, userId),
          eq(votes.answer, 'film'),
        ),
      )
      .groupBy(votes.filmId, other)
      .orderBy(asc(votes.filmId), other)
      .limit(mostPairs);
  },
);

/** Films as they were drawn in the latest of these championships that had them. */
export const findDrawnFilms = statement(
  'taste_films',
  { filmIds: 'int[]', tournamentIds: 'int[]' },
  ({ filmIds, tournamentIds }) =>
    build
      .select(
        drawnFilmColumns(
          films,
          sql`(select max(latest.tournament_id) from ${filmNominations} as latest
            where latest.film_id = ${films.id} and latest.tournament_id = any(${tournamentIds}))`,
        ),
      )
      .from(films)
      .where(sql`${films.id} = any(${filmIds})`),
);
