import { sql, type Column, type SQL } from 'drizzle-orm';
import { matches } from '../schema/matches.ts';
import { filmNominations } from '../schema/tournaments.ts';

interface Day {
  readonly tournamentId: Column | SQL;
  readonly matchDay: Column | SQL;
}

/** What decides how the evening of a day runs: nothing of it depends on a result. */
export function eveningColumns({ tournamentId, matchDay }: Day) {
  return {
    matches: sql<number>`(select count(*)::int from ${matches}
      where ${matches.tournamentId} = ${tournamentId} and ${matches.matchDay} = ${matchDay})`,
    films: sql<number>`(select count(*)::int from ${filmNominations}
      where ${filmNominations.tournamentId} = ${tournamentId})`,
    isLastDay: sql<boolean>`not exists (select 1 from ${matches}
      where ${matches.tournamentId} = ${tournamentId} and ${matches.matchDay} > ${matchDay})`,
  };
}
