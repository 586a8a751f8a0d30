import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleFilm } from '../../testing/sample-film.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './films-page.tsx';
import './film-dialogs.tsx';
import './open-film.tsx';
import './film-checks.ts';
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

const stalker = sampleFilm({
  id: 12,
  title: 'Stalker',
  releaseYear: 1979,
  director: 'Andrei Tarkovsky',
  genre: 'Science Fiction',
  runtime: 162,
  tmdbRating: 8,
  tmdbEnriched: true,
  enrichmentStatus: 'done',
  plot: 'A guide leads two men to a room.',
  cast: ['Alexander Kaidanovsky', 'Alisa Freindlich'],
  description: 'Watch it when it rains.',
  tmdbId: 1398,
  streamingSummary: 'MUBI and RaiPlay',
  streamingOffers: [
    {
      kind: 'rent',
      provider: 'Chili',
      country: 'IT',
      link: 'https://www.themoviedb.org/movie/1398/watch',
      lookedUpAt: '2026-03-04T12:00:00.000Z',
    },
    {
      kind: 'flatrate',
      provider: 'MUBI',
      country: 'IT',
      link: null,
      lookedUpAt: '2026-03-04T12:00:00.000Z',
    },
  ],
});
const persona = sampleFilm({ id: 13, title: 'Persona', coverImagePath: '/objects/images/p' });
const many = Array.from({ length: 9 }, (_, index) =>
  sampleFilm({ id: 100 - index, title: `Film ${index}`, releaseYear: 1950 + index }),
);

