import { sql, type Column, type SQL } from 'drizzle-orm';
import { tournaments } from '../schema/tournaments.ts';

interface Day {
  readonly tournamentId: Column | SQL;
  readonly matchDay: Column | SQL;
}

/** Whether the results of a day may be known to whoever sees the championship: from its close on, or its reveal. */
export function isShownDay({ tournamentId, matchDay }: Day): SQL {
  return sql`${matchDay} <= (
    select season.revealed_day from ${tournaments} as season where season.id = ${tournamentId})`;
}
