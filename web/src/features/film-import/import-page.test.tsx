import { userId } from '@girone/contract/ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleFilm } from '../../testing/sample-film.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './import-page.tsx';
import './recent-import.tsx';
import 'papaparse';

let server: ApiServer;
let lastId = 100;

beforeEach(async () => {
  server = await startApiServer();
  window.sessionStorage.clear();
  // The test window does not scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

/** Each time another person, with nothing under way. */
async function openImport(places: { filmsUploaded?: number } = {}): Promise<void> {
  lastId += 1;
  const user = { ...member, ...places, id: userId.parse(lastId) };
  await renderApp({ server, path: '/films/import', user });
  await screen.findByRole('heading', { name: 'Many films at once' });
}

const film = (title: string, releaseYear: number, isOwned = false) => ({
  tmdbId: null,
  title,
  originalTitle: null,
  director: 'A director',
  releaseYear,
  genre: null,
  posterUrl: null,
  isOwned,
});
const found = (title: string, year: number) => ({ outcome: 'found', films: [film(title, year)] });

const list = () => screen.getByRole('textbox', { name: 'One title per line' });

async function paste(text: string): Promise<void> {
  await userEvent.click(list());
  await userEvent.paste(text);
}

async function check(answers: readonly object[]): Promise<void> {
  server.answer('POST /api/films/match', { body: answers });
  await userEvent.click(await screen.findByRole('button', { name: /^Check \d+ line/ }));
}

/** What the server got with the calls of this path. */
function sent(path: string) {
  return server.seen.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body));
}

const isPicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

describe('the list', () => {
  it('counts its lines as they are typed, and merges what is there twice', async () => {
    await openImport();
    expect(screen.getByText('9/20')).toBeDefined();
    expect(screen.getByText(/You have room for 11 films/)).toBeDefined();
    await paste('Solaris (1972)\nRoma\nsolaris, 1972\n');
    expect(await screen.findByRole('button', { name: 'Check 2 lines' })).toBeDefined();
    expect(screen.getByText(/1 line was there twice/)).toBeDefined();
  });

  it('takes the films out of a file, and says what is no list', async () => {
    await openImport();
    const csv = new File(
      ['Date,Name,Year,Letterboxd URI\n2024-01-01,"I, Tonya",2017,x\n'],
      'watched.csv',
    );
    const picture = new File([new Uint8Array([0xff, 0xd8, 0, 0])], 'vacanze.heic');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('no way to choose a file');
    await userEvent.upload(input, [csv, picture], { applyAccept: false });
    expect((await screen.findByRole('alert')).textContent).toBe(
      '“vacanze.heic” is not a list of films. CSV, ZIP and text are fine.',
    );
    expect(screen.getByText('“watched.csv”: 1 film joined the list.')).toBeDefined();
    expect(list()).toHaveProperty('value', 'I, Tonya (2017)');
  });

  it('reads a table that is pasted', async () => {
    await openImport();
    await paste('Position,Name,Year,URL\n1,La notte,1961,x\n2,Roma,2018,y');
    await waitFor(() => expect(list()).toHaveProperty('value', 'La notte (1961)\nRoma (2018)'));
  });

  it('asks for a title where there is none', async () => {
    await openImport();
    await userEvent.click(screen.getByRole('button', { name: 'Check the list' }));
    expect(screen.getByRole('alert').textContent).toBe('There is no title yet.');
  });
});

