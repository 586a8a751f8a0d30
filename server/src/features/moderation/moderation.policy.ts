import { refuse, type Refusal } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { CircleMember } from '@girone/contract/circles';
import type { Actor } from '../../platform/http/actor.ts';

type CircleRole = CircleMember['role'];

/** What is decided about. */
export interface Concerned {
  readonly concernedId: UserId;
  /** In the circle where the post stands; absent for whoever is not or no longer there. */
  readonly role?: CircleRole | undefined;
}

/** What a decision does beside answering the reports. */
export interface Sanctions {
  readonly outcome: 'upheld' | 'dismissed';
  readonly deletePost: boolean;
  readonly warn: boolean;
  readonly suspend: boolean;
  readonly suspendedUntil: Date | null;
}

/** A report that is dismissed has no consequences, and a suspension has an end only if there is one. */
export function refuseContradiction(decision: Sanctions): Refusal | undefined {
  const { outcome, suspend, suspendedUntil } = decision;
  const wrong = (['deletePost', 'warn', 'suspend'] as const).filter(
    (name) => outcome === 'dismissed' && decision[name],
  );
  const fields = Object.fromEntries(wrong.map((name) => [name, 'field_invalid']));
  if (suspendedUntil && !suspend) fields['suspendedUntil'] = 'field_invalid';
  return Object.keys(fields).length > 0 ? refuse('invalid_input', { fields }) : undefined;
}

/** Nobody decides about themselves, or about what they wrote. */
export function refuseOwnCase(userId: UserId, { concernedId }: Concerned): Refusal | undefined {
  return concernedId === userId ? refuse('oneself') : undefined;
}

/**
 * The queue of a circle is its moderators' and admins', and the site admins', who have that of the whole place
 * too. Every decision is on record, whoever makes it.
 */
export function maySeeCircleQueue(
  { isAdmin }: Pick<Actor, 'isAdmin'>,
  role: CircleRole | undefined,
): boolean {
  return role === 'moderator' || role === 'admin' || isAdmin;
}

/**
 * A moderator does not judge an admin of the circle, who could take the role away: other admins of the
 * circle do, and those of the place.
 */
export function refuseCircleCase(
  { userId, role }: { readonly userId: UserId; readonly role: CircleRole | undefined },
  concerned: Concerned,
): Refusal | undefined {
  const own = refuseOwnCase(userId, concerned);
  if (own) return own;
  return role === 'moderator' && concerned.role === 'admin' ? refuse('forbidden') : undefined;
}
