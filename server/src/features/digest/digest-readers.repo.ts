import type { DigestChoice } from '@girone/contract/digest';
import type { UserId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { users } from '../../domain/schema/accounts.ts';
import { digestReaders, notificationSettings } from '../../domain/schema/notifications.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const isDigestSetting = and(
  eq(notificationSettings.userId, users.id),
  eq(notificationSettings.type, 'weekly_digest'),
);

const choiceOf = statement('digest_choice_of', { userId: 'int' }, ({ userId }) =>
  build
    .select({ isWanted: notificationSettings.byEmail, timeZone: digestReaders.timeZone })
    .from(users)
    .leftJoin(notificationSettings, isDigestSetting)
    .leftJoin(digestReaders, eq(digestReaders.userId, users.id))
    .where(eq(users.id, userId)),
);

export async function findChoice(db: Db, userId: UserId): Promise<DigestChoice> {
  const [row] = await choiceOf(db, { userId });
  if (!row) throw new Error(`user ${userId} is gone although they are signed in`);
  return row;
}

export const saveWish = statement(
  'save_digest_wish',
  { userId: 'int', isWanted: 'bool' },
  ({ userId, isWanted }) =>
    build
      .insert(notificationSettings)
      .values({ userId, type: 'weekly_digest', inApp: false, byEmail: isWanted })
      .onConflictDoUpdate({
        target: [notificationSettings.userId, notificationSettings.type],
        set: { byEmail: isWanted },
      }),
);

const knownZones = statement('digest_time_zones', {}, () =>
  build
    .selectDistinct({ timeZone: digestReaders.timeZone })
    .from(digestReaders)
    .where(sql`${digestReaders.timeZone} is not null`),
);

/** In which people live who may get a digest. */
export async function findTimeZones(db: Db): Promise<string[]> {
  const rows = await knownZones(db, {});
  return rows.flatMap(({ timeZone }) => timeZone ?? []);
}

const wantsMail = and(
  sql`${notificationSettings.type} = 'weekly_digest' and ${notificationSettings.byEmail}`,
  isAccountLive,
  eq(users.isEmailVerified, true),
  isNull(users.deletionRequestedAt),
);

const takeDue = statement(
  'take_due_digest_readers',
  { week: 'text', zones: 'text[]', limit: 'int' },
  ({ week, zones, limit }) =>
    build.execute<{ userId: UserId }>(sql`
      insert into ${digestReaders} (user_id, week)
      select ${users.id}, ${week}::date from ${notificationSettings}
      join ${users} on ${users.id} = ${notificationSettings.userId}
      left join ${digestReaders} as known on known.user_id = ${users.id}
      where ${wantsMail} and ${users.createdAt} < now() - interval '1 day'
        and coalesce(known.time_zone, 'UTC') = any(${zones})
        and coalesce(known.week < ${week}::date, true)
      order by ${users.id} limit ${limit}
      on conflict (user_id) do update set week = excluded.week
      where coalesce(digest_readers.week < excluded.week, true)
      returning user_id as "userId"`),
);

interface Due {
  /** Its Monday. */
  readonly week: string;
  readonly zones: readonly string[];
  readonly limit: number;
}

/**
 * The next of those whose week is to be looked at, who count as looked at from now on. Of several instances that ask
 * at once each gets others. Whoever came yesterday has no week to look back on.
 */
export async function takeDueReaders(db: Db, due: Due): Promise<UserId[]> {
  const { rows } = await takeDue(db, due);
  return rows.map(({ userId }) => userId);
}

export interface Reader {
  readonly userId: UserId;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly timeZone: string | null;
}

/** Of these people those who still want theirs and have not got it. */
export const findReaders = statement(
  'digest_readers_of',
  { userIds: 'int[]', week: 'text' },
  ({ userIds, week }) =>
    build
      .select({
        userId: users.id,
        name: sql<string>`coalesce(${users.firstName}, ${users.username})`,
        email: users.email,
        language: users.language,
        timeZone: digestReaders.timeZone,
      })
      .from(digestReaders)
      .innerJoin(users, eq(users.id, digestReaders.userId))
      .innerJoin(notificationSettings, isDigestSetting)
      .where(
        and(
          sql`${users.id} = any(${userIds})`,
          wantsMail,
          sql`${digestReaders.week} = ${week}::date`,
          sql`${digestReaders.mailedWeek} is distinct from ${digestReaders.week}`,
        ),
      )
      .orderBy(users.id),
);

const takesMail = { userId: 'int', week: 'text' } as const;

const mark = statement('mark_digest_mailed', takesMail, ({ userId, week }) =>
  build.execute(sql`
    update ${digestReaders} set mailed_week = week
    where user_id = ${userId} and week = ${week}::date and mailed_week is distinct from week`),
);

/** Whether it had not gone out until now. */
export async function claimMail(db: Db, mail: { userId: UserId; week: string }): Promise<boolean> {
  const { rowCount } = await mark(db, mail);
  return (rowCount ?? 0) > 0;
}

export const unclaimMail = statement('unmark_digest_mailed', takesMail, ({ userId, week }) =>
  build.execute(sql`
    update ${digestReaders} set mailed_week = null
    where user_id = ${userId} and mailed_week = ${week}::date`),
);
