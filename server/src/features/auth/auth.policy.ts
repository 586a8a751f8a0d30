import { refuse, type Refusal } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';

interface Roles {
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
}

/** Whoever acts by a right that they have over others. */
export interface ActingAdmin extends Roles {
  readonly userId: UserId;
}

interface Concerned extends Roles {
  readonly id: UserId;
}

/** Admins look after people, super-admins after admins and each other too; nobody after themselves. */
export function refuseActOn(admin: ActingAdmin, person: Concerned): Refusal | undefined {
  if (!admin.isAdmin) return refuse('forbidden');
  if (admin.userId === person.id) return refuse('oneself');
  if (person.isAdmin && !admin.isSuperAdmin) return refuse('forbidden');
  return undefined;
}

/** The admin role is given and taken by super-admins; theirs is given by the operator alone. */
export function refuseRoleChange(admin: ActingAdmin, person: Concerned): Refusal | undefined {
  return admin.isSuperAdmin ? refuseActOn(admin, person) : refuse('forbidden');
}

/** What an admin may do with an account, said beforehand by what decides when it is tried. */
export function actsAllowedOn(admin: ActingAdmin, person: Concerned) {
  const mayAct = refuseActOn(admin, person) === undefined;
  const mayChangeRole = refuseRoleChange(admin, person) === undefined;
  return {
    change: mayAct,
    suspend: mayAct,
    delete: mayAct,
    grantAdmin: mayChangeRole && !person.isAdmin,
    revokeAdmin: mayChangeRole && person.isAdmin,
    resetSecondFactor: mayChangeRole,
  };
}
