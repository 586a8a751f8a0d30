import type { FilmRecord, Season } from '@girone/contract/leaderboard';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleMatch, sampleMatchFilm, sampleRow } from '../../testing/sample-season.ts';
import { LeaderboardPage } from '../../features/leaderboard/leaderboard-page.tsx';
import { LoadSeason } from '../../features/leaderboard/load-season.tsx';
// So that the late parts are here before a test waits for them.
import '../../features/champion/champion-hero.tsx';
import '../../features/matches/season-results.tsx';
import '../../features/sharing/share-dialog.tsx';
import '../../features/standings/tournament-standings.tsx';
import '../../features/statistics/season-statistics.tsx';

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

const seasons = 'GET /api/leaderboard/tournaments';
const films = 'GET /api/leaderboard';
const filmOf = (id: number, title: string) => ({
  id,
  title,
  year: 1979,
  director: 'Andrei Tarkovsky',
  genre: null,
  posterUrl: null,
});

function sampleSeason(facts: Partial<Season> = {}): Season {
  return {
    id: 5,
    name: 'Mondiale Musical',
    description: 'Who sings, leads.',
    status: 'active',
    isPublic: true,
    circleName: null,
    participantsCount: 24,
    filmsCount: 4,
    matchesCompleted: 4,
    totalMatches: 12,
    currentMatchDay: 3,
    totalMatchDays: 6,
    startedAt: '2026-03-02T12:00:00.000Z',
    completedAt: null,
    cancelledAt: null,
    heldDays: 0,
    leaders: [
      { position: 1, points: 31, film: filmOf(1, 'Stalker') },
      { position: 2, points: 28, film: filmOf(2, 'Suspiria') },
      { position: 3, points: 1, film: filmOf(3, 'Persona') },
    ],
    champions: [],
    ...facts,
  };
}

const done = sampleSeason({
  id: 4,
  name: 'Fantascienza Lenta',
  status: 'completed',
  matchesCompleted: 12,
  currentMatchDay: 6,
  completedAt: '2026-03-12T12:00:00.000Z',
});
const calledOff = sampleSeason({
  id: 3,
  name: 'Coppa interrotta',
  status: 'completed',
  matchesCompleted: 1,
  cancelledAt: '2026-03-12T12:00:00.000Z',
  completedAt: '2026-03-12T12:00:00.000Z',
});
const fresh = sampleSeason({ id: 2, name: 'Appena partito', leaders: [] });

const record: FilmRecord = {
  position: 1,
  film: filmOf(1, 'Stalker'),
  points: 38,
  wins: 12,
  draws: 2,
  losses: 1,
  titles: 2,
  championships: 3,
  decidedBy: null,
};

const card = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (item === null) throw new Error('the card is not in a list');
  return item;
};
const rowOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
const calls = () => server.seen.map(({ url }) => url);

const open = () => renderPart(<LeaderboardPage />, { server, path: '/leaderboard' });

