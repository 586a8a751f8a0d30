import { blockRoutes } from '@girone/contract/blocks';
import { profileRoutes } from '@girone/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { linkBehind, linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { inPerson } from '../../platform/http/caller.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { blockUser, listBlocked, unblockUser } from './block-user.ts';
import { editProfile } from './edit-profile.ts';
import { getProfile, getStats } from './read-profile.ts';
import {
  listActivity,
  listCirclesOf,
  listFilmsOf,
  listTournamentsOf,
} from './read-profile-lists.ts';
import { serveFollows } from './follows.routes.ts';
import { setProfileImage } from './set-profile-image.ts';

const nameOf = ({ username }: { readonly username: string }) => username;

export function serveProfiles(app: FastifyInstance, platform: Platform): void {
  serveReading(app, platform);
  serveTabs(app, platform);
  registerRoute(app, profileRoutes.editProfile, ({ actor, body }) =>
    editProfile(platform, actor, body),
  );
  registerRoute(app, profileRoutes.setProfileImage, ({ actor, caller, body }) =>
    setProfileImage(platform, inPerson(actor, caller), body.imageUrl),
  );
  serveFollows(app, platform);
  registerRoute(app, blockRoutes.listBlocked, async ({ actor, query, request, reply }) => {
    const people = await listBlocked(platform, actor, query);
    if (people.ok) {
      linkBehind({ request, reply, page: people.value, limit: query.limit, cursorOf: nameOf });
    }
    return people;
  });
  registerRoute(app, blockRoutes.blockUser, ({ actor, params }) =>
    blockUser(platform, actor, params.username),
  );
  registerRoute(app, blockRoutes.unblockUser, ({ actor, params }) =>
    unblockUser(platform, actor, params.username),
  );
}

function serveReading(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, profileRoutes.getOwnProfile, ({ actor }) =>
    getProfile(platform, actor, actor.username),
  );
  registerRoute(app, profileRoutes.getProfile, ({ actor, params }) =>
    getProfile(platform, actor, params.username),
  );
  registerRoute(app, profileRoutes.getOwnStats, ({ actor }) =>
    getStats(platform, actor, actor.username),
  );
  registerRoute(app, profileRoutes.getStats, ({ actor, params }) =>
    getStats(platform, actor, params.username),
  );
}

/** What the tabs of a profile show. */
function serveTabs(app: FastifyInstance, platform: Platform): void {
  registerRoute(
    app,
    profileRoutes.listActivity,
    async ({ actor, params, query, request, reply }) => {
      const activity = await listActivity(platform, actor, { ...params, query });
      if (activity.ok) {
        linkBehind({ request, reply, page: activity.value, limit: query.limit, cursorOf: timeOf });
      }
      return activity;
    },
  );
  registerRoute(app, profileRoutes.listFilmsOf, ({ actor, params }) =>
    listFilmsOf(platform, actor, params.username),
  );
  registerRoute(
    app,
    profileRoutes.listTournamentsOf,
    async ({ actor, params, query, request, reply }) => {
      const list = await listTournamentsOf(platform, actor, { ...params, query });
      if (list.ok) linkToNextPage({ request, reply, page: list.value, limit: query.limit });
      return list;
    },
  );
  registerRoute(app, profileRoutes.listCirclesOf, ({ actor, params }) =>
    listCirclesOf(platform, actor, params.username),
  );
}

function timeOf({ at }: { readonly at: string }): string {
  return at;
}
