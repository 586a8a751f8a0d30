import { refuse, type Refusal } from '@girone/contract/errors';
import type { Route } from '@girone/contract/route';
import type { Actor } from './actor.ts';

/** Whom a call is for at all; what they may do there is each feature's own policy. */
export function refuseAccess(access: Route['access'], actor: Actor | null): Refusal | undefined {
  if (access === 'everyone') return undefined;
  if (!actor) return refuse('not_signed_in');
  if (access !== 'admin') return undefined;
  if (!actor.isAdmin) return refuse('forbidden');
  if (actor.lacksSecondFactor) return refuse('second_factor_needed');
  return actor.isAdminOpen ? undefined : refuse('password_needed');
}
