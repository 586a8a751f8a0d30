import { and, eq, sql, type SQL } from 'drizzle-orm';
import { takesViewer, visibleTournaments } from '../../domain/queries/visible-tournaments.ts';
import { matches, matchTallies } from '../../domain/schema/matches.ts';
import { filmOdds, tournamentVersions } from '../../domain/schema/standings.ts';
import { seals } from '../../domain/schema/verification.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** What the tables of a championship are made of. */
export const versions = versionOf('tournament_version', sql`${tournamentVersions.version}`);

/** The same with the votes of the open day, unless they are secret: its figures follow them. */
export const versionsWithVotes = versionOf(
  'tournament_version_with_votes',
  sql`${tournamentVersions.version} || coalesce((
    select string_agg(${matchTallies.film1Votes} || ':' || ${matchTallies.film2Votes}, ' '
      order by ${matches.id})
    from ${matches} join ${matchTallies} on ${matchTallies.matchId} = ${matches.id}
    where ${matches.tournamentId} = ${tournaments.id} and ${matches.matchDay} = ${tournaments.currentMatchDay}
      and ${matches.status} = 'active' and not ${tournaments.secretCount}
  ), '')`,
);

/** The same with the odds: what changes them otherwise is a result, and has a version itself. */
export const versionsWithOdds = versionOf(
  'tournament_version_with_odds',
  sql`${tournamentVersions.version} || ' ' || (
    select count(*) from ${filmOdds} where ${filmOdds.tournamentId} = ${tournaments.id})`,
);

/** The same with the seals, which follow a close by a moment: a chain only grows. */
export const versionsWithSeals = versionOf(
  'tournament_version_with_seals',
  sql`${tournamentVersions.version} || ' ' || coalesce((
    select max(${seals.position}) from ${seals} where ${seals.tournamentId} = ${tournaments.id}), 0)`,
);

export type VersionStatements = ReturnType<typeof versionOf>;

/**
 * Version and right to see in one small statement: it is asked on every call, whatever is kept. What visitors may see
 * is the same for all of them, and asked for all who come together.
 */
function versionOf(name: string, version: SQL) {
  const select = () =>
    build
      .select({ id: tournaments.id, version: sql<string>`${version}` })
      .from(tournaments)
      .innerJoin(tournamentVersions, eq(tournamentVersions.tournamentId, tournaments.id));
  return {
    ofVisitors: statement(`${name}_of_visitors`, { ids: 'int[]' }, ({ ids }) =>
      select().where(and(sql`${tournaments.id} = any(${ids})`, visibleTournaments(null))),
    ),
    ofViewer: statement(name, { id: 'int', ...takesViewer }, ({ id, ...viewer }) =>
      select().where(and(eq(tournaments.id, id), visibleTournaments(viewer))),
    ),
  };
}
