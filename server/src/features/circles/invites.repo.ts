import type { CircleId, UserId } from '@girone/contract/ids';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { personName } from '../../platform/db/person-name.ts';
import { personColumns } from '../../platform/db/person-columns.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleInvites, circleMemberships, circles } from '../../platform/db/schema/circles.ts';

/** Neither ended, nor expired, nor used up. */
const isWorking = and(
  isNull(circleInvites.revokedAt),
  gt(circleInvites.expiresAt, sql`now()`),
  lt(circleInvites.uses, circleInvites.maxUses),
);

function selectInvites(db: Db) {
  return db
    .select({
      id: circleInvites.id,
      circleId: circleInvites.circleId,
      createdBy: circleInvites.createdBy,
      tokenHash: circleInvites.tokenHash,
      expiresAt: circleInvites.expiresAt,
      maxUses: circleInvites.maxUses,
      uses: circleInvites.uses,
      createdAt: circleInvites.createdAt,
      creatorName: personName(users),
    })
    .from(circleInvites)
    .innerJoin(users, eq(users.id, circleInvites.createdBy));
}

/** The links of a circle that still work, newest first. */
export async function findWorkingInvites(db: Db, circleId: CircleId) {
  return selectInvites(db)
    .where(and(eq(circleInvites.circleId, circleId), isWorking))
    .orderBy(desc(circleInvites.id));
}

export type InviteRow = Awaited<ReturnType<typeof findWorkingInvites>>[number];

export async function countWorkingInvites(db: Db, circleId: CircleId): Promise<number> {
  return db.$count(circleInvites, and(eq(circleInvites.circleId, circleId), isWorking));
}

interface NewInvite {
  readonly circleId: CircleId;
  readonly createdBy: UserId;
  readonly maxUses: number;
  readonly hours: number;
}

/** What its token is made of has to be there first. */
export async function insertInvite(
  tx: Transaction,
  { hours, ...invite }: NewInvite,
  hashToken: (made: Pick<InviteRow, 'id' | 'circleId' | 'createdAt'>) => string,
): Promise<InviteRow> {
  const { id, circleId, createdAt } = circleInvites;
  const [made] = await tx
    .insert(circleInvites)
    .values({
      ...invite,
      tokenHash: sql`gen_random_uuid()::text`,
      expiresAt: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning({ id, circleId, createdAt });
  if (!made) throw new Error('the new invite was not returned');
  await tx
    .update(circleInvites)
    .set({ tokenHash: hashToken(made) })
    .where(eq(id, made.id));
  const [row] = await selectInvites(tx).where(eq(id, made.id));
  if (!row) throw new Error('the new invite was not found');
  return row;
}

/** A link that we made, whether it works or not, with what its reader may know. */
export async function findInvitation(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      circle: circles,
      memberCount: sql<number>`(
        select count(*)::int from ${circleMemberships} as seat
        where seat.circle_id = ${circles.id} and seat.is_active
      )`,
      inviter: personColumns(users),
      inviterRole: circleMemberships.role,
      expiresAt: circleInvites.expiresAt,
      isWorking: sql<boolean>`${isWorking}`,
    })
    .from(circleInvites)
    .innerJoin(circles, eq(circles.id, circleInvites.circleId))
    .innerJoin(users, eq(users.id, circleInvites.createdBy))
    .leftJoin(
      circleMemberships,
      and(
        eq(circleMemberships.circleId, circleInvites.circleId),
        eq(circleMemberships.userId, circleInvites.createdBy),
        eq(circleMemberships.isActive, true),
      ),
    )
    .where(eq(circleInvites.tokenHash, tokenHash));
  return row;
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The circle to which a working link leads. */
export async function findInvitedCircle(db: Db, tokenHash: string): Promise<CircleId | undefined> {
  const [row] = await db
    .select({ circleId: circleInvites.circleId })
    .from(circleInvites)
    .where(and(eq(circleInvites.tokenHash, tokenHash), isWorking));
  return row?.circleId;
}

/** A working link, held until the transaction ends. */
export async function lockInvite(
  tx: Transaction,
  tokenHash: string,
): Promise<{ id: number } | undefined> {
  const [row] = await tx
    .select({ id: circleInvites.id })
    .from(circleInvites)
    .where(and(eq(circleInvites.tokenHash, tokenHash), isWorking))
    .for('update');
  return row;
}

export async function countUse(tx: Transaction, inviteId: number): Promise<void> {
  await tx
    .update(circleInvites)
    .set({ uses: sql`${circleInvites.uses} + 1` })
    .where(eq(circleInvites.id, inviteId));
}

/** Whether it was this circle's and had not been ended before. */
export async function revokeInviteRow(
  tx: Transaction,
  circleId: CircleId,
  inviteId: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(circleInvites)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(circleInvites.circleId, circleId),
        eq(circleInvites.id, inviteId),
        isNull(circleInvites.revokedAt),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** In every circle, for good. */
export async function deleteInvitesBy(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(circleInvites).where(eq(circleInvites.createdBy, userId));
}

export async function revokeInvitesBy(
  tx: Transaction,
  circleId: CircleId,
  userId: UserId,
): Promise<void> {
  await tx
    .update(circleInvites)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(circleInvites.circleId, circleId),
        eq(circleInvites.createdBy, userId),
        isNull(circleInvites.revokedAt),
      ),
    );
}
