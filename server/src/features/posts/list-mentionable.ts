import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Person } from '@girone/contract/people';
import { mentionableMax, type postRoutes } from '@girone/contract/posts';
import type { RouteInput } from '@girone/contract/route';
import { findCirclesOf } from '../../domain/queries/active-memberships.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTournament } from '../tournaments/index.ts';
import { findMentionable, type Neighbourhood } from './people.repo.ts';
import { completionsByUser } from './posts.limits.ts';
import { asParticipant } from './posts.policy.ts';

type Query = RouteInput<typeof postRoutes.listMentionable>['query'];

/** Whom somebody may mean who has begun to type a name. */
export async function listMentionable(
  { db, rateLimiter }: Pick<Platform, 'db' | 'rateLimiter'>,
  actor: Actor,
  { prefix, tournamentId, circleId }: Query,
): Promise<Outcome<Person[]>> {
  const wait = await rateLimiter.takeToRead(completionsByUser(actor.userId));
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

  const tournament =
    tournamentId === undefined ? null : await findTournament(db, actor, tournamentId);
  if (tournament === undefined) return refuse('not_found');
  const ownCircles = await findCirclesOf(db, actor.userId);
  if (circleId !== undefined && !ownCircles.has(circleId)) return refuse('not_found');

  const wanted = circleId ?? tournament?.circleId ?? null;
  const near: Neighbourhood = {
    // Who is in a circle is told to those who are in it too.
    circleId: wanted !== null && ownCircles.has(wanted) ? wanted : null,
    tournamentId: tournament?.id ?? null,
  };
  const viewer = asParticipant(actor);
  return accept(await findMentionable(db, viewer, { prefix, near, limit: mentionableMax }));
}
