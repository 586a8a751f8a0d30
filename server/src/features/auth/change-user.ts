import { accept, refuse, type Outcome, type Refusal } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { Transaction } from '../../platform/db/database.ts';
import { rolesAfter, setAdminRoles, type AdminRoles } from './admin-roles.ts';
import { refuseActOn, refuseRoleChange } from './auth.policy.ts';
import { confirmForOwner } from './confirm-for-owner.ts';
import { lockPerson, refuseBy, type LockedPerson } from './lock-person.ts';
import { setFilmLimit } from './set-film-limit.ts';
import { liftSuspension, suspend } from './suspend-user.ts';

export interface UserChange {
  readonly userId: UserId;
  /** The operator need not give one. */
  readonly reason: string | null;
  readonly roles?: AdminRoles | undefined;
  /** Until then, or until it is lifted; `null` lifts it. */
  readonly suspension?: { readonly until: Date | null } | null | undefined;
  readonly maxFilmsAllowed?: number | undefined;
  readonly isEmailVerified?: true | undefined;
}

/**
 * Changes somebody's account by the right of an admin, or of the operator (`null`): with the caller's
 * transaction all of it or, after a refusal, nothing. Each act is put on record and told to the person;
 * what is so already is no act. People are locked: `lockPerson` says when to call.
 */
export async function changeUser(
  tx: Transaction,
  actor: { readonly userId: UserId } | null,
  change: UserChange,
): Promise<Outcome<{ username: string }>> {
  const held = await lockPerson(tx, actor, change.userId);
  if (!held.ok) return held;
  const refusal = refuseChange(held.value, change);
  if (refusal) return refusal;
  const { roles, suspension, maxFilmsAllowed, isEmailVerified, reason } = change;
  const act = { held: held.value, reason };
  if (suspension === null) await liftSuspension(tx, act);
  if (roles) await setAdminRoles(tx, act, roles);
  if (maxFilmsAllowed !== undefined) await setFilmLimit(tx, act, maxFilmsAllowed);
  if (isEmailVerified) await confirmForOwner(tx, act);
  if (suspension) await suspend(tx, act, suspension.until);
  return accept({ username: held.value.person.username });
}

function refuseChange(held: LockedPerson, change: UserChange): Refusal | undefined {
  const { roles, suspension } = change;
  const losesRole = roles !== undefined && !rolesAfter(held.person, roles).isSuperAdmin;
  if (held.isLastSuperAdmin && (losesRole || suspension)) return refuse('last_super_admin');
  return refuseBy(roles ? refuseRoleChange : refuseActOn, held);
}

/** Signs somebody out at once and keeps them out, until then or until it is lifted. */
export async function suspendUser(
  tx: Transaction,
  actor: { readonly userId: UserId },
  { userId, reason, until }: { userId: UserId; reason: string; until: Date | null },
): Promise<Outcome<{ username: string }>> {
  return changeUser(tx, actor, { userId, reason, suspension: { until } });
}
