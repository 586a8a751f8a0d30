import type { FilmCareer } from '@girone/contract/film-career';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleMatch } from '../../testing/sample-season.ts';
import { FilmPage } from './film-page.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});
afterEach(async () => {
  await server.close();
});

const nothing = {
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  points: 0,
  votesFor: 0,
  votesAgainst: 0,
};

function filmNamed(id: number, title: string) {
  return { id, title, year: 1979, director: 'Andrei Tarkovsky', genre: null, posterUrl: null };
}

function stranger(title: string, index: number): FilmCareer['opponents'][number] {
  return { ...nothing, film: filmNamed(10 + index, title) };
}

const won = sampleMatch({
  id: 40,
  status: 'completed',
  winnerId: 1,
  film1Votes: 7,
  film2Votes: 1,
  totalVotes: 8,
});

const newcomer: FilmCareer = {
  film: { ...filmNamed(1, 'Stalker'), plot: 'Three men walk.', runtime: 162, ownerName: null },
  totals: { ...nothing, championships: 0, titles: 0 },
  seasons: [],
  bestWin: null,
  opponents: [],
};

const veteran: FilmCareer = {
  ...newcomer,
  totals: {
    played: 20,
    wins: 12,
    draws: 3,
    losses: 5,
    points: 39,
    votesFor: 88,
    votesAgainst: 51,
    championships: 2,
    titles: 1,
  },
  seasons: [
    {
      ...nothing,
      tournamentId: 6,
      name: 'Coppa Inverno',
      status: 'active',
      cancelledAt: null,
      isPublic: false,
      filmsCount: 6,
      position: 4,
      isChampion: false,
    },
    {
      ...nothing,
      tournamentId: 5,
      name: 'Coppa Celluloide',
      status: 'completed',
      cancelledAt: null,
      isPublic: true,
      filmsCount: 8,
      position: 1,
      isChampion: true,
    },
  ],
  bestWin: won,
  opponents: [
    {
      ...nothing,
      played: 2,
      wins: 1,
      losses: 1,
      votesFor: 9,
      votesAgainst: 6,
      film: filmNamed(2, 'Suspiria'),
    },
    ...['Amarcord', 'Élan', 'Persona', 'Roma', 'Vertigo', 'Volver'].map(stranger),
  ],
};

async function open(career: FilmCareer, path = '/films/1'): Promise<void> {
  server.answer('GET /api/films/1/career', { body: career });
  const ofFilm = 'GET /api/matches?filmId=1&limit=25';
  server.answer(`${ofFilm}&status=active`, { body: [sampleMatch({ id: 60 })] });
  const pending = [61, 62, 63, 64].map((id) =>
    sampleMatch({ id, matchDay: id, status: 'pending' }),
  );
  server.answer(`${ofFilm}&status=pending`, { body: pending });
  const results = Array.from({ length: 25 }, (_, place) => ({ ...won, id: 50 - place }));
  server.answer(`${ofFilm}&status=completed`, { body: results });
  server.answer('GET /api/matches?filmId=1&limit=25&before=27&status=completed', {
    body: [
      { ...won, id: 26 },
      { ...won, id: 25 },
    ],
  });
  server.answer(`${ofFilm}&opponentId=2`, { body: [won] });
  await renderPart(<FilmPage id="1" />, { server, path });
  await screen.findByRole('heading', { level: 1, name: 'Stalker' });
}

const rows = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

describe('the page of a film', () => {
  it('tells its career, championship by championship', async () => {
    await open(veteran);
    expect(screen.getByText('Directed by Andrei Tarkovsky')).toBeDefined();
    expect(screen.getByText('Added by deleted user')).toBeDefined();
    const totals = within(screen.getByRole('region', { name: 'The career in figures' }));
    expect(totals.getByText('12 won, 3 drawn, 5 lost')).toBeDefined();
    expect(totals.getByText('88 for, 51 against')).toBeDefined();
    const [, running, over] = within(screen.getByRole('table')).getAllByRole('row');
    expect(running?.textContent).toContain('4 of 6');
    expect(over?.textContent).toContain('Champion');
    const link = within(screen.getByRole('table')).getByRole('link', { name: 'Coppa Celluloide' });
    expect(link.getAttribute('href')).toBe('/leaderboard?tournament=5');
    const [best] = await rows('Best win');
    expect(best?.textContent).toContain('Stalker beats Suspiria 7 to 1');
  });

  it('lists what is open and next, then the results page by page', async () => {
    await open(veteran);
    expect(await rows('Open and to come')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Show all that are to come' }));
    expect(await rows('Open and to come')).toHaveLength(5);
    const ahead = screen.getByRole('region', { name: 'Open and to come' });
    expect(document.activeElement).toBe(ahead);
    expect(await rows('Results')).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Show older results' }));
    await expect.poll(async () => (await rows('Results')).length).toBe(26);
  });

  it('compares it with the opponent that is found by typing, and keeps it in the address', async () => {
    await open(veteran);
    const search = screen.getByRole('searchbox', { name: 'Search the opponents' });
    await userEvent.type(search, 'elan');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.click(screen.getByRole('radio', { name: /Suspiria/ }));
    expect(window.location.search).toBe('?against=2');
    expect(screen.getByText('9 for, 6 against')).toBeDefined();
    expect(await rows('Matches against Suspiria')).toHaveLength(1);
  });

  it('opens with the opponent that the address names, and says so of one it never meets', async () => {
    await open(veteran, '/films/1?against=99');
    expect(screen.getByText(/These two have not met/)).toBeDefined();
  });

  it('has a word for a film that has not played', async () => {
    await open(newcomer);
    expect(screen.getByRole('heading', { name: 'Has not played yet' })).toBeDefined();
    expect(server.seen.filter(({ url }) => url.startsWith('/api/matches'))).toEqual([]);
  });

  it('says that there is no such film, also without asking', async () => {
    const { show } = await renderPart(<FilmPage id="7" />, { server, path: '/films/7' });
    expect(await screen.findByRole('heading', { name: 'Film not found' })).toBeDefined();
    show(<FilmPage id="seven" />);
    expect(screen.getByRole('heading', { name: 'Film not found' })).toBeDefined();
    expect(server.seen).toHaveLength(1);
  });

  it('tries again where the film did not arrive', async () => {
    server.answer('GET /api/films/1/career', { status: 503 });
    await renderPart(<FilmPage id="1" />, { server, path: '/films/1' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer('GET /api/films/1/career', { body: newcomer });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Has not played yet' })).toBeDefined();
  });
});
