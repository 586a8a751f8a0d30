import type { CircleId, UserId } from '@girone/contract/ids';
import { and, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { isAccountLive } from '../../platform/db/live-accounts.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleMemberships } from '../../platform/db/schema/circles.ts';
import { blocks } from '../../platform/db/schema/profiles.ts';

/** Of some names, in any case, those that are somebody's, as their owners write them. */
export async function findUsernames(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db.select({ username: users.username }).from(users).where(isNamed(names));
  return rows.map(({ username }) => username);
}

interface Readers {
  readonly authorId: UserId;
  readonly circleId: CircleId | null;
  readonly isPublic: boolean;
  readonly ids: readonly UserId[];
  readonly names: readonly string[];
}

/** Of the people named by id or username, those who may read this author's post in this place. */
export async function findReaders(
  db: Db,
  { authorId, circleId, isPublic, ids, names }: Readers,
): Promise<{ id: UserId; username: string }[]> {
  const isMeant = or(sql`${users.id} = any(${sql.param(ids)}::int[])`, isNamed(names));
  return db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      and(
        isMeant,
        ne(users.id, authorId),
        isAccountLive,
        sql`not exists (select 1 from ${blocks} where
          (${blocks.blockerId} = ${users.id} and ${blocks.blockedId} = ${authorId})
          or (${blocks.blockerId} = ${authorId} and ${blocks.blockedId} = ${users.id}))`,
        isPublic
          ? undefined
          : sql`exists (select 1 from ${circleMemberships}
              where ${circleMemberships.circleId} = ${circleId}
                and ${circleMemberships.userId} = ${users.id} and ${circleMemberships.isActive})`,
      ),
    );
}

function isNamed(names: readonly string[]) {
  const folded = names.map((name) => name.toLowerCase());
  return sql`lower(${users.username}) = any(${sql.param(folded)}::text[])`;
}
