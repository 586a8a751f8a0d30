import { sql, type Column, type SQL } from 'drizzle-orm';
import { matchDayClosings } from '../schema/matches.ts';

interface Day {
  readonly tournamentId: Column | SQL;
  readonly matchDay: Column | SQL;
}

/** Whether the results of a day may be known to whoever sees the championship: from its close on. */
export function isShownDay({ tournamentId, matchDay }: Day): SQL {
  return sql`exists (
    select from ${matchDayClosings} as closing
    where closing.tournament_id = ${tournamentId} and closing.match_day = ${matchDay})`;
}
