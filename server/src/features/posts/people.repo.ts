import type { CircleId, UserId } from '@girone/contract/ids';
import type { Person } from '@girone/contract/people';
import { and, desc, ilike, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { isAccountLive } from '../../platform/db/live-accounts.ts';
import { personColumns } from '../../platform/db/person-columns.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleMemberships } from '../../platform/db/schema/circles.ts';
import { blocks, follows } from '../../platform/db/schema/profiles.ts';
import { filmNominations } from '../../platform/db/schema/tournaments.ts';
import { isUnblocked } from '../../platform/db/unblocked.ts';
import type { Viewer } from '../../platform/db/visible-tournaments.ts';

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

/** Where somebody writes; null for what is not concerned, or not for their eyes. */
export interface Neighbourhood {
  readonly circleId: CircleId | null;
  readonly tournamentId: number | null;
}

interface Beginning {
  readonly prefix: string;
  readonly near: Neighbourhood;
  readonly limit: number;
}

/**
 * People whose username or name begins so: those who are near first, then whom the viewer follows, then
 * anybody else. Without a beginning only the first two.
 */
export async function findMentionable(
  db: Db,
  viewer: Viewer,
  { prefix, near, limit }: Beginning,
): Promise<Person[]> {
  const neighbours = neighboursOf(near);
  const followed = sql`select ${follows.followedId} from ${follows}
    where ${follows.followerId} = ${viewer.userId} and ${follows.acceptedAt} is not null`;
  return db
    .select(personColumns(users))
    .from(users)
    .where(
      and(
        ne(users.id, viewer.userId),
        isAccountLive,
        isUnblocked(viewer, users.id),
        // As an array they are looked up by their ids; the other way the whole table would be read.
        prefix === ''
          ? sql`${users.id} = any(array(${neighbours} union ${followed}))`
          : beginsWith(prefix),
      ),
    )
    .orderBy(
      desc(sql`${users.id} in (${neighbours})`),
      desc(sql`${users.id} in (${followed})`),
      sql`lower(${users.username})`,
    )
    .limit(limit);
}

/** Who is in the circle, and whose films play. */
function neighboursOf({ circleId, tournamentId }: Neighbourhood): SQL {
  return sql`select ${circleMemberships.userId} from ${circleMemberships}
      where ${circleMemberships.circleId} = ${circleId}::int and ${circleMemberships.isActive}
    union select ${filmNominations.userId} from ${filmNominations}
      where ${filmNominations.tournamentId} = ${tournamentId}::int`;
}

/** `%` and `_` mean themselves. */
function beginsWith(prefix: string): SQL | undefined {
  const pattern = `${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ...[users.username, users.firstName, users.lastName].map((name) => ilike(name, pattern)),
  );
}
