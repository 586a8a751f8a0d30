import type { CircleId, UserId } from '@girone/contract/ids';
import { notify, notifyAll } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findModeratorIds } from './memberships.repo.ts';

type Tools = Pick<Platform, 'clock'>;

/** Whoever asks and withdraws, comes and goes, or is promoted time and again, is told of once a day. */
function today({ clock }: Tools): string {
  return clock.now().toISOString().slice(0, 10);
}

export async function notifyOfRequest(
  tools: Tools,
  tx: Transaction,
  { circleId, userId }: { readonly circleId: CircleId; readonly userId: UserId },
): Promise<void> {
  const moderators = await findModeratorIds(tx, circleId);
  const dedupeKey = `join_request:${circleId}:${userId}:${today(tools)}`;
  await notifyAll(
    tx,
    moderators.map((moderatorId) => ({
      userId: moderatorId,
      actorId: userId,
      type: 'join_request',
      payload: { circleId },
      dedupeKey,
    })),
  );
}

interface Arrival {
  readonly circleId: CircleId;
  readonly userId: UserId;
  /** Whoever let them in knows already. */
  readonly letInBy?: UserId;
  /** What there is only so many of, such as the uses of a link: each is told, also of one person on one day. */
  readonly occasion?: string;
}

/** Whoever runs the circle hears who has joined it. */
export async function notifyOfArrival(
  tools: Tools,
  tx: Transaction,
  { circleId, userId, letInBy, occasion = today(tools) }: Arrival,
): Promise<void> {
  const moderators = await findModeratorIds(tx, circleId);
  const dedupeKey = `member_joined:${circleId}:${userId}:${occasion}`;
  await notifyAll(
    tx,
    moderators
      .filter((moderatorId) => moderatorId !== letInBy)
      .map((moderatorId) => ({
        userId: moderatorId,
        actorId: userId,
        type: 'member_joined',
        payload: { circleId },
        dedupeKey,
      })),
  );
}

interface Answer {
  readonly circleId: CircleId;
  readonly requestId: number;
  readonly userId: UserId;
  readonly outcome: 'approved' | 'rejected';
}

/** It is the circle's answer: which of the moderators gave it is not said. */
export async function notifyOfAnswer(
  tx: Transaction,
  { circleId, requestId, userId, outcome }: Answer,
): Promise<void> {
  await notify(tx, {
    userId,
    actorId: null,
    type: 'join_answer',
    payload: { circleId, outcome },
    dedupeKey: `join_answer:${requestId}`,
  });
}

interface Readmission {
  readonly circleId: CircleId;
  readonly userId: UserId;
}

/** The circle's answer as well, though nobody asked just now: whoever stayed out would not learn of it otherwise. */
export async function notifyOfReadmission(
  { clock }: Tools,
  tx: Transaction,
  { circleId, userId }: Readmission,
): Promise<void> {
  await notify(tx, {
    userId,
    actorId: null,
    type: 'join_answer',
    payload: { circleId, outcome: 'readmitted' },
    dedupeKey: `readmitted:${circleId}:${clock.now().getTime()}`,
  });
}

interface Promotion {
  readonly circleId: CircleId;
  readonly userId: UserId;
  readonly actorId: UserId;
  readonly role: 'moderator' | 'admin';
}

export async function notifyOfPromotion(
  tools: Tools,
  tx: Transaction,
  { circleId, userId, actorId, role }: Promotion,
): Promise<void> {
  await notify(tx, {
    userId,
    actorId,
    type: 'promoted',
    payload: { circleId, role },
    dedupeKey: `promoted:${circleId}:${role}:${today(tools)}`,
  });
}
