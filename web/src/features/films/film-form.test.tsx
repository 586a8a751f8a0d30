import type { FoundFilm } from '@girone/contract/films';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleFilm } from '../../testing/sample-film.ts';
import { expectSpoken } from '../../testing/spoken.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './films-page.tsx';
import './film-dialogs.tsx';
import './open-film.tsx';
import './film-checks.ts';
import './title-suggestions.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const thieves: FoundFilm = {
  tmdbId: 5156,
  title: 'Ladri di biciclette',
  originalTitle: 'Ladri di biciclette',
  overview: 'Somebody else’s words.',
  plot: 'A man and his son look for a bicycle.',
  director: 'Vittorio De Sica',
  releaseYear: 1948,
  genre: 'Drama',
  posterUrl: null,
  runtime: 89,
  rating: 8.2,
  confidence: 'exact',
};
const other: FoundFilm = {
  ...thieves,
  tmdbId: 99,
  title: 'Ladri di saponette',
  originalTitle: 'Ladri di saponette',
  confidence: 'loose',
  plot: null,
  overview: 'A parody.',
  director: 'Maurizio Nichetti',
  releaseYear: 1989,
  genre: null,
};

async function openForm(): Promise<HTMLElement> {
  server.answer('GET /api/films/my', { body: [] });
  await renderApp({ server, path: '/films?form=add', user: member });
  return screen.findByRole('dialog', { name: 'Add film' });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
async function type(name: string, text: string): Promise<void> {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
const values = () =>
  ['Title', 'Year', 'Genre', 'Director', 'Description (optional)'].map((name) => field(name).value);
const press = (name: string | RegExp) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const sent = (method: string) =>
  server.seen
    .filter((request) => request.method === method && request.url.startsWith('/api/films'))
    .map(({ body }): unknown => JSON.parse(body));

describe('adding a film', () => {
  it('sends what was typed, and nothing else', async () => {
    await openForm();
    await type('Title', '  Stalker ');
    await type('Year', ' 1979 ');
    await type('Genre', '   ');
    const film = sampleFilm({ id: 3, title: 'Stalker' });
    server.answer('POST /api/films', { status: 201, body: film });
    server.answer('GET /api/films/my', { body: [film] });
    server.answer('GET /api/user', { body: { ...member, filmsUploaded: 10 } });
    await press('Add film');

    expect(await screen.findByText('Film added!')).toBeDefined();
    expect(sent('POST')).toEqual([{ title: 'Stalker', releaseYear: 1979 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('link', { name: 'Stalker' })).toBeDefined();
    expect(await screen.findByRole('progressbar', { name: 'Uploaded 10/20' })).toBeDefined();
  });

  it('stays on screen until there is an answer', async () => {
    await openForm();
    await type('Title', 'Stalker');
    const { until, letGo } = holdBack();
    server.answer('POST /api/films', { status: 201, body: sampleFilm(), until });
    await press('Add film');
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    await press('Cancel');
    await userEvent.keyboard('{Escape}');
    expect(window.location.search).toBe('?form=add');
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['19x9', 'Enter a year from 1888 to five years from now'],
    ['1948.5', 'Enter a year from 1888 to five years from now'],
    ['1700', 'Enter a year from 1888 to five years from now'],
  ])('takes %s for no year', async (year, message) => {
    await openForm();
    await type('Title', 'Stalker');
    await type('Year', year);
    await press('Add film');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(sent('POST')).toEqual([]);
  });

  it.each(['Add film', 'Search'])('needs a title: %s', async (button) => {
    await openForm();
    await type('Title', '   ');
    await press(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Title is required');
    expect(server.seen.filter(({ url }) => url.includes('search'))).toEqual([]);
    expect(sent('POST')).toEqual([]);
  });

  it('shows the server’s word when the list is full', async () => {
    await openForm();
    await type('Title', 'Stalker');
    server.answer('POST /api/films', {
      status: 409,
      body: { code: 'film_limit_reached', message: 'Your list is full.' },
    });
    await press('Add film');
    expect((await screen.findByRole('alert')).textContent).toBe('Your list is full.');
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('prints the poster while the title is typed', async () => {
    const dialog = await openForm();
    const lettering = () =>
      [...dialog.querySelectorAll('svg[data-composition] text')].map((line) => line.textContent);
    expect(lettering()).toEqual([]);
    await type('Title', 'Stalker');
    await type('Year', '1979');
    await waitFor(() => expect(lettering()).toEqual(['STALKER', '', '1979']));
  });
});

const searches = () =>
  server.seen.filter(({ url }) => url.includes('search')).map(({ url }) => url);

describe('searching the film database', () => {
  it('fills the form from the film that is surely meant', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [thieves, other] });
    await type('Title', 'ladri di biciclette');
    await press('Search');
    expect(await screen.findByText('Film found!')).toBeDefined();
    expect(
      screen.getByText('Details filled automatically from an external film database'),
    ).toBeDefined();
    expect(values()).toEqual([
      'Ladri di biciclette',
      '1948',
      'Drama',
      'Vittorio De Sica',
      'A man and his son look for a bicycle.',
    ]);
    expect(screen.queryByRole('option')).toBeNull();
    expect(searches()[0]).toBe('/api/films/search?title=ladri+di+biciclette');

    server.answer('POST /api/films', { status: 201, body: sampleFilm() });
    await press('Add film');
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(sent('POST')).toEqual([
      {
        title: 'Ladri di biciclette',
        releaseYear: 1948,
        genre: 'Drama',
        director: 'Vittorio De Sica',
        description: 'A man and his son look for a bicycle.',
        tmdbId: 5156,
      },
    ]);
  });

  it('asks where it is not sure, and replaces nothing', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [{ ...thieves, confidence: 'loose' }, other] });
    await type('Title', 'Ladri');
    await press('Search');
    expect(await screen.findByText('Did you mean one of these?')).toBeDefined();
    expect(screen.queryByText('Film found!')).toBeNull();
    expect(values()).toEqual(['Ladri', '', '', '', '']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('Film found!')).toBeDefined();
    expect(field('Director').value).toBe('Vittorio De Sica');

    // Another title is another film: the found one no longer stands for it.
    await type('Title', ' 2');
    server.answer('POST /api/films', { status: 201, body: sampleFilm() });
    await press('Add film');
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(sent('POST')[0]).not.toHaveProperty('tmdbId');
  });

  it('starts with the Enter key', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [thieves] });
    await type('Title', 'ladri di biciclette');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Film found!')).toBeDefined();
    expect(sent('POST')).toEqual([]);
  });

  it('shows the others when it is asked again', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [thieves, other] });
    await type('Title', 'Ladri di biciclette');
    await press('Search');
    await screen.findByText('Film found!');
    await press('Search');
    expect(await screen.findByRole('option', { name: /saponette/ })).toBeDefined();
  });

  it('keeps what was typed where the film database knows nothing', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [{ ...thieves, director: null }] });
    await type('Title', 'Ladri');
    await type('Director', 'De Sica');
    await press('Search');
    await screen.findByText('Film found!');
    expect(field('Director').value).toBe('De Sica');
  });

  it('says when there is none', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [] });
    await type('Title', 'xyzzy');
    await press('Search');
    expect(await screen.findByText('No results')).toBeDefined();
    expect(screen.getByText('Try a different film title')).toBeDefined();
    expect(field('Title').value).toBe('xyzzy');
  });

  it('says when the film database is away', async () => {
    await openForm();
    server.answer('GET /api/films/search', {
      status: 503,
      body: { code: 'film_database_away', message: 'The film database does not answer.' },
    });
    await type('Title', 'Stalker');
    await press('Search');
    expect(await screen.findByText('The film database does not answer.')).toBeDefined();
  });
});

