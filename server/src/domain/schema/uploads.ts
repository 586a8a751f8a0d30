import type { CircleId, UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';
import { circles } from './circles.ts';

/** An object's life: address issued, file stored, claimed by its uploader, or removed. */
export const uploads = pgTable(
  'uploads',
  {
    id: identity(),
    objectKey: text('object_key').notNull(),
    uploaderId: integer('uploader_id').$type<UserId>().notNull(),
    /** Known when it is claimed: the call that issues an address has no payload. */
    purpose: text('purpose', { enum: ['post', 'profile', 'film', 'circle'] }),
    state: text('state', { enum: ['issued', 'stored', 'claimed', 'removed'] })
      .notNull()
      .default('issued'),
    bytes: integer('bytes'),
    contentType: text('content_type'),
    /** Who may fetch it. A circle's image whose circle is gone is visible to nobody. */
    visibility: text('visibility', { enum: ['public', 'circle'] })
      .notNull()
      .default('public'),
    circleId: integer('circle_id').$type<CircleId>(),
    /** Of the signed address. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    storedAt: instant('stored_at'),
    /** Since when one claim works on it; another may begin once that one must have died. */
    claimStartedAt: instant('claim_started_at'),
    claimedAt: instant('claimed_at'),
    /** The sizes in which it is kept, by the width that each was made for. */
    widths: smallint('widths').array(),
  },
  (t) => [
    foreignKey({
      name: 'uploads_uploader_fk',
      columns: [t.uploaderId],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'uploads_circle_fk',
      columns: [t.circleId],
      foreignColumns: [circles.id],
    }).onDelete('set null'),
    // Serving an image; claiming it.
    uniqueIndex('uploads_object_key_unique').on(t.objectKey),
    // The export and deletion of a person's data.
    index('uploads_uploader_idx').on(t.uploaderId),
    // The sweep of what nobody claimed.
    index('uploads_unclaimed_idx')
      .on(t.createdAt)
      .where(sql`${t.state} in ('issued', 'stored')`),
    // The sweep of what was removed.
    index('uploads_removed_idx')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'removed'`),
    check('uploads_object_key_length', sql`char_length(${t.objectKey}) between 1 and 300`),
    check('uploads_purpose_known', sql`${t.purpose} in ('post', 'profile', 'film', 'circle')`),
    check('uploads_state_known', sql`${t.state} in ('issued', 'stored', 'claimed', 'removed')`),
    check('uploads_visibility_known', sql`${t.visibility} in ('public', 'circle')`),
    check('uploads_public_has_no_circle', sql`${t.visibility} = 'circle' or ${t.circleId} is null`),
    check('uploads_bytes_range', sql`${t.bytes} between 0 and 10485760`),
    check(
      'uploads_stored_whole',
      sql`${t.state} not in ('stored', 'claimed') or (${t.bytes} is not null and ${t.storedAt} is not null)`,
    ),
    check(
      'uploads_claimed_whole',
      sql`${t.state} <> 'claimed' or (${t.purpose} is not null and ${t.claimedAt} is not null)`,
    ),
  ],
);
