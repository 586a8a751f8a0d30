import type { CircleId, UserId } from '@girone/contract/ids';
import { and, eq, gt, inArray, lt, not, or, sql } from 'drizzle-orm';
import { hasActiveMember, isActiveMember } from '../../domain/queries/active-memberships.ts';
import { takesViewer, visitor, type Viewer } from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleMemberships, circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { posts } from '../../domain/schema/posts.ts';
import { uploads } from '../../domain/schema/uploads.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

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

const isClaimed = eq(uploads.state, 'claimed');

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

export const insertUpload = statement(
  'insert_upload',
  { objectKey: 'text', uploaderId: 'int', seconds: 'int' },
  ({ seconds, ...columns }) =>
    build
      .insert(uploads)
      .values({ ...columns, expiresAt: sql`now() + make_interval(secs => ${seconds})` }),
);

const uploadOf = statement('find_upload', { objectKey: 'text' }, ({ objectKey }) =>
  build.select().from(uploads).where(eq(uploads.objectKey, objectKey)),
);

export async function findUpload(db: Db, objectKey: string): Promise<UploadRow | undefined> {
  const [row] = await uploadOf(db, { objectKey });
  return row;
}

const awaited = statement('find_awaited_upload', { objectKey: 'text' }, ({ objectKey }) =>
  build
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.objectKey, objectKey),
        eq(uploads.state, 'issued'),
        gt(uploads.expiresAt, sql`now()`),
      ),
    ),
);

/** Whether its address was handed out, not used, and is still good. */
export async function isAwaited(db: Db, objectKey: string): Promise<boolean> {
  return (await awaited(db, { objectKey })).length > 0;
}

/** Whether the condition of a change met anything. */
function hasMet({ rowCount }: { readonly rowCount: number | null }): boolean {
  return (rowCount ?? 0) > 0;
}

const store = statement(
  'mark_upload_stored',
  { objectKey: 'text', bytes: 'int' },
  ({ objectKey, bytes }) =>
    build
      .update(uploads)
      .set({ state: 'stored', bytes, storedAt: sql`now()` })
      .where(and(eq(uploads.objectKey, objectKey), eq(uploads.state, 'issued'))),
);

export async function markStored(db: Db, objectKey: string, bytes: number): Promise<boolean> {
  return hasMet(await store(db, { objectKey, bytes }));
}

const beginClaim = statement('start_claim', { id: 'int' }, ({ id }) =>
  build
    .update(uploads)
    .set({ claimStartedAt: sql`now()` })
    .where(and(eq(uploads.id, id), isUnclaimed, isNotBeingClaimed)),
);

/** Gives one caller, of all instances, the right to claim; `false` for the others. */
export async function startClaim(db: Db, id: number): Promise<boolean> {
  return hasMet(await beginClaim(db, { id }));
}

export const giveUpClaim = statement('give_up_claim', { id: 'int' }, ({ id }) =>
  build.update(uploads).set({ claimStartedAt: null }).where(eq(uploads.id, id)),
);

interface ClaimedImage {
  readonly purpose: Purpose;
  readonly audience: Audience;
  readonly bytes: number;
  readonly contentType: string;
  readonly widths: number[];
}

const takesAudience = { id: 'int', visibility: 'text', circleId: 'int?' } as const;

const claim = statement(
  'complete_claim',
  { ...takesAudience, purpose: 'text', bytes: 'int', contentType: 'text', widths: 'int[]' },
  ({ id, ...columns }) =>
    build
      .update(uploads)
      .set({
        ...columns,
        state: 'claimed',
        storedAt: sql`coalesce(${uploads.storedAt}, now())`,
        claimedAt: sql`now()`,
      })
      .where(and(eq(uploads.id, id), isUnclaimed)),
);

export async function completeClaim(db: Db, id: number, image: ClaimedImage): Promise<boolean> {
  const { audience, ...columns } = image;
  return hasMet(await claim(db, { id, ...columns, ...audienceColumns(audience) }));
}

const changeAudience = statement('set_audience', takesAudience, ({ id, ...columns }) =>
  build
    .update(uploads)
    .set(columns)
    .where(and(eq(uploads.id, id), isClaimed, not(isReferenced))),
);

/** Only while nothing shows it: what is public may be in caches, what is a circle's stays there. */
export async function setAudience(db: Db, id: number, audience: Audience): Promise<boolean> {
  return hasMet(await changeAudience(db, { id, ...audienceColumns(audience) }));
}

