import { refuse, type Refusal } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { mayTakePart } from './tournaments.policy.ts';
import { lockMembership, isEmailVerified } from './tournaments.repo.ts';

interface Place {
  readonly actor: Actor;
  /** Null: public. */
  readonly circleId: CircleId | null;
}

/** Why this person cannot have a championship there; of a circle they are a member until the transaction ends. */
export async function refusePlace(
  { config }: Pick<Platform, 'config'>,
  tx: Transaction,
  { actor, circleId }: Place,
): Promise<Refusal | undefined> {
  if (circleId === null) {
    const mayBeAnyone = !config.requireVerifiedEmail || (await isEmailVerified(tx, actor.userId));
    return mayBeAnyone ? undefined : refuse('email_unverified');
  }
  const isMember = await lockMembership(tx, circleId, actor.userId);
  return mayTakePart({ circleId }, isMember) ? undefined : refuse('forbidden');
}
