import { archiveRoutes } from '@girone/contract/archive';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { forVisitors } from '../../platform/http/public-read.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { serveArchivedBoxes } from './archived-box.http.ts';
import { serveBoxes } from './box.http.ts';
import { getArchived, listArchive, removeArchived } from './read-archive.ts';
import { receiveBoxes } from './receive-box.http.ts';

export function serveArchive(app: FastifyInstance, platform: Platform): void {
  serveBoxes(app, platform);
  serveArchivedBoxes(app, platform);
  receiveBoxes(app, platform);
  const reads = forVisitors(platform, (from) => from);
  registerRoute(
    app,
    archiveRoutes.listArchive,
    reads.map((from) => async ({ actor, query, request, reply }) => {
      const page = await listArchive(from, actor, query);
      linkToNextPage({ request, reply, page, limit: query.limit });
      return accept(page);
    }),
  );
  registerRoute(
    app,
    archiveRoutes.getArchived,
    reads.map(
      (from) =>
        ({ actor, params }) =>
          getArchived(from, actor, params.archiveId),
    ),
  );
  registerRoute(app, archiveRoutes.removeArchived, ({ actor, params }) =>
    removeArchived(platform, actor, params.archiveId),
  );
}
