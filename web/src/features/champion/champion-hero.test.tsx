import type { Positions, StandingsRow } from '@girone/contract/standings';
import type { Statistics } from '@girone/contract/statistics';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleRow } from '../../testing/sample-season.ts';
import { ChampionHero } from './champion-hero.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});
afterEach(async () => {
  await server.close();
});

const titles = ['Stalker', 'Persona', 'Volver', 'Vertigo'];

function table(positions: readonly number[]): StandingsRow[] {
  return positions.map((position, index) =>
    sampleRow({
      position,
      filmId: index + 1,
      filmTitle: titles[index] ?? '',
      points: 12 - position,
      wins: 3,
    }),
  );
}

const statistics: Statistics = {
  films: titles.map((title, index) => ({
    id: index + 1,
    title,
    year: null,
    director: null,
    genre: null,
    posterUrl: null,
  })),
  results: [
    { matchDay: 1, film1Id: 1, film2Id: 2, film1Votes: 5, film2Votes: 0 },
    { matchDay: 2, film1Id: 3, film2Id: 4, film1Votes: 3, film2Votes: 2 },
  ],
  ifItEndedNow: null,
  titleRace: [],
  runs: { winning: [{ filmId: 1, length: 4, fromDay: 2, toDay: 5 }], unbeaten: [], winless: [] },
  closest: [{ matchDay: 2, film1Id: 3, film2Id: 4, film1Votes: 3, film2Votes: 2 }],
  clearest: [{ matchDay: 1, film1Id: 1, film2Id: 2, film1Votes: 5, film2Votes: 0 }],
  turnout: [
    { matchDay: 1, matches: 2, votes: 900 },
    { matchDay: 2, matches: 2, votes: 334 },
  ],
};

const positions: Positions = {
  matchDays: 2,
  closedAt: [null, null],
  films: titles.map((filmTitle, index) => ({
    filmId: index + 1,
    filmTitle,
    positions: [index + 1, index + 1],
  })),
};

interface Scene {
  figures?: Statistics;
  language?: 'en' | 'it';
}

async function open(rows: StandingsRow[], scene: Scene = {}): Promise<void> {
  const { figures = statistics, language = 'en' } = scene;
  server.answer('GET /api/tournaments/5/leaderboard', { body: rows });
  server.answer('GET /api/tournaments/5/statistics', { body: figures });
  server.answer('GET /api/tournaments/5/positions', { body: positions });
  const hero = <ChampionHero tournamentId={5} rematch={<button type="button">Rematch</button>} />;
  await renderPart(hero, { server, path: '/tournaments/5', language });
}

it('shows the champion, the first three and the records', async () => {
  await open(table([1, 2, 3, 4]));
  const hero = within(await screen.findByRole('region', { name: /The champion: Stalker/ }));
  expect(hero.getByText('11 points, 3 won, 0 drawn, 0 lost')).toBeDefined();
  expect(hero.getByRole('button', { name: 'Rematch' })).toBeDefined();
  const three = within(hero.getByRole('list', { name: 'Final top three' }));
  const box = screen.getByRole('link', { name: 'Download the box' });
  expect([box.getAttribute('href'), box.hasAttribute('download')]).toEqual([
    '/api/tournaments/5/box.html',
    true,
  ]);
  expect(three.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/films/1',
    '/films/2',
    '/films/3',
  ]);
  expect(await hero.findByText('Stalker, match days 2 to 5')).toBeDefined();
  expect(hero.getByText('Stalker – Persona, match day 1')).toBeDefined();
  expect(hero.getByText('3–2')).toBeDefined();
  expect(hero.getByText('1,234')).toBeDefined();
});

it('counts one as one', async () => {
  const one = { points: 1, wins: 1, draws: 1, losses: 1 };
  const rows = table([1, 2]).map((row) => Object.assign(row, one));
  await open(rows, { language: 'it' });
  expect(await screen.findByText('1 punto, 1 vinta, 1 pareggiata, 1 persa')).toBeDefined();
});

it('shows joint champions together, and claims no record where nobody voted', async () => {
  const result = { matchDay: 1, film1Id: 1, film2Id: 2, film1Votes: 0, film2Votes: 0 };
  const silent = {
    runs: { ...statistics.runs, winning: [] },
    closest: [result],
    clearest: [result],
  };
  await open(table([1, 1, 3]), { figures: { ...statistics, ...silent } });
  const hero = within(
    await screen.findByRole('region', { name: /Joint champions: Stalker and Persona/ }),
  );
  expect(hero.getAllByText('11 points, 3 won, 0 drawn, 0 lost')).toHaveLength(2);
  expect(await hero.findByText('Votes cast')).toBeDefined();
  expect(hero.queryByText('Clearest win')).toBeNull();
  expect(hero.queryByText('Closest match')).toBeNull();
});

it('puts the whole season on paper, and only there', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await open(table([1, 2, 3, 4]));
  await screen.findByText('1,234');
  await vi.waitFor(() => expect(server.seen).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.queryByRole('table')).toBeNull();

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('table', { name: 'Final table' })).toBeDefined();
  const days = screen.getAllByRole('heading', { level: 3, name: /Match day/ });
  expect(days).toHaveLength(2);
  expect(days[1]?.parentElement?.textContent).toContain('Volver – Vertigo');

  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).toBeNull();
});
