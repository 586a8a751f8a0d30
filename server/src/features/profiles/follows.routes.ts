import { profileRoutes } from '@girone/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { linkBehind } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptFollower, declineFollower } from './decide-follower.ts';
import { followUser, unfollowUser } from './follow-user.ts';
import { listFollowRequests, listFollows } from './list-follows.ts';

export function serveFollows(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, profileRoutes.followUser, ({ actor, params }) =>
    followUser(platform, actor, params.username),
  );
  registerRoute(app, profileRoutes.unfollowUser, ({ actor, params }) =>
    unfollowUser(platform, actor, params.username),
  );
  serveLists(app, platform);
  registerRoute(app, profileRoutes.listFollowRequests, ({ actor }) =>
    listFollowRequests(platform, actor),
  );
  registerRoute(app, profileRoutes.acceptFollower, ({ actor, params }) =>
    acceptFollower(platform, actor, params.username),
  );
  registerRoute(app, profileRoutes.declineFollower, ({ actor, params }) =>
    declineFollower(platform, actor, params.username),
  );
}

function serveLists(app: FastifyInstance, platform: Platform): void {
  const lists = [
    ['followers', profileRoutes.listFollowers],
    ['following', profileRoutes.listFollowing],
  ] as const;
  for (const [side, route] of lists) {
    registerRoute(app, route, async ({ actor, params, query, request, reply }) => {
      const people = await listFollows(platform, actor, { ...params, side, query });
      if (people.ok) {
        linkBehind({ request, reply, page: people.value, limit: query.limit, cursorOf: nameOf });
      }
      return people;
    });
  }
}

function nameOf({ username }: { readonly username: string }): string {
  return username;
}
