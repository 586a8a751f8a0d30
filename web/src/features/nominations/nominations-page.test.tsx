import type { Nomination } from '@girone/contract/nominations';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleFilm } from '../../testing/sample-film.ts';
import { mayNothing, sampleNomination, sampleTournament } from '../../testing/sample-tournament.ts';
import { expectSpoken } from '../../testing/spoken.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './nominations-page.tsx';
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

const me = { id: member.id, username: 'giulia', name: 'Giulia Ferrante' };
const rosso = sampleFilm({ id: 1, title: 'Profondo rosso', releaseYear: 1975 });
const vertigo = sampleFilm({ id: 2, title: 'Vertigo' });
const suspiria = sampleFilm({ id: 3, title: 'Suspiria' });
const mine = (filmId: number, title: string, order: number) =>
  sampleNomination({ filmId, title, order, user: me });
const theirs = sampleNomination({ filmId: 40, title: 'La notte' });

interface Scene {
  nominations?: Nomination[];
  films?: unknown[];
  facts?: Partial<TournamentDetail>;
}

async function open({ nominations = [], films = [rosso, vertigo, suspiria], facts }: Scene = {}) {
  server.answer('GET /api/tournaments/5', {
    body: sampleTournament({ viewerMay: { ...mayNothing, nominate: true }, ...facts }),
  });
  answerNominations(nominations);
  server.answer('GET /api/films/my', { body: films });
  await renderApp({ server, path: '/tournaments/5/nominations', user: member });
  await screen.findByRole('heading', { level: 1, name: 'Film nominations' });
}
function answerNominations(nominations: Nomination[]): void {
  server.answer('GET /api/tournaments/5/nominations', { body: nominations });
}

const squad = async () => within(await screen.findByRole('complementary'));
const lineUp = async () =>
  (await squad())
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace('Dario Argento', ''));

const takeOut = 'Take out: La notte';

