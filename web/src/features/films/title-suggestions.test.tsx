import type { FoundFilm } from '@girone/contract/films';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleFilm } from '../../testing/sample-film.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './films-page.tsx';
import './film-dialogs.tsx';
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

const suggested = () => screen.queryAllByRole('option').map((option) => option.textContent.trim());
const searches = () =>
  server.seen.filter(({ url }) => url.includes('search')).map(({ url }) => url);

describe('suggestions while a title is typed', () => {
  const close: FoundFilm = { ...thieves, confidence: 'close' };

  it('are chosen with the keyboard, and fill the form', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [thieves, other] });
    const title = screen.getByRole('combobox', { name: 'Title' });
    expect(title.getAttribute('aria-expanded')).toBe('false');
    await type('Title', 'Ladri');
    const list = await screen.findByRole('listbox', { name: 'Suggested films' });
    expect(title.getAttribute('aria-expanded')).toBe('true');
    expect(title.getAttribute('aria-controls')).toBe(list.id);
    expect(suggested()).toEqual([
      'Ladri di biciclette 1948 · Vittorio De Sica',
      'Ladri di saponette 1989 · Maurizio Nichetti',
      'Keep “Ladri”',
    ]);
    expect(screen.getByText(/^2 films suggested/)).toBeDefined();
    // Nothing is replaced without a choice.
    expect(values()).toEqual(['Ladri', '', '', '', '']);

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(active.textContent).toContain('saponette');
    expect(title.getAttribute('aria-activedescendant')).toBe(active.id);
    await userEvent.keyboard('{Enter}');
    expect(values()).toEqual(['Ladri di saponette', '1989', '', 'Maurizio Nichetti', 'A parody.']);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(title);
    expect(sent('POST')).toEqual([]);
  });

  it('are chosen by a press', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [thieves, other] });
    await type('Title', 'Ladri');
    await userEvent.click(await screen.findByRole('option', { name: /biciclette/ }));
    expect(field('Director').value).toBe('Vittorio De Sica');
    server.answer('POST /api/films', { status: 201, body: sampleFilm() });
    await press('Add film');
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(sent('POST')[0]).toMatchObject({ title: 'Ladri di biciclette', tmdbId: 5156 });
  });

  it('ask about a slip of the hand', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [close] });
    await type('Title', 'Ladri di bicicletta');
    expect(await screen.findByText('Did you mean “Ladri di biciclette”?')).toBeDefined();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('status').textContent).toContain('Did you mean');
    expect(field('Title').value).toBe('Ladri di bicicletta');
  });

  it('leave one’s own word where it is kept', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [close] });
    await type('Title', 'Ladri di bicicletta');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(values()).toEqual(['Ladri di bicicletta', '', '', '', '']);
    // There is nothing left to ask: the same key no longer searches, it sends the form.
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    server.answer('POST /api/films', { status: 201, body: sampleFilm() });
    await press('Add film');
    await waitFor(() => expect(sent('POST')).toEqual([{ title: 'Ladri di bicicletta' }]));
    expect(searches()).toHaveLength(1);
  });

  it('close by Escape, and only then does the dialog', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [thieves] });
    await type('Title', 'Ladri');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field('Title').value).toBe('Ladri');
    await userEvent.keyboard('{Escape}');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are those of the last letters, whichever answer comes first', async () => {
    await openForm();
    const { until, letGo } = holdBack();
    server.answer('GET /api/films/search', { body: [other], until });
    await type('Title', 'Ladri di s');
    await waitFor(() => expect(searches()).toHaveLength(1));
    server.answer('GET /api/films/search', { body: [thieves] });
    await userEvent.clear(field('Title'));
    await type('Title', 'Ladri di b');
    await waitFor(() => expect(suggested()[0]).toContain('biciclette'));
    letGo();
    await userEvent.keyboard('{ArrowDown}');
    expect(suggested()[0]).toContain('biciclette');
  });

  it('are asked for after a pause, and not for a single letter', async () => {
    await openForm();
    server.answer('GET /api/films/search', { body: [thieves] });
    await type('Title', 'L');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(searches()).toEqual([]);
    await type('Title', 'adri');
    await screen.findByRole('listbox');
    expect(searches()).toEqual(['/api/films/search?title=Ladri']);
  });

  it('say which film one has already, and so does the form', async () => {
    const mine = sampleFilm({ id: 8, title: 'Ladri di biciclette', releaseYear: 1948 });
    server.answer('GET /api/films/my', { body: [mine] });
    await renderApp({ server, path: '/films?form=add', user: member });
    await screen.findByRole('dialog', { name: 'Add film' });
    server.answer('GET /api/films/search', { body: [{ ...thieves, tmdbId: null }, other] });
    await type('Title', 'Ladri');
    await waitFor(() => expect(suggested()[0]).toContain('Yours already'));
    expect(suggested()[1]).not.toContain('Yours already');
    await userEvent.click(screen.getByRole('option', { name: /biciclette/ }));
    expect(
      screen.getByText('You already have Ladri di biciclette (1948) in your list.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(
      '/films?film=8',
    );
    // It is no reason to refuse it.
    server.answer('POST /api/films', { status: 201, body: sampleFilm() });
    await press('Add film');
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
  });
});
