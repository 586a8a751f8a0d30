import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { CreatePostBody } from '@girone/contract/posts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findTournament, holdMembership, mayTakePart } from '../tournaments/index.ts';
import { asParticipant } from './posts.policy.ts';
import { holdCircle, lockPost, type PostRow } from './posts.repo.ts';

/** Where a post belongs, and with that who may see it. */
export interface Place {
  readonly circleId: CircleId | null;
  readonly tournamentId: number | null;
  /** For everybody who is signed in. */
  readonly isPublic: boolean;
  readonly parent: PostRow | null;
}

type Wish = Pick<CreatePostBody, 'parentPostId' | 'circleId' | 'tournamentId'>;

/** A reply is where its parent is; anything else where it is wanted, if this person may write there. */
export async function choosePlace(
  tx: Transaction,
  actor: Actor,
  wish: Wish,
): Promise<Outcome<Place>> {
  const { parentPostId, circleId, tournamentId } = wish;
  if (parentPostId === undefined) return findPlace(tx, actor, { circleId, tournamentId });
  if (circleId !== undefined || tournamentId !== undefined) {
    const field = circleId === undefined ? 'tournamentId' : 'circleId';
    return refuse('invalid_input', { fields: { [field]: 'field_invalid' } });
  }
  const parent = await lockPost(tx, asParticipant(actor), parentPostId);
  if (!parent) return refuse('not_found');
  const place = await findPlace(tx, actor, {
    circleId: parent.circleId ?? undefined,
    tournamentId: parent.tournamentId ?? undefined,
  });
  return place.ok ? accept({ ...place.value, parent }) : place;
}

type Target = Pick<Wish, 'circleId' | 'tournamentId'>;

async function findPlace(tx: Transaction, actor: Actor, target: Target): Promise<Outcome<Place>> {
  const { circleId, tournamentId } = target;
  if (tournamentId !== undefined) return inTournament(tx, actor, { circleId, tournamentId });
  if (circleId !== undefined) return inCircle(tx, actor, circleId);
  return accept({ circleId: null, tournamentId: null, isPublic: true, parent: null });
}

async function inCircle(
  tx: Transaction,
  actor: Actor,
  circleId: CircleId,
): Promise<Outcome<Place>> {
  const circle = await holdCircle(tx, circleId);
  if (!circle) return refuse('not_found');
  if (!(await holdMembership(tx, circleId, actor.userId))) {
    return refuse(circle.isPublic || actor.isAdmin ? 'forbidden' : 'not_found');
  }
  return accept({ circleId, tournamentId: null, isPublic: false, parent: null });
}

async function inTournament(
  tx: Transaction,
  actor: Actor,
  { circleId, tournamentId }: Target & { readonly tournamentId: number },
): Promise<Outcome<Place>> {
  const tournament = await findTournament(tx, actor, tournamentId);
  if (!tournament) return refuse('not_found');
  if (circleId !== undefined && circleId !== tournament.circleId) {
    return refuse('invalid_input', { fields: { circleId: 'field_invalid' } });
  }
  const circle = tournament.circleId === null ? null : await holdCircle(tx, tournament.circleId);
  const isMember = await holdMembership(tx, tournament.circleId, actor.userId);
  // A draft is its creator's alone: there is nobody to write to.
  if (tournament.status === 'preparation' || !mayTakePart(tournament, isMember)) {
    return refuse('forbidden');
  }
  return accept({
    circleId: tournament.circleId,
    tournamentId,
    isPublic: circle?.isPublic ?? true,
    parent: null,
  });
}
