import { sealLength } from '@girone/championship/ballots/seal-face';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { seals } from '../schema/verification.ts';

interface Day {
  readonly tournamentId: Column | SQL;
  readonly matchDay: Column | SQL;
}

/** What is handed out of a closed day's seal; null until it is written, and where there is none. */
export function sealOfDay({ tournamentId, matchDay }: Day): SQL<string | null> {
  return sql`(
    select left(seal.hash, ${sql.raw(String(sealLength))}) from ${seals} as seal
    where seal.tournament_id = ${tournamentId} and seal.match_day = ${matchDay}
      and seal.kind = 'day')`;
}