describe('the check', () => {
  it('asks for each line and sorts the answers', async () => {
    await openImport();
    await paste('Solaris\nIl sorpasso, 1962\nZzyzx\nStalker\nSorpasso');
    await check([
      { outcome: 'unsure', films: [film('Solaris', 1972), film('Solaris', 2002, true)] },
      found('Il sorpasso', 1962),
      { outcome: 'not_found', films: [] },
      { outcome: 'owned', films: [film('Stalker', 1979, true)] },
      found('Il sorpasso', 1962),
    ]);
    expect(await screen.findByRole('heading', { name: '5 lines read' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('5 lines read');
    expect(sent('/api/films/match')[0].lines.slice(0, 2)).toEqual([
      { title: 'Solaris' },
      { title: 'Il sorpasso', year: 1962 },
    ]);
    // A film is there once, by whatever name.
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(isPicked(/Il sorpasso/)).toBe(true);
    expect(screen.getByText(/1 line meant a film/)).toBeDefined();
    const unsure = screen.getByRole('group', { name: /^Line 1 ?Solaris/ });
    const choices = within(unsure).getAllByRole<HTMLInputElement>('radio');
    expect(choices).toHaveLength(4);
    expect(choices[1]?.disabled).toBe(true);
    expect(choices.at(-1)?.checked).toBe(true);
    expect(screen.getByText('Stalker')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add 1 film' })).toBeDefined();
  });

  it('picks the first as far as there is room, and says why there is no room for more', async () => {
    await openImport({ filmsUploaded: 18 });
    await paste('A one\nB two\nC three\nUnknown');
    await check([
      found('A one', 1991),
      found('B two', 1992),
      found('C three', 1993),
      { outcome: 'not_found', films: [] },
    ]);
    await screen.findByRole('heading', { name: '4 lines read' });
    expect([/A one/, /B two/, /C three/].map(isPicked)).toEqual([true, true, false]);
    const third = screen.getByRole('checkbox', { name: /C three/ });
    await userEvent.click(third);
    expect(third).toHaveProperty('checked', false);
    const why = 'There is room for 2 films, and you have chosen them: clear one first.';
    expect(screen.getByText(why)).toBeDefined();

    await userEvent.click(screen.getByRole('checkbox', { name: /A one/ }));
    expect(screen.queryByText(why)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add by hand' }));
    expect(screen.getByRole('button', { name: 'Added by hand', pressed: true })).toBeDefined();
    expect(screen.getByText('20/20')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(screen.getByRole('button', { name: 'Choose the first one' })).toBeDefined();
  });

  it('looks an unknown line up in other words', async () => {
    await openImport();
    await paste('Ladri di bici');
    await check([{ outcome: 'not_found', films: [] }]);
    const field = await screen.findByRole('textbox', { name: 'Look for another title' });
    await userEvent.clear(field);
    server.answer('POST /api/films/match', { body: [found('Ladri di biciclette', 1948)] });
    await userEvent.type(field, 'Ladri di biciclette{Enter}');
    await userEvent.click(await screen.findByRole('radio', { name: /^Ladri di biciclette/ }));
    expect(screen.getByRole('button', { name: 'Add 1 film' })).toBeDefined();
  });

  it('draws sixty posters of many, and more on demand', async () => {
    await openImport();
    const titles = Array.from({ length: 100 }, (_, at) => `Film ${at}`);
    await paste(titles.join('\n'));
    await check(titles.map((title) => found(title, 2000)));
    await screen.findByRole('heading', { name: '100 lines read' });
    expect(screen.getAllByRole('checkbox')).toHaveLength(60);
    await userEvent.click(screen.getByRole('button', { name: 'Show 40 more' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(100);
  });

  it('stops where there is no answer, and resumes with what is missing', async () => {
    await openImport();
    await paste(Array.from({ length: 250 }, (_, at) => `Film ${at}`).join('\n'));
    const away = { code: 'film_database_away', message: 'The film database is away.' };
    server.answer('POST /api/films/match', { status: 503, body: away });
    await userEvent.click(await screen.findByRole('button', { name: 'Check 250 lines' }));
    expect(await screen.findByText('The film database is away.')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: /0\/250/ })).toBeDefined();
    const answers = Array.from({ length: 100 }, () => ({ outcome: 'not_found', films: [] }));
    server.answer('POST /api/films/match', { body: answers });
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('heading', { name: '250 lines read' })).toBeDefined();
  });
});

const added = (id: number, title: string) => ({
  outcome: 'added',
  film: sampleFilm({ id, title }),
});
const both = [added(71, 'Il sorpasso'), added(72, 'Amarcord')];

async function addTwo(answer: readonly object[]): Promise<void> {
  await openImport();
  await paste('Il sorpasso\nAmarcord');
  await check([found('Il sorpasso', 1962), found('Amarcord', 1973)]);
  server.answer('POST /api/films/import', { body: answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 films' }));
}

describe('adding', () => {
  it('sends what was picked, shows what came of it, and offers to undo it', async () => {
    await addTwo(both);
    expect(await screen.findByText('2 films in the squad', { selector: 'strong' })).toBeDefined();
    expect(window.location.search).toBe('?step=added');
    expect(sent('/api/films/import')[0].films[0]).toEqual({
      title: 'Il sorpasso',
      releaseYear: 1962,
      director: 'A director',
    });
    expect(screen.getByRole('img', { name: 'Amarcord, added' })).toBeDefined();

    const kept = [{ id: 72, title: 'Amarcord', reason: 'nominated' }];
    server.answer('POST /api/films/undo-import', { body: { removed: [71], kept } });
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Undone: 1 film taken out')).toBeDefined();
    expect(screen.getByText('“Amarcord”, because it is nominated')).toBeDefined();
    expect(sent('/api/films/undo-import')).toEqual([{ filmIds: [71, 72] }]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('can be undone from one’s films as well, for the rest of the minute', async () => {
    await addTwo(both);
    await screen.findByText('2 films in the squad', { selector: 'strong' });
    server.answer('GET /api/films/my', { body: [sampleFilm({ id: 72, title: 'Amarcord' })] });
    await userEvent.click(screen.getByRole('link', { name: 'See the squad' }));
    expect(await screen.findByRole('list', { name: 'Your films' })).toBeDefined();
    server.answer('POST /api/films/undo-import', { body: { removed: [71, 72], kept: [] } });
    server.answer('GET /api/films/my', { body: [] });
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Undone: 2 films taken out')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'No films yet' })).toBeDefined();
  });

  it('says what was there already and what found no place', async () => {
    await addTwo([{ outcome: 'owned' }, { outcome: 'no_place' }]);
    expect(
      await screen.findByText('No film joined the squad', { selector: 'strong' }),
    ).toBeDefined();
    expect(screen.getByText(/You had 1 already\. 1 found no place\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('waits where the line is lost, and resumes', async () => {
    await openImport();
    await paste('Il sorpasso\nAmarcord');
    await check([found('Il sorpasso', 1962), found('Amarcord', 1973)]);
    server.answer('POST /api/films/import', { body: '[', cutAfter: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 films' }));
    expect(await screen.findByText('Stopped at 0 of 2', { selector: 'strong' })).toBeDefined();
    expect(screen.getByText(/The connection was lost\./)).toBeDefined();
    server.answer('POST /api/films/import', { body: both });
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('2 films in the squad', { selector: 'strong' })).toBeDefined();
  });
});