it('lets whoever runs it take others’ films out, with a reason that is sent along', async () => {
  await open({
    nominations: [theirs, mine(1, 'Profondo rosso', 1)],
    facts: { viewerMayTakeOut: true },
  });
  await userEvent.click(await screen.findByRole('button', { name: takeOut }));
  // One's own are taken back in the squad.
  expect(screen.queryByRole('button', { name: 'Take out: Profondo rosso' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Take out La notte?' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Not a giallo');
  server.answer('POST /api/tournaments/5/nominations/removals', { status: 204 });
  answerNominations([mine(1, 'Profondo rosso', 1)]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take out' }));
  await expectSpoken('Nomination taken out');
  await waitFor(() => expect(screen.queryByText('La notte')).toBeNull());
  const call = server.seen.find(({ url }) => url.endsWith('/removals'));
  expect(JSON.parse(call?.body ?? '')).toEqual({ filmIds: [40], reason: 'Not a giallo' });
});

it('offers nobody else to take films out', async () => {
  await open({ nominations: [theirs] });
  await screen.findByText('La notte');
  expect(screen.queryByRole('button', { name: takeOut })).toBeNull();
});

/** The form of a film that is nominated as it is added. */
async function openForm(films: unknown[]) {
  await open({ films });
  await userEvent.click(await screen.findByRole('button', { name: 'Add film' }));
  return screen.findByRole('dialog', { name: 'Add and nominate a film' });
}
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const posted = () => server.seen.filter(({ method }) => method === 'POST').map(({ url }) => url);

describe('nominating', () => {
  it('sends a film in and shows its number', async () => {
    await open({ nominations: [theirs] });
    expect(await lineUp()).toEqual(['1Free place', '2Free place']);
    expect((await squad()).getByText('0 of 2 places taken')).toBeDefined();
    expect((await squad()).getByText('15 places left in the championship')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Nominated films 1/16' })).toBeDefined();

    const sent = mine(1, 'Profondo rosso', 1);
    const { until, letGo } = holdBack();
    server.answer('POST /api/tournaments/5/nominations', { status: 201, body: sent, until });
    answerNominations([theirs, sent]);
    await userEvent.click(await screen.findByRole('button', { name: 'Nominate: Profondo rosso' }));
    expect(await screen.findByRole('button', { name: 'Sending…', busy: true })).toBeDefined();
    letGo();
    expect(await screen.findByText('Nominated, number 1')).toBeDefined();
    expect(await lineUp()).toEqual(['1Profondo rosso', '2Free place']);
    expect(server.seen.find(({ method }) => method === 'POST')?.body).toBe('{"filmId":1}');
  });

  it('takes one back', async () => {
    await open({ nominations: [mine(1, 'Profondo rosso', 1)] });
    const button = await screen.findByRole('button', { name: 'Withdraw: Profondo rosso' });
    const { until, letGo } = holdBack();
    server.answer('DELETE /api/tournaments/5/nominations/1', { status: 204, until });
    answerNominations([]);
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Withdrawing…', busy: true })).toBeDefined();
    letGo();
    await waitFor(async () => expect(await lineUp()).toEqual(['1Free place', '2Free place']));
  });

  it('tells who was faster', async () => {
    await open();
    server.answer('POST /api/tournaments/5/nominations', {
      status: 409,
      body: { code: 'film_nominated_already', message: 'Already nominated by Marco Bellini.' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nominate: Vertigo' }));
    expect(await screen.findByText('Already nominated by Marco Bellini.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Nominate: Vertigo' })).toBeDefined();
  });

  it('ends with the places', async () => {
    const full = [mine(1, 'Profondo rosso', 1), mine(2, 'Vertigo', 2)];
    await open({ nominations: full });
    const button = await screen.findByRole('button', { name: 'Nominate: Suspiria' });
    expect(button).toHaveProperty('disabled', true);
  });

  it('counts the films that are picked', async () => {
    await open({ nominations: [mine(1, 'Profondo rosso', 1)] });
    expect(await screen.findByText('1/2 films picked')).toBeDefined();
  });

  it.each([
    [19, 1],
    [20, 0],
  ])('offers a place for another film until the list is full: %i films', async (count, places) => {
    const films = Array.from({ length: count }, (_, index) =>
      sampleFilm({ id: index + 1, title: `Film ${index + 1}` }),
    );
    await open({ films });
    expect(await screen.findByRole('button', { name: 'Nominate: Film 19' })).toBeDefined();
    expect(screen.queryAllByRole('button', { name: 'Add film' })).toHaveLength(places);
  });

  it('offers no further film where there is no place for it', async () => {
    await open({ nominations: [mine(1, 'Profondo rosso', 1), mine(2, 'Vertigo', 2)] });
    await screen.findByRole('button', { name: 'Nominate: Suspiria' });
    expect(screen.queryByRole('button', { name: 'Add film' })).toBeNull();
  });
});

describe('adding a film and nominating it', () => {
  const stalker = sampleFilm({ id: 9, title: 'Stalker', releaseYear: 1979 });
  const path = 'POST /api/tournaments/5/nominations/films';

  it('is one act for somebody who has no film yet', async () => {
    await openForm([]);
    server.answer('GET /api/films/search', { body: [] });
    await userEvent.click(screen.getByLabelText('Title'));
    await userEvent.paste('Stalker');
    const nomination = mine(9, 'Stalker', 1);
    server.answer(path, { status: 201, body: { film: stalker, nomination } });
    server.answer('GET /api/films/my', { body: [stalker] });
    answerNominations([nomination]);
    await press('Add and nominate');
    await expectSpoken('Film added and nominated');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted()).toEqual(['/api/tournaments/5/nominations/films']);
    expect(await lineUp()).toEqual(['1Stalker', '2Free place']);
    expect(await screen.findByRole('button', { name: 'Withdraw: Stalker' })).toBeDefined();
  });

  it('stays open and says why where it is refused', async () => {
    await openForm([rosso]);
    server.answer('GET /api/films/search', { body: [] });
    await userEvent.click(screen.getByLabelText('Title'));
    await userEvent.paste('Stalker');
    server.answer(path, {
      status: 409,
      body: { code: 'film_nominated_already', message: 'Already nominated by Marco Bellini.' },
    });
    await press('Add and nominate');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Already nominated by Marco Bellini.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Stalker');
  });

  it('nominates the one that one has already, rather than a second', async () => {
    await openForm([stalker]);
    server.answer('GET /api/films/search', { body: [] });
    await userEvent.click(screen.getByLabelText('Title'));
    await userEvent.paste('Stalker');
    await userEvent.click(screen.getByLabelText('Year'));
    await userEvent.paste('1979');
    const nomination = mine(9, 'Stalker', 1);
    server.answer('POST /api/tournaments/5/nominations', { status: 201, body: nomination });
    answerNominations([nomination]);
    await press('Nominate that one');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await lineUp()).toEqual(['1Stalker', '2Free place']));
    expect(posted()).toEqual(['/api/tournaments/5/nominations']);
  });
});

describe('the order', () => {
  const two = [mine(1, 'Profondo rosso', 1), mine(2, 'Vertigo', 2)];

  it('is changed with the keyboard, which stays on the film', async () => {
    await open({ nominations: two });
    server.answer('PUT /api/tournaments/5/nominations/order', { body: [] });
    (await screen.findByRole('button', { name: 'Move up: Vertigo' })).focus();
    answerNominations([mine(1, 'Profondo rosso', 2), mine(2, 'Vertigo', 1)]);
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await lineUp()).toEqual(['1Vertigo', '2Profondo rosso']));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: Vertigo'),
    );
    expect(screen.getByText('Vertigo: number 1 of 2')).toBeDefined();
    await waitFor(() =>
      expect(server.seen.find(({ method }) => method === 'PUT')?.body).toBe('{"filmIds":[2,1]}'),
    );
  });

  it('is said to be what it is: how the others see them, and nothing for the draw', async () => {
    await open({ nominations: two });
    expect(
      await screen.findByText(/Others see them in your order; the draw does not mind it\.$/),
    ).toBeDefined();
    expect(screen.queryByText(/captain/)).toBeNull();
  });

  it('goes back to what it was when it is refused', async () => {
    await open({ nominations: two });
    server.answer('PUT /api/tournaments/5/nominations/order', {
      status: 409,
      body: { code: 'nominations_changed', message: 'They have changed.' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move down: Profondo rosso' }));
    expect(await screen.findByText('They have changed.')).toBeDefined();
    await waitFor(async () => expect(await lineUp()).toEqual(['1Profondo rosso', '2Vertigo']));
  });
});

describe('everybody’s nominations', () => {
  it('are grouped by participant', async () => {
    await open({
      nominations: [
        theirs,
        sampleNomination({ filmId: 41, title: 'Amarcord', order: 2 }),
        mine(1, 'Profondo rosso', 1),
      ],
    });
    const list = within(await screen.findByRole('list', { name: 'All nominations' }));
    expect(list.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Marco Bellini',
      'Giulia Ferrante (you)',
    ]);
    const [first] = list.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/2 films.*La notte.*Amarcord/);
  });

  it('stand beside the parameters and the banner', async () => {
    await open();
    expect(document.body.textContent).toContain('✅ Ready for automatic start');
    expect(screen.getByRole('table', { name: 'Championship parameters' })).toBeDefined();
  });
});

describe('where there is nothing to nominate', () => {
  it.each([
    ['active', 'The list is closed'],
    ['completed', 'The season is over'],
    ['preparation', 'Nominations are not open yet'],
  ] as const)('says so: %s', async (status, title) => {
    await open({
      nominations: [theirs],
      facts: { status, readiness: null, viewerMay: mayNothing },
    });
    expect(screen.getByText(title)).toBeDefined();
    // The places and the films to nominate come with the list.
    expect(await screen.findByText('La notte')).toBeDefined();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('tells who may, where the viewer may not', async () => {
    await open({
      nominations: [theirs],
      facts: { viewerMay: mayNothing, circleName: 'Cineforum', isPublic: false },
    });
    expect(screen.getByText('Only members of Cineforum nominate films here.')).toBeDefined();
    expect(await screen.findByText('La notte')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Your films' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Nominate/ })).toBeNull();
  });

  it('leads back to /campionati where there is no championship', async () => {
    const path = '/tournaments/5/nominations';
    await renderApp({ server, path, user: member, language: 'it' });
    expect(await screen.findByRole('heading', { name: 'Campionato non trovato' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Torna ai campionati' }).getAttribute('href')).toBe(
      '/campionati',
    );
  });
});
