import { sql } from 'drizzle-orm';
import { matchDayClosings } from './schema/matches.ts';
import { filmNominations, tournaments } from './schema/tournaments.ts';

// Figures of a row of `tournaments`, as expressions for any query; each is read along an index. How
// many matches that makes follows from them: a season has thousands of those.

/** Films that stand in it; after the start the list is frozen. */
export const filmsCount = sql<number>`(${sql`
  select count(*)::int from ${filmNominations}
  where ${filmNominations.tournamentId} = ${tournaments.id}`})`;

/** Match days that have been closed. */
export const closedDays = sql<number>`(${sql`
  select count(*)::int from ${matchDayClosings}
  where ${matchDayClosings.tournamentId} = ${tournaments.id}`})`;

/** People with enough films in it to take part. */
export const participantsCount = sql<number>`(${sql`
  select count(*)::int from (
    select 1 from ${filmNominations}
    where ${filmNominations.tournamentId} = ${tournaments.id}
    group by ${filmNominations.userId}
    having count(*) >= ${tournaments.minNominationsPerUser}
  ) as participants`})`;
