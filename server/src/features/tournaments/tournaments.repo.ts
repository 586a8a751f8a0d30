import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { isActiveMember } from '../../platform/db/active-memberships.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleMemberships, circles } from '../../platform/db/schema/circles.ts';
import { posts } from '../../platform/db/schema/posts.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

export type TournamentRow = typeof tournaments.$inferSelect;
type NewTournament = typeof tournaments.$inferInsert;
export type TournamentChanges = Partial<Omit<TournamentRow, 'id'>>;

/**
 * As much of a championship as a reader needs first; absent also when the viewer may not know of it.
 * Not the whole row: tables are read by everybody at once, and building the query costs by the column.
 */
export async function findTournament(db: Db, viewer: Viewer | null, id: number) {
  const [row] = await db
    .select({
      id: tournaments.id,
      status: tournaments.status,
      circleId: tournaments.circleId,
      createdBy: tournaments.createdBy,
      drawSeed: tournaments.drawSeed,
    })
    .from(tournaments)
    .where(and(eq(tournaments.id, id), visibleTournaments(viewer)));
  return row;
}

/**
 * Held until the transaction ends. Whoever changes a championship or its nominations takes this lock
 * first, so that limits are exact and the start sees all or nothing of a change.
 */
export async function lockTournament(
  tx: Transaction,
  id: number,
): Promise<TournamentRow | undefined> {
  const [row] = await tx
    .select()
    .from(tournaments)
    .where(eq(tournaments.id, id))
    .for('no key update');
  return row;
}

/** As `lockTournament`; absent also when the viewer may not know of it. */
export async function lockVisible(
  tx: Transaction,
  viewer: Viewer,
  id: number,
): Promise<TournamentRow | undefined> {
  const [row] = await tx
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.id, id), visibleTournaments(viewer)))
    .for('no key update', { of: tournaments });
  return row;
}

/** The lock of a deletion: nothing that refers to the championship can be added any more. */
export async function lockForDeletion(
  tx: Transaction,
  viewer: Viewer,
  id: number,
): Promise<TournamentRow | undefined> {
  const [row] = await tx
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.id, id), visibleTournaments(viewer)))
    .for('update', { of: tournaments });
  return row;
}

/** Those of a circle that wait for their start, held in the order of their ids. */
export async function lockSetupsOf(tx: Transaction, circleId: CircleId): Promise<TournamentRow[]> {
  return tx
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.circleId, circleId), eq(tournaments.status, 'setup')))
    .orderBy(asc(tournaments.id))
    .for('no key update');
}

/** A batch of those that wait for their start, by id. */
export async function findSetups(db: Db, after: number, limit: number): Promise<TournamentRow[]> {
  return db
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.status, 'setup'), gt(tournaments.id, after)))
    .orderBy(asc(tournaments.id))
    .limit(limit);
}

export async function insertTournament(
  tx: Transaction,
  tournament: NewTournament,
): Promise<TournamentRow> {
  const [row] = await tx.insert(tournaments).values(tournament).returning();
  if (!row) throw new Error('the new championship was not returned');
  return row;
}

/** The post with which its discussion begins; a circle's, if it is one's. */
export async function insertTopic(
  tx: Transaction,
  { id: tournamentId, name, createdBy, circleId, status }: TournamentRow,
): Promise<void> {
  const isCircleOpen = sql`coalesce(
    (select ${circles.isPublic} from ${circles} where ${circles.id} = ${circleId}), true)`;
  const [topic] = await tx
    .insert(posts)
    .values({
      content: name,
      authorId: createdBy,
      circleId,
      tournamentId,
      isTopicPost: true,
      isPublic: status === 'preparation' ? false : isCircleOpen,
    })
    .returning({ id: posts.id });
  await tx
    .update(tournaments)
    .set({ socialTopicId: topic?.id ?? null })
    .where(eq(tournaments.id, tournamentId));
}

