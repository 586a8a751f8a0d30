import type { CircleId, UserId } from '@girone/contract/ids';
import { and, eq, gt, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { hasActiveMember, isActiveMember } from '../../platform/db/active-memberships.ts';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleMemberships, circles } from '../../platform/db/schema/circles.ts';
import { films } from '../../platform/db/schema/films.ts';
import { posts } from '../../platform/db/schema/posts.ts';
import { uploads } from '../../platform/db/schema/uploads.ts';
import type { Viewer } from '../../platform/db/visible-tournaments.ts';

export type UploadRow = typeof uploads.$inferSelect;
export type Purpose = NonNullable<UploadRow['purpose']>;

/** Who may fetch an image. */
export type Audience =
  | { readonly visibility: 'public' }
  | { readonly visibility: 'circle'; readonly circleId: CircleId };

/** A claim that has not ended after so long died with its instance. */
const claimLifetime = sql`interval '1 minute'`;
/** A file on its way to a bucket when its address expired may still arrive. */
const addressIsDead = lt(uploads.expiresAt, sql`now() - interval '1 hour'`);
const isUnclaimed = inArray(uploads.state, ['issued', 'stored']);
const isNotBeingClaimed = or(
  sql`${uploads.claimStartedAt} is null`,
  lt(uploads.claimStartedAt, sql`now() - ${claimLifetime}`),
);

const path = sql`('/objects/' || ${uploads.objectKey})`;

/** Whether what it was claimed for shows it. */
const isReferenced = sql<boolean>`(case ${uploads.purpose}
  when 'post' then exists (select 1 from ${posts} where ${posts.imageUrl} = ${path})
  when 'profile' then exists (select 1 from ${users} where ${users.profileImageUrl} = ${path})
  when 'film' then exists (select 1 from ${films} where ${films.coverImagePath} = ${path})
  when 'circle' then exists (select 1 from ${circles} where ${circles.coverImagePath} = ${path})
  else false end)`;

/** A circle's championship can be for everybody who is signed in, and with it what is said there. */
const isShownToEverybody = sql<boolean>`exists (
  select 1 from ${posts} where ${posts.imageUrl} = ${path}
    and ${posts.circleId} = ${uploads.circleId} and ${posts.isPublic}
)`;

export async function insertUpload(
  db: Db,
  upload: { objectKey: string; uploaderId: UserId; seconds: number },
): Promise<void> {
  const { objectKey, uploaderId, seconds } = upload;
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await db.insert(uploads).values({ objectKey, uploaderId, expiresAt });
}

export async function findUpload(db: Db, objectKey: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.objectKey, objectKey));
  return row;
}

/** Whether its address was handed out, not used, and is still good. */
export async function isAwaited(db: Db, objectKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.objectKey, objectKey),
        eq(uploads.state, 'issued'),
        gt(uploads.expiresAt, sql`now()`),
      ),
    );
  return rows.length > 0;
}

export function markStored(db: Db, objectKey: string, bytes: number): Promise<boolean> {
  return change(db, and(eq(uploads.objectKey, objectKey), eq(uploads.state, 'issued')), {
    state: 'stored',
    bytes,
    storedAt: sql`now()`,
  });
}

/** Gives one caller, of all instances, the right to claim; `false` for the others. */
export function startClaim(db: Db, id: number): Promise<boolean> {
  return change(db, and(eq(uploads.id, id), isUnclaimed, isNotBeingClaimed), {
    claimStartedAt: sql`now()`,
  });
}

export async function giveUpClaim(db: Db, id: number): Promise<void> {
  await change(db, eq(uploads.id, id), { claimStartedAt: null });
}

interface ClaimedImage {
  readonly purpose: Purpose;
  readonly audience: Audience;
  readonly bytes: number;
  readonly contentType: string;
  readonly widths: number[];
}

export function completeClaim(db: Db, id: number, image: ClaimedImage): Promise<boolean> {
  const { audience, ...columns } = image;
  return change(db, and(eq(uploads.id, id), isUnclaimed), {
    ...columns,
    ...audienceColumns(audience),
    state: 'claimed',
    storedAt: sql`coalesce(${uploads.storedAt}, now())`,
    claimedAt: sql`now()`,
  });
}

/** Only while nothing shows it: what is public may be in caches, what is a circle's stays there. */
export function setAudience(db: Db, id: number, audience: Audience): Promise<boolean> {
  return change(
    db,
    and(eq(uploads.id, id), eq(uploads.state, 'claimed'), not(isReferenced)),
    audienceColumns(audience),
  );
}