function audienceColumns(audience: Audience) {
  const circleId = audience.visibility === 'circle' ? audience.circleId : null;
  return { visibility: audience.visibility, circleId };
}

const removal = () => build.update(uploads).set({ state: 'removed' });

const refuseClaim = statement('mark_upload_refused', { id: 'int' }, ({ id }) =>
  removal().where(and(eq(uploads.id, id), isUnclaimed)),
);

/** From now on nobody can claim it; the row goes later. `false` if it was claimed after all. */
export async function markRefused(db: Db, id: number): Promise<boolean> {
  return hasMet(await refuseClaim(db, { id }));
}

/** From now on nobody can fetch or claim it, unless something shows it; files and row go later. */
export const markRemovedIfUnused = statement(
  'mark_upload_removed',
  { objectKey: 'text' },
  ({ objectKey }) =>
    removal().where(and(eq(uploads.objectKey, objectKey), isClaimed, not(isReferenced))),
);

const dayAgo = sql`now() - interval '1 day'`;

/** The same for everything that nobody claimed, or nothing shows, a day after it began. */
export const markAbandoned = statement('mark_uploads_abandoned', {}, () =>
  removal().where(
    or(
      and(isUnclaimed, lt(uploads.createdAt, dayAgo), isNotBeingClaimed),
      and(isClaimed, lt(uploads.claimedAt, dayAgo), not(isReferenced)),
    ),
  ),
);

/** The same for all that a person has uploaded, claimed or not; answers which. */
export const markRemovedOf = statement(
  'mark_uploads_removed_of',
  { uploaderId: 'int' },
  ({ uploaderId }) =>
    removal()
      .where(
        and(eq(uploads.uploaderId, uploaderId), or(isUnclaimed, and(isClaimed, not(isReferenced)))),
      )
      .returning({ objectKey: uploads.objectKey }),
);

const image = { objectKey: uploads.objectKey, widths: uploads.widths };

/** Every image that something shows. */
export const findClaimedImages = statement('claimed_images', {}, () =>
  build.select(image).from(uploads).where(isClaimed).orderBy(uploads.id),
);

/** What a person has uploaded and uses. */
export const findImagesOf = statement('images_of', { uploaderId: 'int' }, ({ uploaderId }) =>
  build
    .select(image)
    .from(uploads)
    .where(and(eq(uploads.uploaderId, uploaderId), isClaimed))
    .orderBy(uploads.id),
);

const isRemovedForGood = and(eq(uploads.state, 'removed'), addressIsDead);

/** Removed images whose rows may go, because nothing can arrive for them any more. */
export const findRemoved = statement('find_removed_uploads', { limit: 'int' }, ({ limit }) =>
  build
    .select({ objectKey: uploads.objectKey })
    .from(uploads)
    .where(isRemovedForGood)
    .orderBy(uploads.expiresAt)
    .limit(limit),
);

export const deleteRemoved = statement(
  'delete_removed_upload',
  { objectKey: 'text' },
  ({ objectKey }) =>
    build.delete(uploads).where(and(eq(uploads.objectKey, objectKey), isRemovedForGood)),
);

const membership = statement(
  'find_uploader_membership',
  { circleId: 'int', userId: 'int' },
  ({ circleId, userId }) =>
    build
      .select({ id: circleMemberships.id })
      .from(circleMemberships)
      .where(isActiveMember(circleId, userId)),
);

export async function isMember(db: Db, circleId: CircleId, userId: UserId): Promise<boolean> {
  return (await membership(db, { circleId, userId })).length > 0;
}

const visibleImage = statement(
  'find_visible_image',
  { ...takesViewer, objectKey: 'text' },
  ({ objectKey, userId, isAdmin }) => {
    // A circle's image without a circle is one whose circle was deleted.
    const isForViewer = sql`(${userId} is not null and (${isShownToEverybody}
      or (${uploads.circleId} is not null and ${isAdmin})
      or ${hasActiveMember(uploads.circleId, userId)}))`;
    return build
      .select({ widths: uploads.widths, visibility: uploads.visibility })
      .from(uploads)
      .where(
        and(
          eq(uploads.objectKey, objectKey),
          isClaimed,
          or(eq(uploads.visibility, 'public'), isForViewer),
        ),
      );
  },
);

/** A claimed image, if this viewer may fetch it; `null` is a visitor. */
export async function findVisibleImage(db: Db, objectKey: string, viewer: Viewer | null) {
  const [row] = await visibleImage(db, { ...(viewer ?? visitor), objectKey });
  return row;
}