/** Where its discussion belongs, once a draft belongs elsewhere. */
export async function moveTopic(
  tx: Transaction,
  { id, circleId }: Pick<TournamentRow, 'id' | 'circleId'>,
): Promise<void> {
  await tx
    .update(posts)
    .set({ circleId })
    .where(and(eq(posts.tournamentId, id), eq(posts.isTopicPost, true)));
}

export async function updateTournament(
  tx: Transaction,
  id: number,
  changes: TournamentChanges,
): Promise<TournamentRow> {
  const [row] = await tx.update(tournaments).set(changes).where(eq(tournaments.id, id)).returning();
  if (!row) throw new Error(`championship ${id} is gone although it was locked`);
  return row;
}

interface Start {
  readonly startedAt: Date;
  readonly drawSeed: string;
}

/** From setup to the first day; absent when it is not in setup any more. */
export async function activate(
  tx: Transaction,
  id: number,
  { startedAt, drawSeed }: Start,
): Promise<TournamentRow | undefined> {
  const [row] = await tx
    .update(tournaments)
    .set({ status: 'active', startedAt, drawSeed, currentMatchDay: 1 })
    .where(and(eq(tournaments.id, id), eq(tournaments.status, 'setup')))
    .returning();
  return row;
}

/** Its posts go with it; answers what images they showed. */
export async function deleteTournamentRow(tx: Transaction, id: number): Promise<string[]> {
  const rows = await tx
    .select({ imageUrl: posts.imageUrl })
    .from(posts)
    .where(and(eq(posts.tournamentId, id), isNotNull(posts.imageUrl)));
  await tx.delete(tournaments).where(eq(tournaments.id, id));
  return rows.flatMap(({ imageUrl }) => imageUrl ?? []);
}

/** The most that a circle allows its championships; held, so that it cannot sink meanwhile. */
export async function lockCeilings(tx: Transaction, circleId: CircleId) {
  const [row] = await tx
    .select({ maxFilms: circles.maxFilms, maxFilmsPerUser: circles.maxFilmsPerUser })
    .from(circles)
    .where(eq(circles.id, circleId))
    .for('share');
  return row;
}

/**
 * As `lockVisible`, with what its circle allows. The circle is held first, as it is by whoever deletes
 * it with all its championships: in the other order the two would wait for each other. `wanted` is the circle
 * that it is to belong to, or null, where that is to change.
 */
export async function lockWithCeilings(
  tx: Transaction,
  viewer: Viewer,
  { id, wanted }: { readonly id: number; readonly wanted?: CircleId | null | undefined },
) {
  const seen = await findTournament(tx, viewer, id);
  if (!seen) return undefined;
  const circleId = wanted === undefined ? seen.circleId : wanted;
  const ceilings = circleId === null ? undefined : await lockCeilings(tx, circleId);
  const tournament = await lockVisible(tx, viewer, id);
  // A draft that has just gone elsewhere is looked for anew by whoever asked for it as it was.
  if (wanted === undefined && tournament?.circleId !== seen.circleId) return undefined;
  return tournament && { tournament, ceilings };
}

/** Whether the person is an active member; if so they stay one until the transaction ends. */
export async function holdMembership(
  tx: Transaction,
  circleId: CircleId | null,
  userId: UserId,
): Promise<boolean> {
  if (circleId === null) return false;
  const rows = await tx
    .select({ id: circleMemberships.id })
    .from(circleMemberships)
    .where(isActiveMember(circleId, userId))
    .for('share');
  return rows.length > 0;
}

/** What somebody is in a championship's circle; null also where there is none. */
export async function findRole(db: Db, circleId: CircleId | null, userId: UserId) {
  if (circleId === null) return null;
  const [row] = await db
    .select({ role: circleMemberships.role })
    .from(circleMemberships)
    .where(isActiveMember(circleId, userId));
  return row?.role ?? null;
}

export async function isEmailVerified(db: Db, userId: UserId): Promise<boolean> {
  const [row] = await db
    .select({ isVerified: users.isEmailVerified })
    .from(users)
    .where(eq(users.id, userId));
  return row?.isVerified ?? false;
}
