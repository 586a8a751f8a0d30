import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { refuse } from '@girone/contract/errors';
import { pages } from '@girone/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { describePage, PageCard } from '../features/sharing/index.ts';
import { sendRefusal } from '../platform/http/send-refusal.ts';
import { ownFolder } from '../platform/own-folder.ts';
import { loadDocuments, sendDocument, sendOwnDocument } from './documents.ts';
import { createTagWriter } from './page-tags.ts';

const builtWeb = fileURLToPath(new URL('../web/dist', ownFolder));

type AskedPage = Parameters<typeof describePage>[1];
type DescribePage = (asked: AskedPage, request: FastifyRequest) => Promise<PageCard | undefined>;

interface WebOptions {
  /** Where the public reaches this site; links that leave it carry the whole address. */
  origin: string;
  root?: string;
  /** What a preview of these pages says, where it depends on what they are asked for. */
  describePage?: DescribePage;
  /** Whether a member asks, whom the pages for visitors would only keep waiting. */
  isForMember?: (request: FastifyRequest) => boolean;
}

/** The pages whose previews differ from one address to the next. */
const described: ReadonlySet<string> = new Set([pages.leaderboard, pages.film, pages.invite]);

/** Their addresses let whoever has them in. */
const confidential: ReadonlySet<string> = new Set([pages.invite, pages.olderInvite]);

/** The built web application: hashed files for ever, a document for every page. */
export async function serveWeb(
  app: FastifyInstance,
  {
    origin,
    root = builtWeb,
    describePage = async () => undefined,
    isForMember = () => false,
  }: WebOptions,
): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn('the web application is not built; only the API is served');
    app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('not_found')));
    return;
  }

  await serveFiles(app, root);
  const { application, applicationText, prerendered } = await loadDocuments(root, origin);
  const writeTags = createTagWriter(applicationText, origin);
  for (const path of Object.values(pages)) {
    const options = confidential.has(path) ? { onSend: keepToThemselves } : {};
    app.get(path, { schema: { hide: true }, ...options }, async (request, reply) => {
      const card = described.has(path) && (await tryToDescribe(describePage, path, request));
      if (card) return sendOwnDocument(request, reply, writeTags(card));
      const forVisitor = isForMember(request) ? undefined : prerendered(path, request.language);
      return sendDocument(request, reply, forVisitor ?? application);
    });
  }

  // A person who lost the way gets the page that says so; a program gets our error body.
  app.setNotFoundHandler((request, reply) => {
    const isPerson = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isPerson && !request.url.startsWith('/api/')) {
      return sendDocument(request, reply.code(404), application);
    }
    return sendRefusal(request, reply, refuse('not_found'));
  });
}

/** Whoever the page leads to does not hear where from; no search engine lists it, no proxy keeps it. */
async function keepToThemselves(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
}

/** The page itself needs nothing of this, so it comes also while the database is away. */
async function tryToDescribe(
  describePage: DescribePage,
  page: string,
  request: FastifyRequest,
): Promise<PageCard | undefined> {
  const { params, query, language } = request;
  try {
    return await describePage({ page, params, query, language }, request);
  } catch (error) {
    request.log.warn({ err: error }, 'a page goes out without a preview of its own');
    return undefined;
  }
}

/** Files with a hash in their name by one route for all, the few others by one for each. */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const mailPictures = join(root, 'mail/');
  const common = { index: false, preCompressed: true, cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...common,
    root: join(root, 'assets'),
    prefix: '/assets/',
    allowedPath: (path) => !/\/$|\.(br|gz)$/.test(path),
    setHeaders: (reply) =>
      void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  await app.register(fastifyStatic, {
    ...common,
    root,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}', '**/*.html', '.vite/**'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'no-cache');
      // Pictures of mails are shown on other sites: those where people read their mail.
      if (path.startsWith(mailPictures)) {
        reply.header('cross-origin-resource-policy', 'cross-origin');
      }
    },
  });
}
