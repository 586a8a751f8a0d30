import type { UserId } from '@girone/contract/ids';
import { signInKinds } from '@girone/contract/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/db/schema/columns.ts';

/**
 * A deleted account keeps its row, so that votes stay counted once and films keep an owner. The row
 * itself is the pseudonym: `users_deleted_is_nameless` refuses to mark it deleted while anything
 * personal is left. `~<id>` stands for its username and e-mail: no living account can have it.
 */
export const users = pgTable(
  'users',
  {
    id: identity().$type<UserId>(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** The argon2id hash. */
    password: text('password').notNull(),
    /** The hash of nothing that stands in `password` while the person has removed theirs. */
    emptyPassword: text('empty_password'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    bio: text('bio'),
    location: text('location'),
    website: text('website'),
    dateOfBirth: date('date_of_birth'),
    language: text('language', { enum: ['en', 'it', 'es'] })
      .notNull()
      .default('en'),
    isPrivate: boolean('is_private').notNull().default(false),
    /** On maps of tastes, where both people said so. */
    showsTaste: boolean('shows_taste').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    isSuperAdmin: boolean('is_super_admin').notNull().default(false),
    filmsUploaded: integer('films_uploaded').notNull().default(0),
    maxFilmsAllowed: integer('max_films_allowed').notNull().default(20),
    followersCount: integer('followers_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    postsCount: integer('posts_count').notNull().default(0),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    emailVerificationToken: text('email_verification_token'),
    /** Stands in the keys of the person's calendar addresses: another number ends them all. */
    calendarVersion: integer('calendar_version').notNull().default(1),
    /** When the person put the first steps away; they can be brought back from the settings. */
    firstStepsHiddenAt: instant('first_steps_hidden_at'),
    suspendedAt: instant('suspended_at'),
    /** Absent while suspended: until an admin lifts it. */
    suspendedUntil: instant('suspended_until'),
    suspensionReason: text('suspension_reason'),
    deletionRequestedAt: instant('deletion_requested_at'),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at')
      .notNull()
      .defaultNow()
      .$onUpdate(() => sql`now()`),
  },
  (t) => [
    // Sign-in, and profiles by username.
    uniqueIndex('users_username_unique').on(sql`lower(${t.username})`),
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    // The link of the verification mail.
    uniqueIndex('users_email_verification_token_unique')
      .on(t.emailVerificationToken)
      .where(sql`${t.emailVerificationToken} is not null`),
    // Admin: search of users.
    index('users_search_idx').using(
      'gin',
      t.username.op('gin_trgm_ops'),
      t.email.op('gin_trgm_ops'),
      t.firstName.op('gin_trgm_ops'),
      t.lastName.op('gin_trgm_ops'),
    ),
    // Admin: the few that a filter is for, and the orders of the list.
    index('users_admins_idx')
      .on(t.id)
      .where(sql`${t.isAdmin}`),
    index('users_unverified_idx')
      .on(t.id)
      .where(sql`not ${t.isEmailVerified} and ${t.deletedAt} is null`),
    index('users_suspended_idx')
      .on(t.id)
      .where(sql`${t.suspendedAt} is not null`),
    index('users_films_idx').on(t.filmsUploaded, t.id),
    index('users_posts_idx').on(t.postsCount, t.id),
    // The job that carries out asked-for deletions.
    index('users_deletion_due_idx')
      .on(t.deletionRequestedAt)
      .where(sql`${t.deletionRequestedAt} is not null and ${t.deletedAt} is null`),
    check(
      'users_username_form',
      sql`case when ${t.deletedAt} is null then ${t.username} ~ '^[A-Za-z0-9_.-]{3,50}$' else ${t.username} = '~' || ${t.id} end`,
    ),
    check(
      'users_email_form',
      sql`case when ${t.deletedAt} is null then char_length(${t.email}) <= 254 and ${t.email} ~ '^[^@\\s]+@[^@\\s]+$' else ${t.email} = '~' || ${t.id} end`,
    ),
    // A password that reached the database unhashed would be the worst of accidents.
    check(
      'users_password_is_hash',
      sql`case when ${t.deletedAt} is null then ${t.password} like '$argon2id$%' else ${t.password} = '' end`,
    ),
    check('users_first_name_length', sql`char_length(${t.firstName}) between 1 and 50`),
    check('users_last_name_length', sql`char_length(${t.lastName}) between 1 and 50`),
    check('users_bio_length', sql`char_length(${t.bio}) <= 500`),
    check('users_location_length', sql`char_length(${t.location}) <= 100`),
    check(
      'users_website_form',
      sql`char_length(${t.website}) <= 200 and ${t.website} ~* '^https?://'`,
    ),
    check('users_language_known', sql`${t.language} in ('en', 'it', 'es')`),
    check('users_super_admin_is_admin', sql`${t.isAdmin} or not ${t.isSuperAdmin}`),
    check('users_films_uploaded_range', sql`${t.filmsUploaded} >= 0`),
    check('users_max_films_allowed_range', sql`${t.maxFilmsAllowed} >= 0`),
    check('users_followers_count_range', sql`${t.followersCount} >= 0`),
    check('users_following_count_range', sql`${t.followingCount} >= 0`),
    check('users_posts_count_range', sql`${t.postsCount} >= 0`),
    check('users_calendar_version_range', sql`${t.calendarVersion} >= 1`),
    check(
      'users_suspension_whole',
      sql`${t.suspendedAt} is not null or (${t.suspendedUntil} is null and ${t.suspensionReason} is null)`,
    ),
    check('users_suspension_reason_length', sql`char_length(${t.suspensionReason}) <= 500`),
    check(
      'users_deleted_is_nameless',
      sql`${t.deletedAt} is null or (num_nonnulls(${t.firstName}, ${t.lastName}, ${t.profileImageUrl}, ${t.bio}, ${t.location}, ${t.website}, ${t.dateOfBirth}, ${t.emailVerificationToken}, ${t.suspensionReason}) = 0 and not ${t.isAdmin})`,
    ),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** The hash of the cookie's value. */
    sid: text('sid').primaryKey(),
    sess: jsonb('sess').$type<Record<string, unknown>>().notNull().default({}),
    expire: instant('expire').notNull(),
    /** Visitors have no session row. */
    userId: integer('user_id').$type<UserId>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    userAgent: text('user_agent'),
    /** Absent of one that began before this was kept. */
    signedInWith: text('signed_in_with', { enum: signInKinds }),
    /** The account did not know the device. */
    isNewDevice: boolean('is_new_device').notNull().default(false),
    /** When the password was given, and when the admin area was last used: both open it for a while only. */
    passwordGivenAt: instant('password_given_at').notNull().defaultNow(),
    adminSeenAt: instant('admin_seen_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'sessions_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    // Settings: my sessions; ending all of them at reset, suspension or deletion.
    index('sessions_user_idx').on(t.userId),
    // The sweep of expired sessions.
    index('sessions_expire_idx').on(t.expire),
    // Ninety days, however much it is used; in hours, which are as long in every time zone.
    check('sessions_end', sql`${t.expire} <= ${t.createdAt} + interval '2160 hours'`),
    check('sessions_user_agent_length', sql`char_length(${t.userAgent}) <= 512`),
    check(
      'sessions_signed_in_with_known',
      sql`${t.signedInWith} in ('password', 'password_and_code', 'passkey')`,
    ),
  ],
);

export const passwordResetOtps = pgTable(
  'password_reset_otps',
  {
    id: identity(),
    userId: integer('user_id').$type<UserId>().notNull(),
    email: text('email').notNull(),
    /** The keyed hash of the six digits. */
    otp: text('otp').notNull(),
    expiresAt: instant('expires_at').notNull(),
    used: boolean('used').notNull().default(false),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'password_reset_otps_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    // A newer code kills the older one: whoever issues one marks the others used.
    uniqueIndex('password_reset_otps_one_live_unique')
      .on(t.userId)
      .where(sql`not ${t.used}`),
    // The hourly and daily allowance of an account.
    index('password_reset_otps_user_idx').on(t.userId, t.createdAt),
    check('password_reset_otps_attempts_range', sql`${t.attempts} between 0 and 5`),
    // Six digits in the clear would be no hash.
    check('password_reset_otps_otp_is_hash', sql`char_length(${t.otp}) >= 32`),
  ],
);

/** An address that is to become the account's once the link that was sent there is opened. */
export const emailChanges = pgTable(
  'email_changes',
  {
    /** The newest one counts. */
    userId: integer('user_id').$type<UserId>().primaryKey(),
    email: text('email').notNull(),
    /** The keyed hash of what the link carries. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'email_changes_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    // The link of the mail.
    uniqueIndex('email_changes_token_unique').on(t.tokenHash),
    // The sweep of links that have expired.
    index('email_changes_expires_at_idx').on(t.expiresAt),
    check('email_changes_token_is_hash', sql`char_length(${t.tokenHash}) >= 32`),
  ],
);

/** The file with everything that Girone holds about a person, while it is made and kept. */
export const dataExports = pgTable(
  'data_exports',
  {
    /** A new one takes the place of the old one. */
    userId: integer('user_id').$type<UserId>().primaryKey(),
    /** Of the file; chosen when it is asked for, so that a job knows whether it is still wanted. */
    objectKey: text('object_key').notNull(),
    state: text('state', { enum: ['running', 'ready'] })
      .notNull()
      .default('running'),
    progress: smallint('progress').notNull().default(0),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    /** Absent until it is ready. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    foreignKey({
      name: 'data_exports_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    // The sweep of files that have had their time.
    index('data_exports_requested_at_idx').on(t.requestedAt),
    check('data_exports_state_known', sql`${t.state} in ('running', 'ready')`),
    check('data_exports_progress_range', sql`${t.progress} between 0 and 100`),
    check(
      'data_exports_ready_whole',
      sql`(${t.state} = 'ready') = (${t.expiresAt} is not null) and (${t.state} <> 'ready' or ${t.progress} = 100)`,
    ),
  ],
);
