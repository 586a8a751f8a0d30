import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { CreatePostBody } from '@girone/contract/posts';
import { lockPeople } from '../../domain/queries/lock-people.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findTournament, lockMembership, mayDiscuss } from '../tournaments/index.ts';
import { asParticipant } from './posts.policy.ts';
import { findPost, holdCircle, lockPost, tournamentOfMatch, type PostRow } from './posts.repo.ts';

/** Where a post belongs, and with that who may see it. */
export interface Place {
  readonly circleId: CircleId | null;
  readonly tournamentId: number | null;
  readonly matchId: number | null;
  /** For everybody who is signed in. */
  readonly isPublic: boolean;
  readonly parent: PostRow | null;
}

type Wish = Pick<CreatePostBody, 'parentPostId' | 'circleId' | 'tournamentId' | 'matchId'>;

/** A reply is where its parent is; anything else where it is wanted, if this person may write there. */
export async function choosePlace(
  tx: Transaction,
  actor: Actor,
  wish: Wish,
): Promise<Outcome<Place>> {
  const { parentPostId, ...target } = wish;
  if (parentPostId === undefined) return findPlace(tx, actor, target);
  const field = (['circleId', 'tournamentId', 'matchId'] as const).find(
    (each) => target[each] !== undefined,
  );
  if (field) return refuse('invalid_input', { fields: { [field]: 'field_invalid' } });
  const answered = await findPost(tx, asParticipant(actor), parentPostId);
  if (!answered) return refuse('not_found');
  const place = await findPlace(tx, actor, {
    circleId: answered.circleId ?? undefined,
    tournamentId: answered.tournamentId ?? undefined,
    matchId: answered.matchId ?? undefined,
  });
  if (!place.ok) return place;
  // Circle, author, post: the order in which everybody locks them.
  await lockPeople(tx, [actor.userId]);
  const parent = await lockPost(tx, asParticipant(actor), parentPostId);
  return parent ? accept({ ...place.value, parent }) : refuse('not_found');
}

type Target = Omit<Wish, 'parentPostId'>;

async function findPlace(tx: Transaction, actor: Actor, target: Target): Promise<Outcome<Place>> {
  const { circleId, tournamentId, matchId } = target;
  if (tournamentId !== undefined) return inTournament(tx, actor, { ...target, tournamentId });
  // A match alone says too little: the caller names the championship in which they saw it.
  if (matchId !== undefined) {
    return refuse('invalid_input', { fields: { matchId: 'field_invalid' } });
  }
  if (circleId !== undefined) return inCircle(tx, actor, circleId);
  return accept({ ...everywhere, isPublic: true });
}

const everywhere = { circleId: null, tournamentId: null, matchId: null, parent: null };

async function inCircle(
  tx: Transaction,
  actor: Actor,
  circleId: CircleId,
): Promise<Outcome<Place>> {
  const circle = await holdCircle(tx, circleId);
  if (!circle) return refuse('not_found');
  if (!(await lockMembership(tx, circleId, actor.userId))) {
    return refuse(circle.isPublic || actor.isAdmin ? 'forbidden' : 'not_found');
  }
  return accept({ ...everywhere, circleId, isPublic: false });
}

async function inTournament(
  tx: Transaction,
  actor: Actor,
  { circleId, tournamentId, matchId }: Target & { readonly tournamentId: number },
): Promise<Outcome<Place>> {
  const tournament = await findTournament(tx, actor, tournamentId);
  if (!tournament) return refuse('not_found');
  if (circleId !== undefined && circleId !== tournament.circleId) {
    return refuse('invalid_input', { fields: { circleId: 'field_invalid' } });
  }
  const circle = tournament.circleId === null ? null : await holdCircle(tx, tournament.circleId);
  const isMember = await lockMembership(tx, tournament.circleId, actor.userId);
  if (!mayDiscuss(tournament, isMember)) return refuse('forbidden');
  if (matchId !== undefined && (await tournamentOfMatch(tx, matchId)) !== tournamentId) {
    return refuse('not_found');
  }
  return accept({
    circleId: tournament.circleId,
    tournamentId,
    matchId: matchId ?? null,
    isPublic: circle?.isPublic ?? true,
    parent: null,
  });
}
