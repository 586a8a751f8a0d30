import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../testing/api-server.ts';
import { admin, leaveApp, member, renderApp } from '../testing/render-app.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

function expectLinkToLogin(name: string): HTMLElement {
  const link = screen.getByRole('main').querySelector('a');
  expect(link?.textContent).toBe(name);
  expect(link?.getAttribute('href')).toBe('/auth');
  if (link === null) throw new Error('the page has no link');
  return link;
}

describe('a visitor', () => {
  it.each([
    '/circles',
    '/circles/5',
    '/circles/5/manage',
    '/tournaments/5',
    '/tournaments/5/nominations',
    '/profile',
    '/profile?user=giulia',
    '/notifications',
    '/settings',
    '/settings?tab=data',
    '/admin',
  ])('at %s is told that login is required', async (path) => {
    await renderApp({ server, path });
    await heading('Login required');
    expect(screen.getByText('You need to log in to access this page')).toBeDefined();
    expectLinkToLogin('Log in');
  });

  it('at /films is told "Login Required"', async () => {
    await renderApp({ server, path: '/films' });
    expect((await heading('Login Required')).textContent).toBe('Login Required');
    expectLinkToLogin('Log in');
  });

  it.each([
    {
      language: 'it',
      title: 'Accesso richiesto',
      text: 'Devi effettuare il login per vedere i post della community.',
      action: 'Accedi ora',
    },
    {
      language: 'en',
      title: 'Access required',
      text: 'You need to log in to see the posts of the community.',
      action: 'Log in now',
    },
    {
      language: 'es',
      title: 'Acceso restringido',
      text: 'Tienes que iniciar sesión para ver las publicaciones de la comunidad.',
      action: 'Inicia sesión ahora',
    },
  ] as const)('at the community pages is asked to log in, in $language', async (door) => {
    for (const path of ['/social', '/critics']) {
      const { unmount } = await renderApp({ server, path, language: door.language });
      expect((await heading(door.title)).textContent).toBe(door.title);
      expect(screen.getByText(door.text)).toBeDefined();
      expectLinkToLogin(door.action);
      unmount();
    }
  });

  it.each([
    '/terms',
    '/privacy-policy',
    '/leaderboard',
    '/matches',
    '/auth',
    '/password-reset',
    '/verify-email',
    '/unsubscribe',
  ])('may open %s', async (path) => {
    await renderApp({ server, path });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^(login|access) required$/i)).toBeNull();
    expect(window.location.pathname).toBe(path);
  });

  it('is anybody whose current-user call failed', async () => {
    await renderApp({ server, path: '/circles', hasEndedSession: true });
    await heading('Login required');
    expect(server.seen.filter(({ url }) => url === '/api/user')).toHaveLength(1);
  });

  it('is asked for once by a page that cannot learn who it is', async () => {
    await renderApp({ server, path: '/circles', isServerDown: true });
    await heading('Login required');
    await screen.findByRole('navigation', { name: 'Main' });
    expect(server.seen.filter(({ url }) => url === '/api/user')).toHaveLength(1);
  });

  it('is not asked for when the browser has never signed in', async () => {
    await renderApp({ server, path: '/circles' });
    await heading('Login required');
    expect(server.seen.filter(({ url }) => url === '/api/user')).toEqual([]);
  });
});

/** Timers with this wait end when the test says so: a busy machine may take longer to draw. */
function holdTimersOf(wait: number): (() => void)[] {
  const held: (() => void)[] = [];
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => {
    if (ms !== wait) return start(run, ms);
    held.push(run);
    return start(() => undefined, 0);
  });
  return held;
}

describe('a visitor at the tournament list', () => {
  it.each(['/tournaments?search=coppa', '/campionati'])(
    '%s is sent to the login after 500 ms',
    async (path) => {
      const waits = holdTimersOf(500);
      await renderApp({ server, path });
      await heading('Access required');
      const main = within(screen.getByRole('main'));
      expect(main.getByText('You must log in to manage tournaments')).toBeDefined();
      expect(waits).toHaveLength(1);

      act(() => waits.forEach((end) => end()));
      await waitFor(() => expect(window.location.pathname).toBe('/auth'));
      expect(window.history.state).toMatchObject({ returnTo: path });
      const notices = await screen.findByRole('region', { name: /^Notifications/ });
      expect(
        await within(notices).findByText('You must log in to manage tournaments'),
      ).toBeDefined();
    },
  );
});

describe('a member', () => {
  it('is led from the login to the home page', async () => {
    await renderApp({ server, path: '/auth', user: member });
    await heading(/Giulia$/);
    expect(window.location.pathname).toBe('/');
  });

  it.each([
    ['en', 'Unauthorised access'],
    ['it', 'Accesso non autorizzato'],
    ['es', 'Acceso no autorizado'],
  ] as const)('does not get into the admin area: %s', async (language, title) => {
    await renderApp({ server, path: '/admin', user: member, language });
    expect(await heading(title)).toBeDefined();
  });

  it('sees the community pages', async () => {
    await renderApp({ server, path: '/critics', user: member });
    expect(await heading('Critics')).toBeDefined();
  });
});

describe('an administrator', () => {
  it.each([admin, { ...member, isSuperAdmin: true }])('gets into the admin area', async (user) => {
    await renderApp({ server, path: '/admin', user });
    expect(await heading('Admin')).toBeDefined();
  });
});

describe('the link to the login', () => {
  it('remembers the page it was pressed on, with its query', async () => {
    await renderApp({ server, path: '/profile?user=paolo' });
    await heading('Login required');
    await userEvent.click(expectLinkToLogin('Log in'));
    await screen.findByRole('tab', { name: 'Login' });
    expect(window.location.pathname + window.location.search).toBe('/auth');
    expect(window.history.state).toMatchObject({ returnTo: '/profile?user=paolo' });
  });
});
