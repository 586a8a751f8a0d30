import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../testing/api-server.ts';
import { holdBack } from '../testing/hold-back.ts';
import { admin, leaveApp, member, renderApp } from '../testing/render-app.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

async function entriesOf(name: string): Promise<string[]> {
  const nav = await screen.findByRole('navigation', { name });
  return within(nav)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

const memberEntries = [
  'Dashboard /',
  'Circles /circles',
  'Championships /tournaments',
  'My films /films',
  'Critics /critics',
];
const memberBar = [
  'Dashboard /',
  'Circles /circles',
  'Championships /tournaments',
  'Critics /critics',
];

describe('the navigation', () => {
  it('of a member has no admin area', async () => {
    await renderApp({ server, path: '/circles', user: member });
    expect(await entriesOf('Main')).toEqual(memberEntries);
    expect(await entriesOf('Bottom bar')).toEqual(memberBar);
    expect(screen.getByRole('link', { name: 'Profile: Giulia' }).getAttribute('href')).toBe(
      '/profile',
    );
  });

  it('has on phones the rest behind one’s face: profile, films, settings, the way out', async () => {
    server.answer('POST /api/logout', { body: { success: true } });
    const { reloads } = await renderApp({ server, path: '/circles', user: member });
    const face = await screen.findByRole('button', { name: 'Account of Giulia' });
    await userEvent.click(face);
    const menu = await screen.findByRole('menu', { name: 'Account of Giulia' });
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'My films',
      'Settings',
      'Logout',
    ]);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'My films' }));
    await waitFor(() => expect(window.location.pathname).toBe('/films'));
    await userEvent.click(face);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(reloads).toHaveLength(1));
  });

  it('of an administrator ends with the crown', async () => {
    await renderApp({ server, path: '/circles', user: admin });
    expect(await entriesOf('Main')).toEqual([...memberEntries, 'Admin /admin']);
    expect(await entriesOf('Bottom bar')).toEqual([...memberBar, 'Admin /admin']);
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { name: 'Admin' }).querySelector('svg')).not.toBeNull();
  });

  it('of a visitor on the matches screen is Home, Leaderboard and Social', async () => {
    await renderApp({ server, path: '/matches' });
    const strip = ['Home /', 'Leaderboard /leaderboard', 'Social /social'];
    expect(await entriesOf('Main')).toEqual(strip);
    expect(await entriesOf('Bottom bar')).toEqual(strip);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth');
  });

  it('is left out on the landing page, which has the language picker instead', async () => {
    await renderApp({ server, path: '/' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getAllByRole('group', { name: 'Language' })).toHaveLength(1);
    const leaderboards = screen.getAllByRole('link', { name: /leaderboard/i });
    expect(leaderboards.every((link) => link.getAttribute('href') === '/leaderboard')).toBe(true);
  });

  it('marks where you are, also on the pages below an entry', async () => {
    await renderApp({ server, path: '/circles/5/manage', user: member });
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    const marked = within(nav)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual(['Circles']);
  });

  it('speaks the chosen language', async () => {
    await renderApp({ server, path: '/circles', user: admin, language: 'it' });
    expect((await entriesOf('Principale')).map((entry) => entry.replace(/ \S+$/, ''))).toEqual([
      'Dashboard',
      'Cerchie',
      'Campionati',
      'I miei film',
      'Critics',
      'Admin',
    ]);
  });
});

describe('logging out', () => {
  it('ends the session, forgets everything and starts again at /', async () => {
    server.answer('POST /api/logout', { status: 204 });
    const { reloads } = await renderApp({ server, path: '/circles', user: member });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(reloads).toEqual(['/']));
    expect(server.seen.some(({ method, url }) => `${method} ${url}` === 'POST /api/logout')).toBe(
      true,
    );
  });

  it('shows no refusal on a page that comes meanwhile', async () => {
    const answer = holdBack();
    server.answer('POST /api/logout', { status: 204, until: answer.until });
    server.answer('GET /api/films/my', { status: 401, body: { message: 'Unauthorized' } });
    const { reloads } = await renderApp({ server, path: '/circles', user: member });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    const nav = screen.getByRole('navigation', { name: 'Main' });
    await userEvent.click(within(nav).getByRole('link', { name: 'My films' }));
    await screen.findByRole('heading', { level: 1, name: 'My films' });
    answer.letGo();
    await waitFor(() => expect(reloads).toEqual(['/']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that fails says so and stays', async () => {
    server.answer('POST /api/logout', { status: 503, body: { message: 'Girone is resting.' } });
    const { reloads } = await renderApp({ server, path: '/circles', user: member });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByText('Girone is resting.');
    expect(screen.getByText('You are still logged in')).toBeDefined();
    server.answer('POST /api/logout', { body: {}, cutAfter: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('Connection error');
    expect(reloads).toEqual([]);
  });
});

describe('the language picker', () => {
  it('keeps the choice and reloads the page where it is', async () => {
    const { reloads } = await renderApp({ server, path: '/' });
    await screen.findByRole('heading', { level: 1 });
    const english = screen.getByRole('button', { name: 'English' });
    expect(english.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(english);
    expect(reloads).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Italiano' }));
    expect(window.localStorage.getItem('language')).toBe('it');
    expect(reloads).toEqual(['here']);
  });

  it.each([{ body: member }, { status: 503 }])(
    'of a member has the account keep it, and this browser in any case',
    async (answer) => {
      server.answer('PATCH /api/users/settings', answer);
      const { reloads } = await renderApp({ server, path: '/circles', user: member });
      const footer = await screen.findByRole('contentinfo');
      await userEvent.click(within(footer).getByRole('button', { name: 'Italiano' }));
      await waitFor(() => expect(reloads).toEqual(['here']));
      expect(window.localStorage.getItem('language')).toBe('it');
      const sent = server.seen.filter(({ method }) => method === 'PATCH');
      expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ language: 'it' }]);
    },
  );
});

describe('the theme switch', () => {
  it('changes the theme at once and keeps the choice', async () => {
    await renderApp({ server, path: '/' });
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to the light theme' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(window.localStorage.getItem('theme')).toBe('light');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the dark theme' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});
