import type { Circle } from '@girone/contract/circles';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { presentCircle } from './circles.present.ts';
import { findCard } from './circles.repo.ts';
import { findInvitedCircle } from './invites.repo.ts';

/** The circle behind a link; reading does not use it up. */
export async function readInvite(
  { db }: Platform,
  { userId }: Actor,
  token: string,
): Promise<Outcome<Circle>> {
  const circleId = await findInvitedCircle(db, sha256(token));
  const card = circleId && (await findCard(db, userId, circleId));
  return card ? accept(presentCircle(card)) : refuse('link_expired');
}