function audienceColumns(audience: Audience) {
  const circleId = audience.visibility === 'circle' ? audience.circleId : null;
  return { visibility: audience.visibility, circleId };
}

/** From now on nobody can claim it; the row goes later. `false` if it was claimed after all. */
export function markRefused(db: Db, id: number): Promise<boolean> {
  return change(db, and(eq(uploads.id, id), isUnclaimed), { state: 'removed' });
}

/** From now on nobody can fetch or claim it, unless something shows it; files and row go later. */
export async function markRemovedIfUnused(db: Db, objectKey: string): Promise<void> {
  const isIt = eq(uploads.objectKey, objectKey);
  await change(db, and(isIt, eq(uploads.state, 'claimed'), not(isReferenced)), {
    state: 'removed',
  });
}

/** The same for everything that nobody claimed, or nothing shows, a day after it began. */
export async function markAbandoned(db: Db): Promise<void> {
  const dayAgo = sql`now() - interval '1 day'`;
  await change(
    db,
    or(
      and(isUnclaimed, lt(uploads.createdAt, dayAgo), isNotBeingClaimed),
      and(eq(uploads.state, 'claimed'), lt(uploads.claimedAt, dayAgo), not(isReferenced)),
    ),
    { state: 'removed' },
  );
}

/** The same for all that a person has uploaded, claimed or not; answers which. */
export async function markRemovedOf(db: Db, uploaderId: UserId): Promise<string[]> {
  const rows = await updateOf(db)
    .set({ state: 'removed' })
    .where(
      and(
        eq(uploads.uploaderId, uploaderId),
        or(isUnclaimed, and(eq(uploads.state, 'claimed'), not(isReferenced))),
      ),
    )
    .returning({ objectKey: uploads.objectKey });
  return rows.map(({ objectKey }) => objectKey);
}

/** Every image that something shows. */
export async function findClaimedImages(db: Db) {
  return db
    .select({ objectKey: uploads.objectKey, widths: uploads.widths })
    .from(uploads)
    .where(eq(uploads.state, 'claimed'))
    .orderBy(uploads.id);
}

/** What a person has uploaded and uses. */
export async function findImagesOf(db: Db, uploaderId: UserId) {
  return db
    .select({ objectKey: uploads.objectKey, widths: uploads.widths })
    .from(uploads)
    .where(and(eq(uploads.uploaderId, uploaderId), eq(uploads.state, 'claimed')))
    .orderBy(uploads.id);
}

/** Removed images whose rows may go, because nothing can arrive for them any more. */
export async function findRemovedKeys(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ objectKey: uploads.objectKey })
    .from(uploads)
    .where(and(eq(uploads.state, 'removed'), addressIsDead))
    .orderBy(uploads.expiresAt)
    .limit(limit);
  return rows.map(({ objectKey }) => objectKey);
}

export async function deleteRemoved(db: Db, objectKey: string): Promise<void> {
  await db
    .delete(uploads)
    .where(and(eq(uploads.objectKey, objectKey), eq(uploads.state, 'removed'), addressIsDead));
}

export async function isMember(db: Db, circleId: CircleId, userId: UserId): Promise<boolean> {
  return (await db.$count(circleMemberships, isActiveMember(circleId, userId))) > 0;
}

/** A claimed image, if this viewer may fetch it; `null` is a visitor. */
export async function findVisibleImage(db: Db, objectKey: string, viewer: Viewer | null) {
  const [row] = await db
    .select({ widths: uploads.widths, visibility: uploads.visibility })
    .from(uploads)
    .where(
      and(eq(uploads.objectKey, objectKey), eq(uploads.state, 'claimed'), isVisibleTo(viewer)),
    );
  return row;
}

function isVisibleTo(viewer: Viewer | null): SQL | undefined {
  const isPublic = eq(uploads.visibility, 'public');
  if (!viewer) return isPublic;
  // A circle's image without a circle is one whose circle was deleted.
  return or(
    isPublic,
    isShownToEverybody,
    and(sql`${uploads.circleId} is not null`, sql`${viewer.isAdmin}`),
    hasActiveMember(uploads.circleId, viewer.userId),
  );
}

type Changes = Parameters<ReturnType<typeof updateOf>['set']>[0];

function updateOf(db: Db) {
  return db.update(uploads);
}

/** Whether the condition met anything. */
async function change(db: Db, where: SQL | undefined, columns: Changes): Promise<boolean> {
  const { rowCount } = await updateOf(db).set(columns).where(where);
  return (rowCount ?? 0) > 0;
}
