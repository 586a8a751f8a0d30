import type {
  Circle,
  CircleMember,
  circleRoutes,
  CircleTournament,
} from '@girone/contract/circles';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { RouteInput, RouteResponse } from '@girone/contract/route';
import { limits } from '@girone/contract/rules';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasModeratorRights, maySeeInside } from './circles.policy.ts';
import { presentCircle, presentMember, presentTournament } from './circles.present.ts';
import { findCard, findCards, findCircle, findMyCards, findTournamentsOf } from './circles.repo.ts';
import { findMembers, findMembership } from './memberships.repo.ts';

type Query = RouteInput<typeof circleRoutes.listCircles>['query'];
type CirclePage = RouteInput<typeof circleRoutes.listMembers>['query'] & {
  readonly circleId: CircleId;
};

export async function listCircles(
  { db }: Platform,
  { userId }: Actor,
  query: Query,
): Promise<Circle[]> {
  const cards = await findCards(db, userId, query);
  return cards.map(presentCircle);
}

export async function listMyCircles(
  { db }: Platform,
  { userId }: Actor,
): Promise<RouteResponse<typeof circleRoutes.listMyCircles>> {
  const cards = await findMyCards(db, userId);
  return {
    circles: cards.map(presentCircle),
    active: cards.length,
    max: limits.circlesPerUser,
  };
}

export async function getCircle(
  { db }: Platform,
  { userId }: Actor,
  circleId: CircleId,
): Promise<Outcome<Circle>> {
  const card = await findCard(db, userId, circleId);
  return card ? accept(presentCircle(card)) : refuse('not_found');
}

export async function listMembers(
  { db }: Platform,
  actor: Actor,
  { circleId, before, limit }: CirclePage,
): Promise<Outcome<CircleMember[]>> {
  const circle = await findCircle(db, circleId);
  if (!circle) return refuse('not_found');
  const standing = await findMembership(db, circleId, actor.userId);
  if (!maySeeInside(actor, circle, standing)) return refuse('forbidden');
  const members = await findMembers(db, { circleId, before: before ?? null, limit });
  return accept(members.map(presentMember));
}

export async function listCircleTournaments(
  { db }: Platform,
  actor: Actor,
  page: CirclePage,
): Promise<Outcome<CircleTournament[]>> {
  const { circleId } = page;
  const circle = await findCircle(db, circleId);
  if (!circle) return refuse('not_found');
  const standing = await findMembership(db, circleId, actor.userId);
  if (!maySeeInside(actor, circle, standing)) return refuse('forbidden');
  const rows = await findTournamentsOf(db, actor, page);
  return accept(rows.map(presentTournament));
}

export async function getUserRole(
  { db }: Platform,
  { userId }: Actor,
  circleId: CircleId,
): Promise<Outcome<RouteResponse<typeof circleRoutes.getUserRole>>> {
  if (!(await findCircle(db, circleId))) return refuse('not_found');
  const standing = await findMembership(db, circleId, userId);
  return accept({ role: standing?.role ?? null, isModerator: hasModeratorRights(standing) });
}
