import { careerOpponents } from '@girone/contract/film-career';
import { pageRows } from '@girone/contract/rules';
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  inArray,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { filmColumns } from '../../domain/queries/film-columns.ts';
import { personName } from '../../domain/queries/person-name.ts';
import { filmsCount, lastTableDay } from '../../domain/queries/season-figures.ts';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { films } from '../../domain/schema/films.ts';
import { matches, matchFilms } from '../../domain/schema/matches.ts';
import { standings } from '../../domain/schema/standings.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { hasFilm } from './match-pages.repo.ts';
import { selectMatches, type MatchRow } from './matches.repo.ts';

const careerFilm = statement('career_film', { filmId: 'int' }, ({ filmId }) =>
  build
    .select({
      film: {
        ...filmColumns(films),
        ownerName: personName(users),
        plot: films.plot,
        runtime: films.runtime,
      },
    })
    .from(films)
    .innerJoin(users, eq(users.id, films.ownerId))
    .where(eq(films.id, filmId)),
);

/** Deleted films are among them: what they have played stays on record. */
export async function findCareerFilm(db: Db, filmId: number) {
  const [row] = await careerFilm(db, { filmId });
  return row;
}

const takesCareer = { ...takesViewer, filmId: 'int' } as const;

function sumOverAll(figure: SQLWrapper) {
  return sql<number>`coalesce(sum(${figure}) over (), 0)::int`;
}

const careerSeasons = statement('career_seasons', takesCareer, ({ filmId, ...viewer }) =>
  build
    .select({
      tournamentId: tournaments.id,
      name: tournaments.name,
      status: tournaments.status,
      cancelledAt: tournaments.cancelledAt,
      isPublic: tournaments.isPublic,
      filmsCount,
      position: standings.position,
      played: standings.played,
      wins: standings.wins,
      draws: standings.draws,
      losses: standings.losses,
      points: standings.points,
      votesFor: standings.votesFor,
      votesAgainst: standings.votesAgainst,
      totals: {
        championships: sql<number>`(count(*) over ())::int`,
        titles: sql<number>`(count(*) filter (where ${standings.position} = 1
          and ${tournaments.status} = 'completed' and ${tournaments.cancelledAt} is null) over ())::int`,
        played: sumOverAll(standings.played),
        wins: sumOverAll(standings.wins),
        draws: sumOverAll(standings.draws),
        losses: sumOverAll(standings.losses),
        points: sumOverAll(standings.points),
        votesFor: sumOverAll(standings.votesFor),
        votesAgainst: sumOverAll(standings.votesAgainst),
      },
    })
    .from(filmNominations)
    .innerJoin(tournaments, eq(tournaments.id, filmNominations.tournamentId))
    .leftJoin(
      standings,
      and(
        eq(standings.filmId, filmId),
        eq(standings.tournamentId, tournaments.id),
        eq(standings.matchDay, lastTableDay(tournaments.id)),
      ),
    )
    .where(
      and(
        eq(filmNominations.filmId, filmId),
        inArray(tournaments.status, ['active', 'completed']),
        visibleTournaments(viewer),
      ),
    )
    .orderBy(desc(tournaments.startedAt), desc(tournaments.id))
    .limit(pageRows.most),
);

export type CareerSeason = Awaited<ReturnType<typeof careerSeasons>>[number];

/**
 * The championships with this film that have begun, the latest first, each with its last table; of very many the
 * latest alone, and with each what all of them come to.
 */
export async function findCareerSeasons(db: Db, viewer: Viewer | null, filmId: number) {
  return careerSeasons(db, { ...(viewer ?? visitor), filmId });
}

const bestWin = statement('best_win', takesCareer, ({ filmId, ...viewer }) => {
  const { film1Votes, film2Votes } = matches;
  return selectMatches()
    .where(and(hasFilm(filmId), eq(matches.winnerId, filmId), visibleTournaments(viewer)))
    .orderBy(
      desc(sql`abs(${film1Votes} - ${film2Votes})`),
      desc(sql`${film1Votes} + ${film2Votes}`),
      asc(matches.id),
    )
    .limit(1);
});

export async function findBestWin(
  db: Db,
  viewer: Viewer | null,
  filmId: number,
): Promise<MatchRow | undefined> {
  const [row] = await bestWin(db, { ...(viewer ?? visitor), filmId });
  return row;
}

const own = aliasedTable(matchFilms, 'own');
const other = aliasedTable(matchFilms, 'other');
const isCompleted = sql`${matches.status} = 'completed'`;

function votesOf(film: typeof own): SQL {
  return sql`case when ${matches.film1Id} = ${film.filmId}
    then ${matches.film1Votes} else ${matches.film2Votes} end`;
}

function countOf(result: SQL): SQL<number> {
  return sql`(count(*) filter (where ${isCompleted} and ${result}))::int`;
}

const opponents = statement('opponents_of', takesCareer, ({ filmId, ...viewer }) =>
  build
    .select({
      place: sql<number>`(row_number() over (order by lower(${films.title}), ${films.id}))::int`,
      film: filmColumns(films),
      played: countOf(sql`true`),
      wins: countOf(sql`${matches.winnerId} = ${own.filmId}`),
      draws: countOf(sql`${matches.winnerId} is null`),
      losses: countOf(sql`${matches.winnerId} = ${other.filmId}`),
      votesFor: sql<number>`sum(${votesOf(own)})::int`,
      votesAgainst: sql<number>`sum(${votesOf(other)})::int`,
    })
    .from(own)
    .innerJoin(matches, eq(matches.id, own.matchId))
    .innerJoin(tournaments, eq(tournaments.id, matches.tournamentId))
    .innerJoin(other, and(eq(other.matchId, own.matchId), sql`${other.filmId} <> ${own.filmId}`))
    .innerJoin(films, eq(films.id, other.filmId))
    .where(
      and(
        eq(own.filmId, filmId),
        visibleTournaments(viewer),
        // What a cancelled championship left unplayed is no longer to come.
        sql`(${isCompleted} or ${tournaments.status} = 'active')`,
      ),
    )
    .groupBy(films.id)
    .orderBy(sql`count(*) desc`, asc(films.id))
    .limit(careerOpponents),
);

/** The films that this one has met or will meet, by title, with what came of it; of very many those it meets most. */
export async function findOpponents(db: Db, viewer: Viewer | null, filmId: number) {
  const rows = await opponents(db, { ...(viewer ?? visitor), filmId });
  return rows
    .toSorted((a, b) => a.place - b.place)
    .map(({ place: _place, ...opponent }) => opponent);
}