describe('the list', () => {
  it('shows on each card who leads, who follows, and how far it has come', async () => {
    server.answer(seasons, { body: [sampleSeason(), fresh, done, calledOff] });
    server.answer(films, { body: [record] });
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leaderboard');
    const running = await card('Mondiale Musical');
    expect(running.textContent).toContain('24 participants · day 3 of 6');
    expect(running.textContent).toMatch(/LeadingStalker31/);
    expect(
      within(running)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2Suspiria28 points won', '3Persona1 point won']);
    expect(screen.getByRole('link', { name: 'Mondiale Musical' }).getAttribute('href')).toBe(
      '/leaderboard?tournament=5',
    );
    expect((await card('Fantascienza Lenta')).textContent).toMatch(/12 matchesWinnerStalker/);
    expect((await card('Coppa interrotta')).textContent).toMatch(/Called off.*Last in the lead/);
    expect((await card('Appena partito')).textContent).toContain('No result yet');
  });

  it('has the films of all time, each with the way to its page', async () => {
    server.answer(seasons, { body: [sampleSeason()] });
    server.answer(films, { body: [record] });
    await open();
    const table = await screen.findByRole('table');
    const [, row] = within(table).getAllByRole('row');
    expect(
      within(row ?? table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3', '12', '2', '1', '38']);
    expect(within(table).getByRole('link', { name: 'Stalker' }).getAttribute('href')).toBe(
      '/films/1',
    );
  });

  it('says what separates films with as many points, unless a search leaves out those above', async () => {
    server.answer(seasons, { body: [sampleSeason()] });
    const behind: FilmRecord[] = [
      { ...record, position: 2, film: filmOf(2, 'Suspiria'), decidedBy: 'wins' },
      { ...record, position: 3, film: filmOf(3, 'Persona'), decidedBy: 'voteDifference' },
      { ...record, position: 3, film: filmOf(4, 'Volver'), decidedBy: 'shared' },
    ];
    server.answer(films, { body: [record, ...behind] });
    await open();
    expect(await rowOf(/Suspiria/)).toContain('Level on points: wins decide');
    expect(await rowOf(/Persona/)).toContain('Level on points: vote difference decides');
    expect(await rowOf(/Volver/)).toContain('Level on everything: shared position');
    expect(await rowOf(/Stalker/)).not.toContain('Level on');
    expect(screen.getByText(/^When points are level: wins, then vote difference\./)).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox'), 'a');
    await waitFor(() => expect(screen.queryByText(/^When points are level/)).toBeNull());
    expect(screen.queryByText(/^Level on/)).toBeNull();
  });

  it('searches both while somebody types, and the search stands in the address', async () => {
    server.answer(seasons, { body: [sampleSeason()] });
    server.answer(films, { body: [record] });
    await open();
    await card('Mondiale Musical');
    server.answer(seasons, { body: [] });
    await userEvent.type(screen.getByRole('searchbox'), 'stalk');
    expect(
      await screen.findByRole('heading', { name: 'No championship is called “stalk”' }),
    ).toBeDefined();
    expect(window.location.search).toBe('?search=stalk');
    expect(calls()).toContain('/api/leaderboard?limit=20&search=stalk');
    expect(screen.getByRole('link', { name: 'Stalker' })).toBeDefined();

    server.answer(films, { body: [] });
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await screen.findByRole('heading', { name: 'Nothing is called “stalkx”' });
    server.answer(seasons, { body: [sampleSeason()] });
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) ?? document.body,
    );
    await card('Mondiale Musical');
    expect(window.location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('is read page by page, and the films up to a hundred', async () => {
    const page = Array.from({ length: 25 }, (_, index) =>
      sampleSeason({ id: 100 - index, name: `Coppa ${index}` }),
    );
    server.answer(seasons, { body: page });
    server.answer(films, {
      body: Array.from({ length: 20 }, (_, index) => ({
        ...record,
        film: filmOf(index + 1, `Film ${index}`),
      })),
    });
    await open();
    await card('Coppa 23');
    expect(screen.queryByRole('link', { name: 'Coppa 24' })).toBeNull();
    server.answer(`${seasons}?limit=25&before=77`, { body: [fresh] });
    await userEvent.click(screen.getByRole('button', { name: 'Show more championships' }));
    await card('Appena partito');
    await userEvent.click(screen.getByRole('button', { name: 'Show the first hundred' }));
    await waitFor(() => expect(calls()).toContain('/api/leaderboard?limit=100'));
    expect(screen.queryByRole('button', { name: 'Show the first hundred' })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('film-records');
  });

  it('says that there is nothing yet', async () => {
    server.answer(seasons, { body: [] });
    server.answer(films, { body: [] });
    await open();
    await screen.findByRole('heading', { name: 'No championship has kicked off yet' });
    expect(screen.queryByRole('table')).toBeNull();
    const onwards = await screen.findByRole('link', { name: 'Go to the championships' });
    expect(onwards.getAttribute('href')).toBe('/tournaments');
  });

  it('says what went wrong and tries again', async () => {
    server.answer(seasons, { status: 503, body: { message: 'Catching breath.' } });
    server.answer(films, { body: [record] });
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Catching breath.');
    server.answer(seasons, { body: [sampleSeason()] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await card('Mondiale Musical');
  });

  it('asks again when a day has ended somewhere', async () => {
    server.answer(seasons, { body: [sampleSeason()] });
    server.answer(films, { body: [record] });
    const { tell } = await open();
    await card('Mondiale Musical');
    server.answer(seasons, { body: [done] });
    tell('standings', { tournamentId: 9, matchDay: 1 });
    expect(await card('Fantascienza Lenta')).toBeDefined();
  });
});

describe('one championship', () => {
  const one = '/api/leaderboard/tournaments';
  const rows = [sampleRow({ played: 2, points: 31 }), sampleRow({ filmId: 2, position: 2 })];

  function answerSeason(season: Season): void {
    const { id } = season;
    server.answer(`GET ${one}/${id}`, { body: season });
    server.answer(`GET /api/tournaments/${id}/leaderboard`, { body: rows });
    server.answer(`GET /api/tournaments/${id}/positions`, {
      body: { matchDays: 0, closedAt: [], films: [] },
    });
    server.answer(`GET /api/tournaments/${id}/matches`, {
      body: [
        sampleMatch({
          status: 'completed',
          winnerId: 1,
          film2: sampleMatchFilm({ id: 2, title: 'Suspiria' }),
        }),
      ],
    });
  }

  it('says that results are held back, and where they will be shown', async () => {
    answerSeason(sampleSeason({ heldDays: 1 }));
    await renderApp({ server, path: '/leaderboard?tournament=5' });
    expect(await screen.findByText('A match day is face down')).toBeDefined();
    expect(screen.getByRole('link', { name: 'To the hall' }).getAttribute('href')).toBe('/stage/5');
  });

  it('is shown to a visitor: head, table, results by day, in the address', async () => {
    answerSeason(sampleSeason());
    await renderApp({ server, path: '/leaderboard?tournament=5' });
    await screen.findByRole('heading', { level: 1, name: 'Mondiale Musical' });
    await waitFor(() => expect(document.title).toBe('Mondiale Musical — Girone'));
    expect(screen.getByText('Who sings, leads.')).toBeDefined();
    expect(screen.getByText('Match day 3 of 6')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Matches 4/12' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Go to the championship' })).toBeNull();
    await screen.findByRole('table', { name: /^Table/ });
    await userEvent.click(screen.getByRole('tab', { name: 'Results' }));
    expect(window.location.search).toBe('?tournament=5&tab=results');
    await screen.findByText(/Stalker beats Suspiria 6 to 4/);
    expect(calls()).toContain('/api/tournaments/5/matches?matchDay=2');
    await userEvent.click(screen.getByRole('button', { name: 'Next match day' }));
    expect(window.location.search).toBe('?tournament=5&tab=results&day=3');
  });

  it('takes no vote, also of somebody who has one', async () => {
    answerSeason(sampleSeason());
    server.answer('GET /api/tournaments/5/matches', { body: [sampleMatch({ matchDay: 3 })] });
    const path = '/leaderboard?tournament=5&tab=results&day=3';
    await renderApp({ server, path, user: member });
    await screen.findByRole('heading', { name: 'Stalker – Suspiria' });
    expect(screen.queryByRole('button', { name: /^Vote/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the championship' }).getAttribute('href')).toBe(
      '/tournaments/5',
    );
  });

  it('is reached from its card like another page, and left again', async () => {
    server.answer(seasons, { body: [sampleSeason()] });
    server.answer(films, { body: [record] });
    answerSeason(sampleSeason());
    await renderApp({ server, path: '/leaderboard' });
    await userEvent.click(await screen.findByRole('link', { name: 'Mondiale Musical' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Mondiale Musical' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    window.history.back();
    const list = await screen.findByRole('heading', { level: 1, name: 'Leaderboard' });
    await waitFor(() => expect(document.activeElement).toBe(list));
    await waitFor(() => expect(document.title).toBe('Explore championships — Girone'));
  });

  it('that was played to its end opens with its champion', async () => {
    answerSeason(done);
    server.answer('GET /api/tournaments/4/statistics', { status: 503 });
    await renderApp({ server, path: '/leaderboard?tournament=4' });
    await screen.findByRole('heading', { level: 2, name: /Stalker/ });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('that was called off has none, and says since when', async () => {
    answerSeason(calledOff);
    await renderApp({ server, path: '/leaderboard?tournament=3' });
    await screen.findByText('Called off on 12 March 2026: it stays without a champion.');
    expect(screen.queryByRole('heading', { level: 2, name: /champion/i })).toBeNull();
  });

  it.each(['77', 'zzz', '99999999999'])('%s is not there', async (id) => {
    await renderApp({ server, path: `/leaderboard?tournament=${id}` });
    await screen.findByRole('heading', { level: 1, name: 'Championship not found' });
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/If you are a member, log in\./)).toBeDefined();
    expect(main.getByRole('link', { name: 'Login' })).toBeDefined();
    expect(main.getByRole('link', { name: 'All championships' }).getAttribute('href')).toBe(
      '/leaderboard',
    );
  });

  it('is kept up to date, and gone when it is gone', async () => {
    answerSeason(sampleSeason());
    const { tell } = await renderPart(
      <LoadSeason id="5">{({ currentMatchDay }) => <p>{`Day ${currentMatchDay}`}</p>}</LoadSeason>,
      { server, path: '/leaderboard?tournament=5' },
    );
    await screen.findByText('Day 3');
    tell('standings', { tournamentId: 6, matchDay: 3 });
    server.answer(`GET ${one}/5`, { body: sampleSeason({ currentMatchDay: 4 }) });
    tell('standings', { tournamentId: 5, matchDay: 3 });
    await waitFor(() => expect(screen.getByText('Day 4')).toBeDefined());
    server.answer(`GET ${one}/5`, { status: 404, body: { code: 'not_found', message: '' } });
    tell('tournament', { tournamentId: 5, status: 'completed' });
    await screen.findByRole('heading', { name: 'Championship not found' });
  });
});
