import { accept } from '@girone/contract/errors';
import { postRoutes } from '@girone/contract/posts';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { inPerson } from '../../platform/http/caller.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { editPost } from './edit-post.ts';
import { listMentionable } from './list-mentionable.ts';
import { listTrending } from './list-trending.ts';
import { createNewestFeed, newestPageLimit } from './newest-feed.ts';
import { createReactToPost } from './react-to-post.ts';
import { countMatchComments, getPost, listComments, listReplies, readFeed } from './read-posts.ts';
import { reportPost } from './report-post.ts';
import { broadcastCounts, type CountBroadcast } from './broadcast-counts.ts';

export function servePosts(app: FastifyInstance, platform: Platform): void {
  const counts = broadcastCounts(platform);
  app.addHook('onClose', () => counts.stop());
  serveReading(app, platform);
  serveReactions(app, platform, counts);
  registerRoute(app, postRoutes.createPost, ({ actor, caller, body }) =>
    createPost(platform, inPerson(actor, caller), { body, counts }),
  );
  registerRoute(app, postRoutes.editPost, ({ actor, params, body }) =>
    editPost(platform, actor, { ...params, ...body }),
  );
  registerRoute(app, postRoutes.deletePost, ({ actor, params }) =>
    deletePost(platform, actor, { ...params, counts }),
  );
  registerRoute(app, postRoutes.reportPost, ({ actor, params, body }) =>
    reportPost(platform, actor, { ...params, ...body }),
  );
}

function serveReading(app: FastifyInstance, platform: Platform): void {
  const readNewestFeed = createNewestFeed(platform.db);
  registerRoute(app, postRoutes.readFeed, async ({ actor, query, request, reply }) => {
    const limit = newestPageLimit(actor, query);
    if (limit !== undefined) {
      const { listed, json } = await readNewestFeed(actor, limit);
      linkToNextPage({ request, reply, page: listed, limit });
      return accept(json);
    }
    const feed = await readFeed(platform, actor, query);
    if (feed.ok) linkToNextPage({ request, reply, page: feed.value, limit: query.limit });
    return feed;
  });
  registerRoute(app, postRoutes.listTrending, () => listTrending(platform));
  registerRoute(app, postRoutes.getPost, ({ actor, params }) =>
    getPost(platform, actor, params.postId),
  );
  registerRoute(app, postRoutes.listReplies, async ({ actor, params, query, request, reply }) => {
    const replies = await listReplies(platform, actor, { ...params, query });
    if (replies.ok) linkToNextPage({ request, reply, page: replies.value, limit: query.limit });
    return replies;
  });
  registerRoute(app, postRoutes.listComments, ({ actor, params, query }) =>
    listComments(platform, actor, { ...params, ...query }),
  );
  registerRoute(app, postRoutes.countMatchComments, ({ actor, params, query }) =>
    countMatchComments(platform, actor, { ...params, ...query }),
  );
  registerRoute(app, postRoutes.listMentionable, ({ actor, query }) =>
    listMentionable(platform, actor, query),
  );
}

function serveReactions(app: FastifyInstance, platform: Platform, counts: CountBroadcast): void {
  const react = createReactToPost(platform, counts);
  registerRoute(app, postRoutes.likePost, ({ actor, params }) =>
    react(actor, { ...params, kind: 'like', isWanted: true }),
  );
  registerRoute(app, postRoutes.unlikePost, ({ actor, params }) =>
    react(actor, { ...params, kind: 'like', isWanted: false }),
  );
  registerRoute(app, postRoutes.dislikePost, ({ actor, params }) =>
    react(actor, { ...params, kind: 'dislike', isWanted: true }),
  );
  registerRoute(app, postRoutes.undislikePost, ({ actor, params }) =>
    react(actor, { ...params, kind: 'dislike', isWanted: false }),
  );
}
