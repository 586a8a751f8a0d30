import type { UserId } from '@girone/contract/ids';
import type { NotificationType } from '@girone/contract/rules';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { circleMemberships } from '../../domain/schema/circles.ts';
import { matches, votes } from '../../domain/schema/matches.ts';
import { notifications } from '../../domain/schema/notifications.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const { payload, type } = notifications;

const aboutVoting: readonly NotificationType[] = [
  'match_day_opened',
  'match_day_closing',
  'match_day_results',
  'reminder',
];
const aboutNominating: readonly NotificationType[] = ['nominations_open', 'reminder'];

/** The day that it asks to vote on; of results, the one that opened with them. */
const day = sql`coalesce(${payload}->>'nextMatchDay', ${payload}->>'matchDay')::int`;

const isDayDone = sql`(${tournaments.status} <> 'active' or ${tournaments.currentMatchDay} <> ${day}
  or not exists (
    select 1 from ${matches}
    where ${matches.tournamentId} = ${tournaments.id} and ${matches.matchDay} = ${day}
      and ${matches.status} = 'active' and not exists (
        select 1 from ${votes}
        where ${votes.matchId} = ${matches.id} and ${votes.userId} = ${notifications.userId}
      )
  ))`;

const hasNominated = sql`(${tournaments.status} <> 'setup' or (
    select count(*) from ${filmNominations}
    where ${filmNominations.tournamentId} = ${tournaments.id}
      and ${filmNominations.userId} = ${notifications.userId}
  ) >= ${tournaments.requiredFilmsPerUser})`;

/** Out of the circle that plays it: neither votes nor films are theirs to give. */
const isOut = sql`(${tournaments.circleId} is not null and not exists (
    select 1 from ${circleMemberships}
    where ${circleMemberships.circleId} = ${tournaments.circleId}
      and ${circleMemberships.userId} = ${notifications.userId} and ${circleMemberships.isActive}
  ))`;

/**
 * Marks as read what asks for something that is done or over: every vote of its day given, every film
 * nominated, the day closed, the championship started, the reader no longer in the circle.
 */
function settle(which: SQL) {
  return build.execute(sql`
    update ${notifications} set read_at = now()
    from ${tournaments}
    where ${which} and ${notifications.readAt} is null
      and ${tournaments.id} = (${payload}->>'tournamentId')::int
      and (
        (${inArray(type, aboutVoting)} and ${day} is not null and (${isDayDone} or ${isOut}))
        or (${inArray(type, aboutNominating)} and ${day} is null and (${hasNominated} or ${isOut}))
      )`);
}

const settleShown = statement('settle_notifications_of', { userId: 'int' }, ({ userId }) =>
  settle(sql`${notifications.userId} = ${userId} and ${notifications.isInApp}`),
);

/** Of what a person is shown; whether there was any. */
export async function settleOf(db: Db, userId: UserId): Promise<boolean> {
  const { rowCount } = await settleShown(db, { userId });
  return (rowCount ?? 0) > 0;
}

/** Of one, shown or only mailed. */
export const settleOne = statement('settle_notification', { id: 'bigint' }, ({ id }) =>
  settle(sql`${notifications.id} = ${id}`),
);
