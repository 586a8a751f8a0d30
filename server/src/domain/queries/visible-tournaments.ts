import type { UserId } from '@girone/contract/ids';
import { sql, type SQL } from 'drizzle-orm';
import { circles } from '../schema/circles.ts';
import { matches, votes } from '../schema/matches.ts';
import { filmNominations, tournaments } from '../schema/tournaments.ts';
import { hasActiveMember } from './active-memberships.ts';

/** Whoever looks; `null` is a visitor. */
export interface Viewer {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

/** The same in a query: as values, or as the places of a statement; a place may come to hold a visitor. */
export interface ViewerInQuery {
  readonly userId: UserId | SQL;
  readonly isAdmin: boolean | SQL;
}

/** What a statement takes whose answer depends on who looks: `{ ...viewer }`, or `{ ...visitor }`. */
export const takesViewer = { userId: 'int?', isAdmin: 'bool' } as const;

export const visitor = { userId: null, isAdmin: false } as const;

/**
 * The championships that a viewer may see, as a condition on `tournaments`: public ones for everyone;
 * a public circle's for whoever is signed in; a private circle's for its members and site admins.
 * A draft is its creator's alone, also when they have left the circle. What was played in a circle that is gone
 * is for those who took part.
 */
export function visibleTournaments(viewer: ViewerInQuery | null): SQL {
  if (viewer === null) {
    return sql`(${tournaments.circleId} is null and ${tournaments.status} <> 'preparation')`;
  }
  return sql`((${tournaments.status} = 'preparation' and ${tournaments.createdBy} = ${viewer.userId})
  or (${tournaments.status} <> 'preparation' and (
    ${tournaments.circleId} is null
    or ${viewer.isAdmin}
    or (${viewer.userId}::int is not null and exists (
      select 1 from ${circles}
      where ${circles.id} = ${tournaments.circleId} and ${circles.isPublic}
    ))
    or ${hasActiveMember(tournaments.circleId, viewer.userId)}
    or ${isArchivedOf(viewer.userId)}
  )))`;
}

/** Its circle is gone, and the person organized it, had a film in it or voted. */
function isArchivedOf(userId: UserId | SQL): SQL {
  return sql`(exists (
      select 1 from ${circles}
      where ${circles.id} = ${tournaments.circleId} and ${circles.archivedAt} is not null
    ) and (
      ${tournaments.createdBy} = ${userId}
      or exists (
        select 1 from ${filmNominations} as own
        where own.tournament_id = ${tournaments.id} and own.user_id = ${userId}
      )
      or exists (
        select 1 from ${matches} as played join ${votes} as own on own.match_id = played.id
        where played.tournament_id = ${tournaments.id} and own.user_id = ${userId}
      )
    ))`;
}
