import type { CircleId, UserId } from '@girone/contract/ids';
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { personName } from '../../domain/queries/person-name.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleInvites, circleMemberships, circles } from '../../domain/schema/circles.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** Neither ended, nor expired, nor used up. */
const isWorking = and(
  isNull(circleInvites.revokedAt),
  gt(circleInvites.expiresAt, sql`now()`),
  lt(circleInvites.uses, circleInvites.maxUses),
);

function selectInvites() {
  return build
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
export const findWorkingInvites = statement(
  'working_invites_of_circle',
  { circleId: 'int' },
  ({ circleId }) =>
    selectInvites()
      .where(and(eq(circleInvites.circleId, circleId), isWorking))
      .orderBy(desc(circleInvites.id)),
);

export type InviteRow = Awaited<ReturnType<typeof findWorkingInvites>>[number];

const countWorking = statement('count_working_invites', { circleId: 'int' }, ({ circleId }) =>
  build
    .select({ invites: count() })
    .from(circleInvites)
    .where(and(eq(circleInvites.circleId, circleId), isWorking)),
);

export async function countWorkingInvites(db: Db, circleId: CircleId): Promise<number> {
  const [row] = await countWorking(db, { circleId });
  return row?.invites ?? 0;
}

const addInvite = statement(
  'add_invite',
  { circleId: 'int', createdBy: 'int', maxUses: 'int', hours: 'int' },
  ({ hours, ...invite }) =>
    build
      .insert(circleInvites)
      .values({
        ...invite,
        tokenHash: sql`gen_random_uuid()::text`,
        expiresAt: sql`now() + make_interval(hours => ${hours})`,
      })
      .returning({
        id: circleInvites.id,
        circleId: circleInvites.circleId,
        createdAt: circleInvites.createdAt,
      }),
);

const setTokenHash = statement(
  'set_invite_token',
  { id: 'int', tokenHash: 'text' },
  ({ id, tokenHash }) =>
    build.update(circleInvites).set({ tokenHash }).where(eq(circleInvites.id, id)),
);

const inviteById = statement('find_invite', { id: 'int' }, ({ id }) =>
  selectInvites().where(eq(circleInvites.id, id)),
);

interface NewInvite {
  readonly circleId: CircleId;
  readonly createdBy: UserId;
  readonly maxUses: number;
  readonly hours: number;
}

/** What its token is made of has to be there first. */
export async function insertInvite(
  tx: Transaction,
  invite: NewInvite,
  hashToken: (made: Pick<InviteRow, 'id' | 'circleId' | 'createdAt'>) => string,
): Promise<InviteRow> {
  const [made] = await addInvite(tx, invite);
  if (!made) throw new Error('the new invite was not returned');
  const { id } = made;
  await setTokenHash(tx, { id, tokenHash: hashToken(made) });
  const [row] = await inviteById(tx, { id });
  if (!row) throw new Error('the new invite was not found');
  return row;
}

const invitationByToken = statement('find_invitation', { tokenHash: 'text' }, ({ tokenHash }) =>
  build
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
        circleMemberships.isActive,
      ),
    )
    .where(eq(circleInvites.tokenHash, tokenHash)),
);

export type InvitationRow = Awaited<ReturnType<typeof invitationByToken>>[number];

/** A link that we made, whether it works or not, with what its reader may know. */
export async function findInvitation(
  db: Db,
  tokenHash: string,
): Promise<InvitationRow | undefined> {
  const [row] = await invitationByToken(db, { tokenHash });
  return row;
}

const circleByToken = statement('find_invited_circle', { tokenHash: 'text' }, ({ tokenHash }) =>
  build
    .select({ circleId: circleInvites.circleId })
    .from(circleInvites)
    .where(and(eq(circleInvites.tokenHash, tokenHash), isWorking)),
);

/** The circle to which a working link leads. */
export async function findInvitedCircle(db: Db, tokenHash: string): Promise<CircleId | undefined> {
  const [row] = await circleByToken(db, { tokenHash });
  return row?.circleId;
}

const lockByToken = statement('lock_invite', { tokenHash: 'text' }, ({ tokenHash }) =>
  build
    .select({ id: circleInvites.id, uses: circleInvites.uses })
    .from(circleInvites)
    .where(and(eq(circleInvites.tokenHash, tokenHash), isWorking))
    .for('update'),
);

/** A working link, held until the transaction ends. */
export async function lockInvite(
  tx: Transaction,
  tokenHash: string,
): Promise<Pick<InviteRow, 'id' | 'uses'> | undefined> {
  const [row] = await lockByToken(tx, { tokenHash });
  return row;
}

export const countUse = statement('count_invite_use', { inviteId: 'int' }, ({ inviteId }) =>
  build
    .update(circleInvites)
    .set({ uses: sql`${circleInvites.uses} + 1` })
    .where(eq(circleInvites.id, inviteId)),
);

const revoke = statement(
  'revoke_invite',
  { circleId: 'int', inviteId: 'int' },
  ({ circleId, inviteId }) =>
    build
      .update(circleInvites)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(circleInvites.circleId, circleId),
          eq(circleInvites.id, inviteId),
          isNull(circleInvites.revokedAt),
        ),
      ),
);

/** Whether it was this circle's and had not been ended before. */
export async function revokeInviteRow(
  tx: Transaction,
  circleId: CircleId,
  inviteId: number,
): Promise<boolean> {
  const { rowCount } = await revoke(tx, { circleId, inviteId });
  return (rowCount ?? 0) > 0;
}

/** In every circle, for good. */
export const deleteInvitesBy = statement('delete_invites_by', { userId: 'int' }, ({ userId }) =>
  build.delete(circleInvites).where(eq(circleInvites.createdBy, userId)),
);

export const revokeInvitesBy = statement(
  'revoke_invites_by',
  { circleId: 'int', userId: 'int' },
  ({ circleId, userId }) =>
    build
      .update(circleInvites)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(circleInvites.circleId, circleId),
          eq(circleInvites.createdBy, userId),
          isNull(circleInvites.revokedAt),
        ),
      ),
);
