import { accept, type Outcome } from '@girone/contract/errors';
import type { profileRoutes } from '@girone/contract/profiles';
import type { RouteInput, RouteResponse } from '@girone/contract/route';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findFollowPage, findRequests } from './follow-lists.repo.ts';
import { listedRequests } from './profiles.limits.ts';
import { presentRequest } from './profiles.present.ts';
import { enterProfile } from './read-profile.ts';

type People = RouteResponse<typeof profileRoutes.listFollowers>;
type Requests = RouteResponse<typeof profileRoutes.listFollowRequests>;

interface Asked {
  readonly username: string;
  readonly side: 'followers' | 'following';
  readonly query: RouteInput<typeof profileRoutes.listFollowers>['query'];
}

/** Who follows a person, or whom they follow. */
export async function listFollows(
  { db }: Platform,
  actor: Actor,
  { username, side, query }: Asked,
): Promise<Outcome<People>> {
  const entered = await enterProfile(db, actor, username);
  if (!entered.ok) return entered;
  const { id: personId } = entered.value;
  return accept(await findFollowPage(db, actor, { ...query, side, personId }));
}

export async function listFollowRequests(
  { db }: Platform,
  { userId }: Actor,
): Promise<Outcome<Requests>> {
  const requests = await findRequests(db, { followedId: userId, limit: listedRequests });
  return accept(requests.map(presentRequest));
}
