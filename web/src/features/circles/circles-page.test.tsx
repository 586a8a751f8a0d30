import type { Circle } from '@girone/contract/circles';
import type { Language } from '@girone/contract/languages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleCircle, sampleMember } from '../../testing/sample-circle.ts';
import { expectSpoken } from '../../testing/spoken.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './circles-page.tsx';
import './circle-dialogs.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  // The test window does not scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const owned = sampleCircle({
  id: 2,
  name: 'Notti Neorealiste',
  ownerId: member.id,
  viewerRole: 'admin',
  isPublic: false,
});
const joined = sampleCircle({ id: 3, name: 'Mezzanotte', viewerRole: 'member' });

interface Scene {
  mine?: Circle[];
  all?: Circle[];
  path?: string;
  language?: Language;
}

function answerWith({ mine = [], all = [] }: Scene): void {
  server.answer('GET /api/circles/my', { body: { circles: mine, active: mine.length, max: 3 } });
  server.answer('GET /api/circles', { body: all });
}

async function open(scene: Scene): Promise<void> {
  const { path = '/circles', language = 'en' } = scene;
  answerWith(scene);
  server.answer('GET /api/circles/2/members', { body: [sampleMember({ role: 'admin' })] });
  server.answer('GET /api/circles/3/members', { body: [sampleMember()] });
  await renderApp({ server, path, user: member, language });
}

const searches = () =>
  server.seen
    .filter(({ method, url }) => method === 'GET' && url.startsWith('/api/circles?'))
    .map(({ url }) => Object.fromEntries(new URLSearchParams(url.split('?')[1])));
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const mineList = () => screen.findByRole('list', { name: 'My circles' });
const allList = () => screen.findByRole('list', { name: 'All circles' });

describe('my circles', () => {
  it.each([
    ['it', [owned], '1 posto su 3 occupato'],
    ['it', [owned, joined], '2 posti su 3 occupati'],
    ['it', [], '0 posti su 3 occupati'],
    ['es', [owned], '1 plaza ocupada de 3'],
    ['en', [owned], '1 of 3 slots in use'],
  ] as const)('say in %s how many places they take', async (language, mine, text) => {
    await open({ mine: [...mine], language });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('stand there with places, role and what may be done', async () => {
    await open({ mine: [owned, joined] });
    const list = await mineList();
    expect(names(list)).toEqual(['Notti Neorealiste', 'Mezzanotte', 'One free slot']);
    expect(screen.getByText('2/3')).toBeDefined();
    expect(screen.getByText('2 of 3 slots in use')).toBeDefined();
    expect(screen.getByText('1 slot available')).toBeDefined();
    const [first, second] = within(list)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h3'));
    expect(first?.textContent).toContain('Private');
    expect(first?.textContent).toContain('Owner');
    expect(second?.textContent).toContain('Member');
    expect(second?.textContent).toContain('Owner: Marco Bellini');
    const manage = within(list).getByRole('link', { name: 'Manage: Notti Neorealiste' });
    expect(manage.getAttribute('href')).toBe('/circles/2/manage');
    expect(within(list).queryByRole('link', { name: 'Manage: Mezzanotte' })).toBeNull();
    const opening = within(list).getByRole('link', { name: 'Open: Mezzanotte' });
    expect(opening.getAttribute('href')).toBe('/circles/3');
  });

  it('invite to begin where there are none', async () => {
    await open({ mine: [] });
    expect(await screen.findByRole('heading', { name: 'You are in no circle yet' })).toBeDefined();
    expect(screen.getByText('0/3')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'No circles yet' })).toBeDefined();
    // Once is enough.
    expect(screen.getAllByRole('button', { name: 'Create circle' })).toHaveLength(1);
  });

  it('say what went wrong and come at the next try', async () => {
    answerWith({});
    server.answer('GET /api/circles/my', { status: 503, body: { message: 'Catching breath.' } });
    await renderApp({ server, path: '/circles', user: member });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your circles did not arrive');
    expect(alert.textContent).toContain('Catching breath.');
    server.answer('GET /api/circles/3/members', { body: [] });
    answerWith({ mine: [joined] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(names(await mineList())).toContain('Mezzanotte');
  });

  it('are left after a question', async () => {
    await open({ mine: [joined] });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave: Mezzanotte' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave Mezzanotte?' });
    server.answer('POST /api/circles/3/leave', { status: 204 });
    answerWith({ mine: [] });
    await userEvent.click(within(question).getByRole('button', { name: 'Leave circle' }));
    await expectSpoken('You have left Mezzanotte');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'You are in no circle yet' })).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('my-circles'),
    );
  });

  it('cannot be left by their owner, who is told what to do first', async () => {
    await open({ mine: [owned] });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave: Notti Neorealiste' }));
    const dialog = await screen.findByRole('dialog', { name: 'You own Notti Neorealiste' });
    expect(dialog.textContent).toContain('Hand the circle over to another member, or delete it.');
    const way = within(dialog).getByRole('link', { name: 'Go to its management' });
    expect(way.getAttribute('href')).toBe('/circles/2/manage');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const leave = screen.getByRole('button', { name: 'Leave: Notti Neorealiste' });
    await waitFor(() => expect(document.activeElement).toBe(leave));
  });
});

