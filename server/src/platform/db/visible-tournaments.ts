import type { UserId } from '@girone/contract/ids';
import { sql, type SQL } from 'drizzle-orm';
import { hasActiveMember } from './active-memberships.ts';
import { circles } from './schema/circles.ts';
import { tournaments } from './schema/tournaments.ts';

/** Whoever looks; `null` is a visitor. */
export interface Viewer {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

/**
 * The championships that a viewer may see, as a condition on `tournaments`: public ones for everyone;
 * a public circle's for whoever is signed in; a private circle's for its members and site admins.
 * A draft is its creator's alone, also when they have left the circle.
 */
export function visibleTournaments(viewer: Viewer | null): SQL {
  if (viewer === null) {
    return sql`(${tournaments.circleId} is null and ${tournaments.status} <> 'preparation')`;
  }
  return sql`((${tournaments.status} = 'preparation' and ${tournaments.createdBy} = ${viewer.userId})
  or (${tournaments.status} <> 'preparation' and (
    ${tournaments.circleId} is null
    or ${viewer.isAdmin}
    or exists (
      select 1 from ${circles}
      where ${circles.id} = ${tournaments.circleId} and ${circles.isPublic}
    )
    or ${hasActiveMember(tournaments.circleId, viewer.userId)}
  )))`;
}
