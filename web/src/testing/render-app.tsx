import type { CurrentUser } from '@girone/contract/auth';
import { userId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import { render, type RenderResult } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { watchNavigation } from '../app/navigation-type.ts';
import { DashboardPage } from '../app/dashboard-page.ts';
import { preloadSiteNav } from '../app/layout/shell.tsx';
import { routeAt } from '../app/route-table.ts';
import { watchScroll } from '../app/scroll-memory.ts';
import { currentUserQuery } from '../features/session/session.queries.ts';
import { startSentences } from './start-sentences.ts';
import { createLive } from '../lib/api/live.ts';
import { PageReloadContext } from '../ui/loading/page-reload.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { openAt, type ApiServer } from './api-server.ts';
import { Line, type Tell } from './line.ts';

export const member: CurrentUser = {
  id: userId.parse(7),
  username: 'giulia',
  email: 'giulia@example.org',
  firstName: 'Giulia',
  lastName: 'Ferrante',
  profileImageUrl: null,
  language: 'en',
  isAdmin: false,
  isSuperAdmin: false,
  isEmailVerified: true,
  hasPassword: true,
  isPrivate: false,
  showsTaste: false,
  filmsUploaded: 9,
  maxFilmsAllowed: 20,
  createdAt: '2026-01-02T03:04:05.000Z',
};

export const admin: CurrentUser = { ...member, id: userId.parse(1), isAdmin: true };

interface AppScene {
  server: ApiServer;
  path: string;
  /** Nobody: a visitor. */
  user?: CurrentUser;
  /** The browser still has the mark of a session that the server knows no more. */
  hasEndedSession?: boolean;
  /** The server cannot say who it is. */
  isServerDown?: boolean;
  language?: Language;
}

interface RenderedApp extends RenderResult {
  /** Where the page was reloaded: an address, or 'here'. */
  reloads: readonly string[];
  tell: Tell;
}

/** What the server sets beside the session's own cookie, for the page to read. */
const signedInMark = 'girone-signed-in=1';

const refusal = { status: 401, body: { code: 'not_signed_in', message: 'Login required' } };

const stops: (() => void)[] = [];

/** Opens the whole application at a path, in front of a server that knows the given person. */
export async function renderApp({
  server,
  path,
  user,
  hasEndedSession = false,
  isServerDown = false,
  language = 'en',
}: AppScene): Promise<RenderedApp> {
  server.answer(
    'GET /api/user',
    isServerDown ? { status: 503 } : user === undefined ? refusal : { body: user },
  );
  window.localStorage.setItem('language', language);
  await startSentences(language);
  openAt(`${server.origin}${path}`);
  if (user !== undefined || hasEndedSession || isServerDown)
    document.cookie = `${signedInMark}; path=/`;
  const queryClient = createQueryClient();
  if (user !== undefined) {
    await Promise.all([DashboardPage.preload(), queryClient.prefetchQuery(currentUserQuery)]);
  }
  await preloadSiteNav();
  await routeAt(window.location.pathname)?.Page.preload();
  stops.push(watchNavigation(), watchScroll());

  const reloads: string[] = [];
  const pageReload = {
    reload: () => void reloads.push('here'),
    reloadAt: (target: string) => void reloads.push(target),
  };
  const line = new Line();
  const live = createLive({ onReconnect: () => undefined, openSource: () => line });
  const rendered = render(
    <PageReloadContext value={pageReload}>
      <App queryClient={queryClient} live={live} />
    </PageReloadContext>,
  );
  return { ...rendered, reloads, tell: (type, data) => line.say(type, data) };
}

/** To be called after each test: the next one starts on a fresh window. */
export function leaveApp(): void {
  for (const stop of stops.splice(0)) stop();
  document.cookie = `${signedInMark}; path=/; max-age=0`;
}