describe('all circles', () => {
  const all = [
    sampleCircle({ id: 11, name: 'Club de los Martes', ownerName: 'Sofía Ortega' }),
    sampleCircle({ id: 10, name: 'Slow Cinema', coverImagePath: '/objects/images/c' }),
  ];

  it('are shown with cover or ring, members and owner', async () => {
    await open({ all });
    const list = await allList();
    expect(names(list)).toEqual(['Club de los Martes', 'Slow Cinema']);
    expect(list.textContent).toContain('14members');
    expect(list.textContent).toContain('14 members');
    expect(list.textContent).toContain('Owner: Sofía Ortega');
    const cover = within(list).getByRole('img', { name: 'Cover of Slow Cinema' });
    expect(cover.getAttribute('src')).toBe('/objects/images/c?w=480');
    expect(searches()).toEqual([{ limit: '25' }]);
  });

  it('are narrowed by the filter, which stands in the address', async () => {
    await open({ all });
    await allList();
    server.answer('GET /api/circles', { body: [owned] });
    await userEvent.click(screen.getByRole('button', { name: 'Private' }));
    await waitFor(async () => expect(names(await allList())).toEqual(['Notti Neorealiste']));
    expect(window.location.search).toBe('?filter=private');
    expect(searches().at(-1)).toEqual({ limit: '25', filter: 'private' });
    expect(await screen.findByText('1 circle shown')).toBeDefined();
  });

  it('are searched once the typing has settled', async () => {
    await open({ all });
    await allList();
    server.answer('GET /api/circles', { body: [all[1]] });
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Search by name or description' }),
      ' slow ',
    );
    expect(names(await allList())).toEqual(['Club de los Martes', 'Slow Cinema']);
    await waitFor(async () => expect(names(await allList())).toEqual(['Slow Cinema']));
    expect(window.location.search).toBe('?search=slow');
    expect(searches()).toEqual([{ limit: '25' }, { limit: '25', search: 'slow' }]);
  });

  it('stay, marked as older, until the next search is answered', async () => {
    await open({ all });
    await allList();
    const answer = holdBack();
    server.answer('GET /api/circles', { body: [all[1]], until: answer.until });
    await userEvent.type(screen.getByRole('searchbox'), 'slow');
    await waitFor(async () => expect((await allList()).getAttribute('aria-busy')).toBe('true'));
    expect(names(await allList())).toEqual(['Club de los Martes', 'Slow Cinema']);
    expect(screen.queryByText('2 circles shown')).toBeNull();
    answer.letGo();
    expect(await screen.findByText('1 circle shown')).toBeDefined();
    expect((await allList()).getAttribute('aria-busy')).toBe('false');
  });

  it('are on their way, not missing, after a search that has found none', async () => {
    await open({ all: [], path: '/circles?search=west' });
    await screen.findByRole('heading', { name: 'No circle matches' });
    const answer = holdBack();
    server.answer('GET /api/circles', { body: all, until: answer.until });
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Loading circles…')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'No circle matches' })).toBeNull();
    expect(screen.queryByText('0 circles shown')).toBeNull();
    answer.letGo();
    expect(names(await allList())).toHaveLength(2);
    expect(screen.queryByText('Loading circles…')).toBeNull();
  });

  it('are found by their address, and shown again by one press', async () => {
    await open({ all: [], path: '/circles?filter=public&search=west' });
    expect(await screen.findByRole('heading', { name: 'No circle matches' })).toBeDefined();
    expect(searches()).toEqual([{ limit: '25', filter: 'public', search: 'west' }]);
    server.answer('GET /api/circles', { body: all });
    await userEvent.click(screen.getByRole('button', { name: 'Show all circles' }));
    expect(names(await allList())).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(window.location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it.each([
    {
      language: 'en',
      body: '',
      title: 'Search Error',
      text: 'Unable to search circles. Please try again.',
    },
    {
      language: 'en',
      body: { message: 'Catching breath.' },
      title: 'Search Error',
      text: 'Catching breath.',
    },
    {
      language: 'it',
      body: '',
      title: 'Errore di ricerca',
      text: 'Impossibile cercare le cerchie. Riprova.',
    },
    {
      language: 'es',
      body: '',
      title: 'Error de búsqueda',
      text: 'No se han podido buscar los círculos. Inténtalo de nuevo.',
    },
  ] as const)('in $language: say that the search failed: $text', async (failure) => {
    const { language, body, title, text } = failure;
    answerWith({});
    server.answer('GET /api/circles', { status: 503, body });
    await renderApp({ server, path: '/circles?search=x', user: member, language });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe(title);
    expect(within(alert).getByText(text)).toBeDefined();
  });

  it('come page by page', async () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      sampleCircle({ id: 100 - index, name: `Circle ${index}` }),
    );
    await open({ all: many });
    expect(names(await allList())).toHaveLength(24);
    server.answer('GET /api/circles', { body: many.slice(24) });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(names(await allList())).toHaveLength(25));
    expect(searches().at(-1)).toEqual({ limit: '25', before: '77' });
    const more = screen.getByRole('button', { name: 'Load more' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
  });
});
