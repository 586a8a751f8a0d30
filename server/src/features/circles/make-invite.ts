import type { InviteLink } from '@girone/contract/circle-invites';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { limits } from '@girone/contract/rules';
import type { Transaction } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { announce } from './announce.ts';
import { presentInvite } from './circle-entry.present.ts';
import type { CircleRight } from './circles.policy.ts';
import type { CircleRow } from './circles.repo.ts';
import { makeToken } from './invite-token.ts';
import { countWorkingInvites, insertInvite } from './invites.repo.ts';
import { recordAsSiteAdmin } from './record-as-site-admin.ts';

interface NewInvite {
  readonly circle: Pick<CircleRow, 'id' | 'name'>;
  readonly createdBy: UserId;
  readonly right: CircleRight;
  readonly maxUses: number;
  readonly hours: number;
}

/** For a caller whose transaction holds the circle and who may invite. */
export async function makeInvite(
  { secrets }: Platform,
  tx: Transaction,
  { circle, right, ...terms }: NewInvite,
): Promise<Outcome<InviteLink>> {
  const { id: circleId } = circle;
  const invite = { ...terms, circleId };
  const isFull = (await countWorkingInvites(tx, circleId)) >= limits.invitesPerCircle;
  if (isFull) return refuse('invite_limit_reached');
  const row = await insertInvite(tx, invite, (made) => sha256(makeToken(secrets, made)));
  await announce(tx, circleId);
  const { createdBy: actorId, maxUses } = invite;
  const after = { maxUses };
  await recordAsSiteAdmin(tx, { actorId, right, circle, action: 'circle.invite', after });
  return accept(presentInvite(row, makeToken(secrets, row)));
}
