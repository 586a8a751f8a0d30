import type { UserId } from '@girone/contract/ids';
import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '../../domain/schema/accounts.ts';
import { secondFactors } from '../../domain/schema/second-factors.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Grant } from '../../platform/rate-leases.ts';
import { isAdminOpen, isAdminVisitDue, isSessionLive } from './sessions.repo.ts';

/** Somebody who is signed in. */
export interface Person {
  readonly userId: UserId;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
  /** As in `Actor`. */
  readonly isAdminOpen: boolean;
  readonly isAdminVisitDue: boolean;
  /** Or came with a passkey, which is two in one. Asked of admins alone. */
  readonly hasSecondFactor: boolean;
  /** Once a day, so that reading does not mean writing. */
  readonly isDueForRenewal: boolean;
}

/**
 * Who is behind the sessions of many requests, and what their ceilings still allow, in one statement. A key is
 * counted as it is where `ofSids` is empty, else with the id of the user whose session that is; of a session that
 * has ended nothing is counted. Sessions are found first, by their ids alone: where the database has not counted its
 * tables yet, as after a restore, it would else go through all people and look for the sessions of each.
 */
export const admitCalls = statement(
  'admit_calls',
  {
    sids: 'text[]',
    keys: 'text[]',
    ofSids: 'text[]',
    limits: 'int[]',
    seconds: 'int[]',
    amounts: 'int[]',
  },
  ({ sids, keys, ofSids, limits, seconds, amounts }) =>
    build
      .select({
        people: sql<readonly (Person & { readonly sid: string })[]>`people`,
        taken: sql<readonly (Grant & { readonly key: string })[]>`taken`,
      })
      .from(
        sql`(
          with known as materialized (
            select * from ${sessions} where ${sessions.sid} = any(${sids})
          ), person as materialized (
            select ${sessions.sid}, ${users.id} as "userId", ${users.username}, ${users.isAdmin} as "isAdmin",
              ${users.isSuperAdmin} as "isSuperAdmin", (${isAdminOpen}) as "isAdminOpen",
              (${isAdminVisitDue}) as "isAdminVisitDue",
              ${users.isAdmin} and (${sessions.signedInWith} is not distinct from 'passkey' or exists (
                select 1 from ${secondFactors}
                where ${secondFactors.userId} = ${users.id} and ${secondFactors.key} is not null
              )) as "hasSecondFactor",
              ${sessions.lastSeenAt} < now() - interval '1 day' as "isDueForRenewal"
            from known as ${sessions} join ${users} on ${eq(users.id, sessions.userId)}
            where ${isSessionLive}
          ), need as (
            select asked.key || coalesce("userId"::text, '') as key, allowed, seconds, sum(amount)::int as amount
            from unnest(${keys}, ${ofSids}, ${limits}, ${seconds}, ${amounts})
              as asked (key, sid, allowed, seconds, amount)
            left join person on person.sid = asked.sid
            where asked.sid = '' or person.sid is not null
            group by 1, 2, 3
          ), taken as materialized (
            select grants.* from (
              select array_agg(key order by key) as keys, array_agg(allowed order by key) as limits,
                array_agg(seconds order by key) as seconds, array_agg(amount order by key) as amounts
              from need having count(*) > 0
            ) as needs, take_rates(needs.keys, needs.limits, needs.seconds, needs.amounts) as grants
          )
          select (select coalesce(json_agg(person), '[]') from person) as people,
            (select coalesce(json_agg(taken), '[]') from taken) as taken
        ) as admitted`,
      ),
);
