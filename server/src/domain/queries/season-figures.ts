import { sql, type Column, type SQL } from 'drizzle-orm';
import { drawnTitle } from './film-columns.ts';
import { films } from '../schema/films.ts';
import { matchDayClosings } from '../schema/matches.ts';
import { standings } from '../schema/standings.ts';
import { filmNominations, tournaments } from '../schema/tournaments.ts';

// Figures of a row of `tournaments`, as expressions for any query; each is read along an index. How
// many matches that makes follows from them: a season has thousands of those.

/** Films that stand in it; after the start the list is frozen, and nobody counts it again. */
export const filmsCount = sql<number>`(case
  when ${tournaments.status} in ('active', 'completed') then ${tournaments.drawnFilms}
  else (${sql`
    select count(*)::int from ${filmNominations}
    where ${filmNominations.tournamentId} = ${tournaments.id}`}) end)`;

/** Match days that are over for everybody: closed, and their results shown. */
export const closedDays = sql<number>`${tournaments.revealedDay}`;

/** Match days that are closed while their results are held back. */
export const heldDays = sql<number>`(case when ${tournaments.revealMode} = 'off' then 0 else (${sql`
  select count(*)::int from ${matchDayClosings}
  where ${matchDayClosings.tournamentId} = ${tournaments.id}
    and ${matchDayClosings.revealsAt} is not null`}) end)`;

/** The day after which a championship has its latest table; null before the first result. */
export function lastTableDay(tournamentId: Column | SQL | number): SQL<number | null> {
  return sql`(select max(last.match_day) from ${standings} as last
    where last.tournament_id = ${tournamentId})`;
}

export interface Champion {
  readonly filmId: number;
  readonly filmTitle: string;
}

/** First places of the last table of one that was played to its end: more than one is a joint title. */
export const champions = sql<Champion[]>`(case
  when ${tournaments.status} = 'completed' and ${tournaments.cancelledAt} is null
  then (${sql`
    select coalesce(jsonb_agg(
      jsonb_build_object('filmId', ${films.id}, 'filmTitle', ${drawnTitle(films, standings.tournamentId)})
      order by ${standings.listOrder}), '[]')
    from ${standings} join ${films} on ${films.id} = ${standings.filmId}
    where ${standings.tournamentId} = ${tournaments.id} and ${standings.position} = 1
      and ${standings.matchDay} = ${lastTableDay(tournaments.id)}`})
  else '[]' end)`;

/** People with enough films in it to take part. */
export const participantsCount = sql<number>`(${sql`
  select count(*)::int from (
    select 1 from ${filmNominations}
    where ${filmNominations.tournamentId} = ${tournaments.id}
    group by ${filmNominations.userId}
    having count(*) >= ${tournaments.minNominationsPerUser}
  ) as participants`})`;
