import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { admin, leaveApp, renderApp } from '../../testing/render-app.tsx';
import { sampleAdminFilm, sampleOverview } from '../../testing/sample-admin.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './film-act-dialog.tsx';
import './film-bulk-dialog.tsx';
import './films-section.tsx';
import './match-film-dialog.tsx';
import '../../domain/film/film-matches.tsx';
import '../../ui/overlays/menu.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  server.answer('GET /api/admin/overview', { body: sampleOverview() });
  server.answer('GET /api/admin/films', { body: [solaris, stalker] });
  // The test window does not scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const solaris = sampleAdminFilm();
const stalker = sampleAdminFilm({
  id: 32,
  title: 'Stalker',
  enrichmentStatus: 'not_found',
  isPlaying: true,
  owner: null,
});

const open = (query = '') =>
  renderApp({ server, path: `/admin?section=films${query}`, user: admin });
const asked = () =>
  server.seen
    .filter(({ method, url }) => method === 'GET' && url.startsWith('/api/admin/films'))
    .map(({ url }) => Object.fromEntries(new URLSearchParams(url.split('?')[1])));
const sent = () =>
  server.seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }): unknown => [`${method} ${url}`, JSON.parse(body)]);

async function chooseAct(name: string, act: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  // What stands there until the code of the form has come is a dialog as well.
  await screen.findByRole('button', { name: 'Cancel' });
  return screen.getByRole('dialog');
}

const reasonIn = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: 'Reason' });
const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));

describe('the list of films', () => {
  it('says whose they are and what the film database knew, sorted and narrowed by the server', async () => {
    await open('&filter=not_enriched');
    const table = await screen.findByRole('table', { name: 'Films' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('Steven Soderbergh');
    expect(first?.textContent).toContain('Enriched');
    expect(within(table).getByRole('link', { name: 'tomriva' }).getAttribute('href')).toBe(
      '/admin?section=users&search=tomriva',
    );
    expect(second?.textContent).toContain('Deleted account');
    expect(second?.textContent).toContain('2Playing');
    expect(asked()).toEqual([
      { filter: 'not_enriched', sort: 'created', direction: 'desc', limit: '26' },
    ]);
    await userEvent.click(within(table).getByRole('button', { name: 'Film' }));
    await waitFor(() => expect(asked()[1]).toMatchObject({ sort: 'title', direction: 'asc' }));
    expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe(
      '/api/admin/films.csv?filter=not_enriched&sort=title&direction=asc',
    );
  });
});

describe('an act on a film', () => {
  it('sends what was changed and nothing else', async () => {
    await open();
    const dialog = await chooseAct('Solaris', 'Edit');
    await userEvent.type(reasonIn(dialog), 'The other one.');
    await press(dialog, 'Save');
    expect(await within(dialog).findByText('Nothing has changed yet.')).toBeDefined();
    expect(sent()).toEqual([]);
    const year = within(dialog).getByRole('textbox', { name: 'Year' });
    await userEvent.clear(year);
    await userEvent.type(year, '1972');
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Genre' }));
    server.answer('PATCH /api/admin/films/31', { body: { ...solaris, releaseYear: 1972 } });
    server.answer('GET /api/admin/films', { body: [{ ...solaris, releaseYear: 1972 }] });
    await press(dialog, 'Save');
    expect(await screen.findByText('“Solaris” is saved')).toBeDefined();
    expect(sent()).toEqual([
      ['PATCH /api/admin/films/31', { releaseYear: 1972, genre: null, reason: 'The other one.' }],
    ]);
    expect(await screen.findByRole('cell', { name: '1972' })).toBeDefined();
  });

  it('takes another film of the film database', async () => {
    const found = {
      tmdbId: 2103,
      title: 'Solaris',
      overview: null,
      plot: null,
      director: null,
      releaseYear: 2002,
      genre: null,
      posterUrl: null,
      runtime: null,
      rating: null,
    };
    server.answer('GET /api/films/search', { body: [found] });
    server.answer('GET /api/films/search?title=Solyaris', {
      body: [
        { ...found, tmdbId: 593, title: 'Solyaris', releaseYear: 1972 },
        // Nothing to remember it by.
        { ...found, tmdbId: null, title: 'A stage play', releaseYear: 1968 },
      ],
    });
    await open();
    const dialog = await chooseAct('Solaris', 'Change the database entry');
    const present = await within(dialog).findByRole<HTMLInputElement>('radio');
    expect(present.checked).toBe(true);
    await userEvent.type(reasonIn(dialog), 'It is Tarkovsky’s.');
    await press(dialog, 'Take this film');
    expect(await within(dialog).findByText(/^Choose another film/)).toBeDefined();
    const title = within(dialog).getByRole('textbox', { name: 'Title in the film database' });
    await userEvent.clear(title);
    // The key that sends other forms looks here.
    await userEvent.type(title, 'Solyaris{Enter}');
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Solyaris/ }));
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
    expect(sent()).toEqual([]);
    server.answer('PATCH /api/admin/films/31', { body: solaris });
    await press(dialog, 'Take this film');
    expect(await screen.findByText('“Solaris” is being filled in anew')).toBeDefined();
    expect(sent()).toEqual([
      ['PATCH /api/admin/films/31', { tmdbId: 593, reason: 'It is Tarkovsky’s.' }],
    ]);
  });

  it('says why a film that is playing cannot be deleted', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Stalker' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete film' }));
    const dialog = await screen.findByRole('dialog', { name: '“Stalker” is playing' });
    expect(within(dialog).queryByRole('textbox')).toBeNull();
  });

  it('on several leaves those out that are playing', async () => {
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete films' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 1 film?' });
    expect(dialog.textContent).toContain('One more that you chose is playing and stays.');
    server.answer('DELETE /api/admin/films/31', {
      status: 409,
      body: { code: 'film_in_championship', message: 'It plays in Coppa' },
    });
    await userEvent.type(reasonIn(dialog), 'Doubles.');
    await press(dialog, 'Delete 1 film');
    const summary = await screen.findByRole('dialog', { name: '0 of 1 done' });
    expect(within(summary).getByRole('listitem').textContent).toBe('Solaris It plays in Coppa');
    expect(sent()).toEqual([['DELETE /api/admin/films/31', { reason: 'Doubles.' }]]);
  });

  it('on several looks all of them up again', async () => {
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enrich again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enrich 2 films again?' });
    for (const id of [31, 32]) {
      server.answer(`POST /api/admin/films/${id}/enrich`, { status: 202 });
    }
    await userEvent.type(reasonIn(dialog), 'It was away.');
    await press(dialog, 'Enrich 2 films');
    expect(await screen.findByText('The film database is being asked about 2 films')).toBeDefined();
    expect(sent()).toEqual([
      ['POST /api/admin/films/31/enrich', { reason: 'It was away.' }],
      ['POST /api/admin/films/32/enrich', { reason: 'It was away.' }],
    ]);
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });
});
