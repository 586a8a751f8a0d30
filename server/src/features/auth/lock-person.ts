import { accept, refuse, type Outcome, type Refusal } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { Act } from '../../domain/audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { ActingAdmin } from './auth.policy.ts';
import { lockPeople } from './held-people.repo.ts';
import type { UserRow } from './users.repo.ts';

/** An account that an admin is about to change, as it is until the transaction ends. */
export interface LockedPerson {
  readonly person: UserRow;
  /** As the admin stands now, which may be less than when the request came; `null` is the operator. */
  readonly admin: ActingAdmin | null;
  /** Without them no super-admin would be left who can sign in and stays. */
  readonly isLastSuperAdmin: boolean;
}

/**
 * Holds the person and whoever acts on them, and all super-admins: two who take the role from each other
 * at the same time come one after the other. A caller who locks circles does so before, reports or posts
 * afterwards, as the end of an account does.
 */
export async function lockPerson(
  tx: Transaction,
  actor: { readonly userId: UserId } | null,
  userId: UserId,
): Promise<Outcome<LockedPerson>> {
  const people = await lockPeople(tx, { ids: actor ? [actor.userId, userId] : [userId] });
  const admin = actor && people.find(({ id }) => id === actor.userId);
  if (actor && (!admin?.isAdmin || admin.isSuspended)) return refuse('forbidden');
  const person = people.find(({ id }) => id === userId);
  if (!person) return refuse('not_found');
  const staying = people.filter(
    ({ isSuperAdmin, isSuspended, deletionRequestedAt }) =>
      isSuperAdmin && !isSuspended && deletionRequestedAt === null,
  );
  return accept({
    person,
    admin: admin ? { ...admin, userId: admin.id } : null,
    isLastSuperAdmin: staying.length === 1 && staying[0]?.id === userId,
  });
}

/** One act on a person who is held, and why. */
export interface PersonalAct {
  readonly held: LockedPerson;
  readonly reason: string | null;
}

/** What is put on record of every act on this person. */
export function actOn(
  { admin, person }: LockedPerson,
  reason: string | null,
): Pick<Act, 'actorId' | 'target' | 'reason'> {
  return {
    actorId: admin?.userId ?? null,
    target: { type: 'user', id: person.id, name: person.username },
    reason,
  };
}

/** The refusal of an act by its policy; the operator is held back by nothing of the kind. */
export function refuseBy(
  policy: (admin: ActingAdmin, person: UserRow) => Refusal | undefined,
  { admin, person }: LockedPerson,
): Refusal | undefined {
  return admin ? policy(admin, person) : undefined;
}
