import type { CircleId, UserId } from '@girone/contract/ids';
import type { Person } from '@girone/contract/people';
import { and, desc, ilike, ne, or, sql, type SQL } from 'drizzle-orm';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { isUnblocked } from '../../domain/queries/unblocked.ts';
import { takesViewer, type Viewer } from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleMemberships } from '../../domain/schema/circles.ts';
import { blocks, follows } from '../../domain/schema/profiles.ts';
import { filmNominations } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const usernamesOf = statement('find_usernames', { names: 'text[]' }, ({ names }) =>
  build.select({ username: users.username }).from(users).where(isNamed(names)),
);

/** Of some names, in any case, those that are somebody's, as their owners write them. */
export async function findUsernames(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await usernamesOf(db, { names: names.map(fold) });
  return rows.map(({ username }) => username);
}

interface Readers {
  readonly authorId: UserId;
  readonly circleId: CircleId | null;
  readonly isPublic: boolean;
  readonly ids: readonly UserId[];
  readonly names: readonly string[];
}

const readersOf = statement(
  'find_readers',
  { authorId: 'int', circleId: 'int?', isPublic: 'bool', ids: 'int[]', names: 'text[]' },
  ({ authorId, circleId, isPublic, ids, names }) =>
    build
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(
        and(
          or(sql`${users.id} = any(${ids})`, isNamed(names)),
          ne(users.id, authorId),
          isAccountLive,
          sql`not exists (select 1 from ${blocks} where
            (${blocks.blockerId} = ${users.id} and ${blocks.blockedId} = ${authorId})
            or (${blocks.blockerId} = ${authorId} and ${blocks.blockedId} = ${users.id}))`,
          sql`(${isPublic} or exists (select 1 from ${circleMemberships}
            where ${circleMemberships.circleId} = ${circleId}
              and ${circleMemberships.userId} = ${users.id} and ${circleMemberships.isActive}))`,
        ),
      ),
);

/** Of the people named by id or username, those who may read this author's post in this place. */
export function findReaders(
  db: Db,
  { names, ...readers }: Readers,
): Promise<{ id: UserId; username: string }[]> {
  return readersOf(db, { ...readers, names: names.map(fold) });
}

function fold(name: string): string {
  return name.toLowerCase();
}

function isNamed(folded: SQL): SQL {
  return sql`lower(${users.username}) = any(${folded})`;
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

const takesNear = { ...takesViewer, circleId: 'int?', tournamentId: 'int?', limit: 'int' } as const;

const mentionableNear = statement('mentionable_near', takesNear, (places) => {
  const { neighbours, followed } = acquaintancesOf(places);
  // As an array they are looked up by their ids; the other way the whole table would be read.
  const isNear = sql`${users.id} = any(array(${neighbours} union ${followed}))`;
  return selectMentionable(places, isNear).limit(places.limit);
});

const mentionableBy = statement(
  'mentionable_by_beginning',
  { ...takesNear, pattern: 'text' },
  ({ pattern, ...places }) => {
    const names = [users.username, users.firstName, users.lastName];
    const begins = or(...names.map((name) => ilike(name, pattern)));
    return selectMentionable(places, begins).limit(places.limit);
  },
);

/**
 * People whose username or name begins so: those who are near first, then whom the viewer follows, then
 * anybody else. Without a beginning only the first two.
 */
export function findMentionable(
  db: Db,
  viewer: Viewer,
  { prefix, near, limit }: Beginning,
): Promise<Person[]> {
  const values = { ...viewer, ...near, limit };
  if (prefix === '') return mentionableNear(db, values);
  // `%` and `_` mean themselves.
  const pattern = `${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return mentionableBy(db, { ...values, pattern });
}

type Places = Readonly<Record<keyof typeof takesNear, SQL>>;

function selectMentionable(places: Places, isMeant: SQL | undefined) {
  const { neighbours, followed } = acquaintancesOf(places);
  return build
    .select(personColumns(users))
    .from(users)
    .where(and(ne(users.id, places.userId), isAccountLive, isUnblocked(places, users.id), isMeant))
    .orderBy(
      desc(sql`${users.id} in (${neighbours})`),
      desc(sql`${users.id} in (${followed})`),
      sql`lower(${users.username})`,
    );
}

/** Who is in the circle, and whose films play; and whom the viewer follows. */
function acquaintancesOf({ userId, circleId, tournamentId }: Places) {
  const neighbours = sql`select ${circleMemberships.userId} from ${circleMemberships}
      where ${circleMemberships.circleId} = ${circleId} and ${circleMemberships.isActive}
    union select ${filmNominations.userId} from ${filmNominations}
      where ${filmNominations.tournamentId} = ${tournamentId}`;
  const followed = sql`select ${follows.followedId} from ${follows}
    where ${follows.followerId} = ${userId} and ${follows.acceptedAt} is not null`;
  return { neighbours, followed };
}