describe('editing a film', () => {
  const persona = sampleFilm({
    id: 13,
    title: 'Persona',
    releaseYear: 1966,
    director: 'Ingmar Bergman',
    coverImagePath: '/objects/images/p',
  });

  it('sends what changed, and empties what was emptied', async () => {
    server.answer('GET /api/films/my', { body: [persona] });
    await renderApp({ server, path: '/films?film=13&form=edit', user: member });
    const edit = within(await screen.findByRole('dialog', { name: 'Edit film' }));
    await userEvent.clear(edit.getByLabelText('Director'));
    await userEvent.click(edit.getByLabelText('Genre'));
    await userEvent.paste('Drama');
    server.answer('PATCH /api/films/13', { body: { ...persona, director: null, genre: 'Drama' } });
    await userEvent.click(edit.getByRole('button', { name: 'Remove cover' }));
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    await expectSpoken('Film saved');
    expect(sent('PATCH')).toEqual([{ director: null, genre: 'Drama', coverImageUrl: null }]);
    await waitFor(() => expect(window.location.search).toBe('?film=13'));
    expect(screen.getByRole('dialog', { name: 'Persona' })).toBeDefined();
  });

  it('makes it the film that was chosen, with all that is in the form', async () => {
    const film = { ...persona, tmdbId: 797, coverImagePath: null, genre: 'Drama' };
    server.answer('GET /api/films/my', { body: [film] });
    await renderApp({ server, path: '/films?film=13&form=edit', user: member });
    const dialog = await screen.findByRole('dialog', { name: 'Edit film' });
    server.answer('GET /api/films/search', {
      body: [{ ...thieves, posterUrl: '/posters/5156.jpg' }],
    });
    await press('Search');
    await screen.findByText('Film found!');
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/posters/5156.jpg');
    server.answer('PATCH /api/films/13', { body: { ...film, title: thieves.title } });
    await press('Save');
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(sent('PATCH')).toEqual([
      {
        tmdbId: 5156,
        title: 'Ladri di biciclette',
        releaseYear: 1948,
        genre: 'Drama',
        director: 'Vittorio De Sica',
        description: 'A man and his son look for a bicycle.',
      },
    ]);
  });
});
