import type { InviteLink } from '@girone/contract/circle-invites';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId, UserId } from '@girone/contract/ids';
import { limits } from '@girone/contract/rules';
import type { Transaction } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { announce } from './announce.ts';
import { presentInvite } from './circle-entry.present.ts';
import { makeToken } from './invite-token.ts';
import { countWorkingInvites, insertInvite } from './invites.repo.ts';

interface NewInvite {
  readonly circleId: CircleId;
  readonly createdBy: UserId;
  readonly maxUses: number;
  readonly hours: number;
}

/** For a caller whose transaction holds the circle and who may invite. */
export async function makeInvite(
  { secrets }: Platform,
  tx: Transaction,
  invite: NewInvite,
): Promise<Outcome<InviteLink>> {
  const isFull = (await countWorkingInvites(tx, invite.circleId)) >= limits.invitesPerCircle;
  if (isFull) return refuse('invite_limit_reached');
  const row = await insertInvite(tx, invite, (made) => sha256(makeToken(secrets, made)));
  await announce(tx, invite.circleId);
  return accept(presentInvite(row, makeToken(secrets, row)));
}
