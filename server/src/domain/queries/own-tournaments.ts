import type { UserId } from '@girone/contract/ids';
import { sql, type SQL } from 'drizzle-orm';
import { circleMemberships } from '../schema/circles.ts';
import { filmNominations, tournaments } from '../schema/tournaments.ts';

/**
 * The ids of a person's championships, as a query: those of circles they are in, and the public ones
 * that they created or have a film in. Each branch is read along an index.
 */
export function ownTournamentIds(userId: UserId | SQL): SQL {
  return sql`
    select own.id from ${circleMemberships}
    join ${tournaments} as own on own.circle_id = ${circleMemberships.circleId}
    where ${circleMemberships.userId} = ${userId} and ${circleMemberships.isActive}
    union
    select own.id from ${tournaments} as own
    where own.created_by = ${userId} and own.circle_id is null
    union
    select own.id from ${filmNominations}
    join ${tournaments} as own on own.id = ${filmNominations.tournamentId}
    where ${filmNominations.userId} = ${userId} and own.circle_id is null`;
}