async function openFilms(films: unknown, path = '/films', user = member) {
  server.answer('GET /api/films/my', { body: films });
  await renderApp({ server, path, user });
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Your films' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

describe('the list', () => {
  it('shows what is known of each film', async () => {
    await openFilms([persona, stalker]);
    expect(await cards()).toEqual(['Persona', 'Stalker']);
    const [first, second] = screen.getAllByRole('listitem').slice(-3);
    expect(first?.textContent).toContain('Not enriched yet');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/objects/images/p?w=480');
    expect(second?.textContent).toContain('1979 · 162 min');
    expect(second?.textContent).toContain('Andrei Tarkovsky');
    expect(second?.textContent).toContain('Science Fiction');
    expect(second?.textContent).toContain('Rating: 8.0 out of 10');
    expect(first?.textContent).toContain('Not rated');
    expect(second?.textContent).not.toContain('Not enriched yet');
    expect(second?.querySelector('svg[data-composition]')).not.toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows plot and cast at one press', async () => {
    server.answer('GET /api/films/12', { body: { ...stalker, championships: [] } });
    await openFilms([persona, stalker]);
    await userEvent.click(await screen.findByRole('link', { name: 'Stalker' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stalker' }));
    expect(dialog.getByText('A guide leads two men to a room.')).toBeDefined();
    expect(dialog.getByText('Alexander Kaidanovsky, Alisa Freindlich')).toBeDefined();
  });

  it('says how many places are taken', async () => {
    await openFilms([stalker]);
    await cards();
    expect(screen.getByRole('progressbar', { name: 'Uploaded 9/20' })).toBeDefined();
    expect(screen.getByText('Your squad. 9 signed, 11 places left.')).toBeDefined();
    expect(screen.getByRole('button', { name: /11 places left/ })).toBeDefined();
  });

  it('offers no place where none is left', async () => {
    await openFilms([stalker], '/films', { ...member, filmsUploaded: 20 });
    await cards();
    expect(screen.getByText(/Your squad is complete/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /places? left/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add film' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your squad is complete' });
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('invites to add the first film', async () => {
    await openFilms([]);
    const invitation = await screen.findByRole('button', { name: 'Add your first film' });
    // Once is enough.
    expect(screen.queryByRole('button', { name: 'Add film' })).toBeNull();
    await userEvent.click(invitation);
    expect(await screen.findByRole('dialog', { name: 'Add film' })).toBeDefined();
    expect(window.location.search).toBe('?form=add');
  });

  it('says what went wrong and tries again', async () => {
    server.answer('GET /api/films/my', { status: 503, body: { message: 'Catching breath.' } });
    await renderApp({ server, path: '/films', user: member });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your films did not arrive');
    expect(alert.textContent).toContain('Catching breath.');
    server.answer('GET /api/films/my', { body: [stalker] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await cards()).toEqual(['Stalker']);
  });
});

describe('more than eight films', () => {
  it('can be searched, and the search stands in the address', async () => {
    await openFilms(many);
    await cards();
    const field = screen.getByRole('searchbox', { name: 'Search your films' });
    await userEvent.click(field);
    await userEvent.paste('film 3');
    expect(await cards()).toEqual(['Film 3']);
    expect(screen.getByText('1 film shown')).toBeDefined();
    await waitFor(() => expect(window.location.search).toBe('?q=film+3'));

    await userEvent.paste(' x');
    const empty = await screen.findByRole('heading', {
      name: 'No film of yours matches “film 3 x”',
    });
    expect(empty).toBeDefined();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear the search' });
    if (clear !== undefined) await userEvent.click(clear);
    expect(document.activeElement).toBe(field);
    expect(await cards()).toHaveLength(9);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('can be sorted, from the address too', async () => {
    await openFilms(many, '/films?sort=year&q=film');
    expect((await cards())[0]).toBe('Film 8');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title');
    expect((await cards())[0]).toBe('Film 0');
    expect(window.location.search).toBe('?q=film&sort=title');
  });
});

describe('the details', () => {
  it('open in the address, and back closes them', async () => {
    await openFilms([persona, stalker]);
    await cards();
    await userEvent.click(screen.getByRole('link', { name: 'Stalker' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stalker' });
    expect(window.location.search).toBe('?film=12');
    for (const text of [
      'A guide leads two men to a room.',
      'Andrei Tarkovsky',
      'Science Fiction',
      'Alexander Kaidanovsky, Alisa Freindlich',
      'MUBI and RaiPlay',
      'Watch it when it rains.',
      'Where to watch: Italy, as of 4 March 2026',
      'This product uses the TMDB API but is not endorsed or certified by TMDB.',
    ]) {
      expect(within(dialog).getByText(text)).toBeDefined();
    }
    expect(within(dialog).getByText(/Streaming data by JustWatch/)).toBeDefined();
    const entry = within(dialog).getByRole('link', { name: /^Open the database entry/ });
    expect(entry.getAttribute('href')).toBe('https://www.themoviedb.org/movie/1398');

    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('close to the list where a link had opened them', async () => {
    await openFilms([persona], '/films?film=13');
    const dialog = await screen.findByRole('dialog', { name: 'Persona' });
    expect(within(dialog).queryByText(/TMDB/)).toBeNull();
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/films/13']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('say so where the film is not there', async () => {
    await openFilms([persona], '/films?film=99');
    expect(
      await screen.findByRole('dialog', { name: 'This film is not in your list' }),
    ).toBeDefined();
  });

  it('do not repeat the plot as a note', async () => {
    await openFilms([{ ...stalker, description: stalker.plot }], '/films?film=12');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText('Your note')).toBeNull();
  });

  it.each([
    ['pending', /^Not enriched yet: /],
    ['not_found', /does not know this film/],
    ['failed', /could not be asked\. It will/],
  ] as const)('tell how far the look-up is: %s', async (enrichmentStatus, text) => {
    await openFilms([{ ...persona, enrichmentStatus }], '/films?film=13');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(text)).toBeDefined();
  });

  it('ask the film database again', async () => {
    await openFilms([{ ...persona, enrichmentStatus: 'not_found' }], '/films?film=13');
    server.answer('POST /api/films/13/enrich', { status: 202 });
    await userEvent.click(await screen.findByRole('button', { name: 'Look up again' }));
    expect((await screen.findAllByText('The film database is being asked')).length).toBe(1);
    server.answer('POST /api/films/13/enrich', { status: 403, body: { message: 'Not yours.' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Look up again' }));
    expect(await screen.findByText('Not yours.')).toBeDefined();
  });
});

/** Presses "delete" on a film that stands in these championships. */
async function askToDelete(championships: unknown[]): Promise<void> {
  await openFilms([persona, stalker]);
  server.answer('GET /api/films/12', { body: { ...stalker, championships } });
  await userEvent.click(await screen.findByRole('link', { name: 'Stalker' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete film' }));
}

describe('deleting', () => {
  it('says what goes and what stays, and then does it', async () => {
    await askToDelete([
      { id: 1, name: 'La Coppa', status: 'setup' },
      { id: 2, name: 'Il Trofeo', status: 'completed' },
    ]);
    const question = await screen.findByRole('alertdialog', { name: 'Delete this film?' });
    expect(question.textContent).toContain('It loses its nomination in La Coppa.');
    expect(question.textContent).toContain('It stays on record in Il Trofeo.');
    expect(question.textContent).toContain('Finished matches keep their results.');

    server.answer('DELETE /api/films/12', { status: 204 });
    server.answer('GET /api/films/my', { body: [persona] });
    server.answer('GET /api/user', { body: { ...member, filmsUploaded: 8 } });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete film' }));
    expect(await screen.findByText('Film deleted')).toBeDefined();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await cards()).toEqual(['Persona']);
    expect(await screen.findByRole('progressbar', { name: 'Uploaded 8/20' })).toBeDefined();
  });

  it('is not offered while the film is playing', async () => {
    await askToDelete([{ id: 1, name: 'La Coppa', status: 'active' }]);
    const dialog = await screen.findByRole('dialog', { name: 'This film is playing' });
    expect(dialog.textContent).toContain('“Stalker” is playing in La Coppa.');
    expect(within(dialog).queryByRole('button', { name: 'Delete film' })).toBeNull();
  });

  it('shows the server’s refusal', async () => {
    await askToDelete([]);
    server.answer('DELETE /api/films/12', {
      status: 409,
      body: { code: 'film_in_championship', message: 'Playing in La Coppa.' },
    });
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('It is in no championship.');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete film' }));
    expect(await screen.findByText('Playing in La Coppa.')).toBeDefined();
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });
});
