import { pages } from '@girone/contract/pages';
import { languages } from '@girone/contract/languages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../testing/render-app.tsx';
import { routeAt, routeTable } from './route-table.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the route table', () => {
  it('has every page of the contract, once', () => {
    const paths = routeTable.map(({ path }) => path).filter((path) => !path.startsWith('/dev/'));
    expect(paths.toSorted()).toEqual(Object.values(pages).toSorted());
  });

  it.each([
    ['/', pages.home],
    ['/films', pages.films],
    ['/films/7', pages.film],
    ['/Films/7/', pages.film],
    ['/tournaments/5/nominations', pages.nominations],
    ['/invite/0123', pages.invite],
    ['/invite', pages.olderInvite],
    ['/circles/5/nowhere', undefined],
    ['//', undefined],
  ])('finds the page at %s, to fetch its code before it is drawn', (path, page) => {
    expect(routeAt(path)?.path).toBe(page);
  });
});

describe('/', () => {
  it('shows the landing page to a visitor', async () => {
    await renderApp({ server, path: '/' });
    await heading('Every film plays every film. Home and away.');
    expect(screen.getByRole('link', { name: 'Sign in or register' }).getAttribute('href')).toBe(
      '/auth?tab=register',
    );
    await waitFor(() => expect(document.title).toBe('Film championships — Girone'));
  });

  it('shows the dashboard with its three cards to a member', async () => {
    await renderApp({ server, path: '/', user: member });
    await heading(/^Good (morning|afternoon|evening), Giulia$/);
    const cards = within(screen.getByRole('main')).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/circles',
      '/tournaments',
      '/films',
    ]);
    await waitFor(() => expect(document.title).toBe('Dashboard — Girone'));
  });
});

describe('until it is known who is looking', () => {
  it('is the landing page at the front door', async () => {
    await renderApp({ server, path: '/', hasEndedSession: true });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Every film');
  });

  it('is the bar alone elsewhere, for members and visitors alike', async () => {
    await renderApp({ server, path: '/circles', hasEndedSession: true });
    expect(screen.queryByRole('heading')).toBeNull();
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Girone']);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('Loading…');
    await screen.findByRole('heading', { level: 1 });
  });
});

describe('an unknown path', () => {
  it.each([
    ['en', '404 Page Not Found', 'Did you forget to add the page to the router?'],
    ['it', '404 Pagina non trovata', 'Hai dimenticato di aggiungere la pagina al router?'],
    ['es', '404 Página no encontrada', '¿Has olvidado añadir la página al router?'],
  ] as const)('says so in %s', async (language, title, text) => {
    await renderApp({ server, path: '/no/such/page', language });
    await heading(title);
    expect(screen.getByText(text)).toBeDefined();
    await waitFor(() => expect(document.title).toBe(`${title} — Girone`));
    expect(document.documentElement.lang).toBe(language);
  });

  it('covers the component sheet’s neighbours too', async () => {
    await renderApp({ server, path: '/dev' });
    expect(await heading('404 Page Not Found')).toBeDefined();
  });
});

describe('/campionati', () => {
  it('shows the championships list', async () => {
    await renderApp({ server, path: '/campionati', user: member });
    await heading('Championships');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(
      within(nav).getByRole('link', { name: 'Championships' }).getAttribute('aria-current'),
    ).toBe('page');
  });
});

describe('every page', () => {
  const addresses = Object.values(pages).map((path) => path.replace(/:\w+/, '5'));

  it.each(addresses)('%s has one main heading and a name of its own', async (path) => {
    await renderApp({ server, path, user: { ...member, isAdmin: true } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await waitFor(() => expect(document.title).toMatch(/^.+ — Girone$/));
    expect(screen.queryByText('404 Page Not Found')).toBeNull();
  });
});

describe('going to another page', () => {
  it('moves the focus to its heading and renames the tab, but not on the first load', async () => {
    await renderApp({ server, path: '/circles', user: member });
    await heading('Circles');
    expect(document.activeElement).toBe(document.body);
    await waitFor(() => expect(document.title).toBe('Circles — Girone'));

    const nav = await screen.findByRole('navigation', { name: 'Main' });
    await userEvent.click(within(nav).getByRole('link', { name: 'My films' }));
    const films = await heading('My films');
    await waitFor(() => expect(document.activeElement).toBe(films));
    await waitFor(() => expect(document.title).toBe('My films — Girone'));
    expect(window.location.pathname).toBe('/films');

    window.history.back();
    const circles = await heading('Circles');
    await waitFor(() => expect(document.activeElement).toBe(circles));
    await waitFor(() => expect(document.title).toBe('Circles — Girone'));
  });
});

describe('the shell', () => {
  it.each(languages)('lets the keyboard skip the navigation in %s', async (language) => {
    await renderApp({ server, path: '/circles', user: member, language });
    await screen.findByRole('heading', { level: 1 });
    await userEvent.tab();
    const skip = document.activeElement;
    expect(skip?.getAttribute('href')).toBe('#main');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.hash).toBe('');
  });
});
