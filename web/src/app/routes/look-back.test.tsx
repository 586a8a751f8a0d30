import type { Odds } from '@girone/contract/odds';
import type { Statistics } from '@girone/contract/statistics';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { member } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import { lookBackAt } from './look-back.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  document.cookie = 'girone-signed-in=; path=/; max-age=0';
  await server.close();
});

const titles = ['Stalker', 'Suspiria', 'Persona'];
const films = titles.map((title, index) => ({
  id: index + 1,
  title,
  year: null,
  director: null,
  genre: null,
  posterUrl: null,
}));
const [home, away, other] = [1, 2, 3];
const statistics: Statistics = {
  films,
  results: [
    { matchDay: 1, film1Id: home, film2Id: away, film1Votes: 2, film2Votes: 5 },
    { matchDay: 2, film1Id: other, film2Id: home, film1Votes: 1, film2Votes: 4 },
    { matchDay: 3, film1Id: away, film2Id: other, film1Votes: 6, film2Votes: 0 },
  ],
  ifItEndedNow: null,
  titleRace: [],
  runs: { winning: [], unbeaten: [], winless: [] },
  closest: [],
  clearest: [],
  turnout: [],
};
const odds: Odds = {
  seasons: 20_000,
  matchDays: 6,
  lastDay: 3,
  days: [1, 2, 3],
  films: films.map((film, index) => ({
    film,
    chances:
      [
        [0.2, 0.5, 1],
        [0.7, 0.3, 0],
        [0.1, 0.2, 0],
      ][index] ?? [],
    fact: index === 0 ? ('champion' as const) : ('out' as const),
    factSince: 3,
    topThree: 1,
    topThreeFact: 'in' as const,
    expectedPoints: 9,
    points: 6,
  })),
};
const closedAt = ['2026-03-01T12:00:00.000Z', '2026-03-02T12:00:00.000Z', null];

async function lookAt(day: number, isVisitor = false): Promise<void> {
  openAt(server.origin);
  if (!isVisitor) document.cookie = 'girone-signed-in=1; path=/';
  server.answer('GET /api/user', isVisitor ? { status: 401 } : { body: member });
  server.answer('GET /api/tournaments/5/statistics', { body: statistics });
  server.answer('GET /api/tournaments/5/odds', { body: odds });
  server.answer('GET /api/tournaments/5/positions', {
    body: {
      matchDays: 3,
      closedAt,
      films: films.map(({ id, title }) => ({
        filmId: id,
        filmTitle: title,
        positions: [
          [2, 1, 1],
          [1, 2, 2],
          [3, 3, 3],
        ][id - 1],
      })),
    },
  });
  const season = { id: 5, startedAt: '2026-02-28T12:00:00.000Z', cancelledAt: null };
  await renderPart(lookBackAt(season).facts(day), {
    server,
    path: `/tournaments/5?day=${day}`,
    language: 'it',
  });
}

const sectionOf = async (title: string) => {
  const section = (await screen.findByRole('heading', { name: title })).closest('section');
  if (section === null) throw new Error(`${title} has no section`);
  return section;
};
const talk = () => sectionOf('La discussione, allora');
const calls = () => server.seen.map(({ url }) => url);

it('shows the results, the odds and the grid of that day, and nothing later', async () => {
  server.answer('GET /api/posts/feed', { body: [] });
  await lookAt(1);
  const results = within(await sectionOf('Risultati')).getAllByRole('listitem');
  expect(results.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Giornata 1. Stalker 2, Suspiria 5'),
  ]);
  const chances = within(await sectionOf('Pronostico')).getAllByRole('listitem');
  expect(chances.map(({ textContent }) => textContent)).toEqual([
    'Suspiria70 %',
    'Stalker20 %',
    'Persona10 %',
  ]);
  // The colours are those of today's table.
  expect(chances.map(({ className }) => /first|second|third/.exec(className)?.[0])).toEqual([
    'second',
    'first',
    'third',
  ]);
  const grid = within(await sectionOf('Tutti contro tutti'));
  expect(grid.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Suspiria',
    'Stalker',
    'Persona',
  ]);
  expect(grid.getAllByText('non ancora giocata')).toHaveLength(5);
  expect(within(await talk()).getByText('Nessuno aveva ancora scritto.')).toBeDefined();
});

it('knows a fact only from the day on that made it one', async () => {
  server.answer('GET /api/posts/feed', { body: [] });
  await lookAt(2);
  const [first] = within(await sectionOf('Pronostico')).getAllByRole('listitem');
  expect(first?.textContent).toBe('Stalker50 %');
});

it('lets hear what had been said by then, answers too, and nobody join in', async () => {
  server.answer('GET /api/posts/feed', {
    body: [samplePost({ content: 'Che finale', repliesCount: 2 })],
  });
  server.answer('GET /api/posts/1/replies', {
    body: [
      samplePost({ id: 2, content: 'Allora', createdAt: '2026-03-02T11:59:00.000Z' }),
      samplePost({ id: 3, content: 'Più tardi', createdAt: '2026-03-02T12:01:00.000Z' }),
    ],
  });
  await lookAt(2);
  const past = within(await talk());
  expect(past.getByText('Quel che si era detto alla chiusura della giornata 2')).toBeDefined();
  expect(past.getByText('Che finale')).toBeDefined();
  const asked = calls().find((url) => url.startsWith('/api/posts/feed')) ?? '';
  expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toMatchObject({
    tournamentId: '5',
    until: closedAt[1],
  });
  expect(past.queryByRole('textbox')).toBeNull();
  await userEvent.click(past.getByRole('button', { name: 'Le risposte fin lì' }));
  expect(await past.findByText('Allora')).toBeDefined();
  expect(past.queryByText('Più tardi')).toBeNull();
});

it('at the start has nothing but equal chances, and what was said before', async () => {
  server.answer('GET /api/posts/feed', { body: [] });
  await lookAt(0);
  expect(await screen.findByText('Al via sono tutti pari: 33 % a testa.')).toBeDefined();
  expect(screen.getByText('Il primo risultato deve ancora arrivare.')).toBeDefined();
  expect(screen.getByText('La griglia si riempie con i primi risultati.')).toBeDefined();
  expect(within(await talk()).getByText(/prima della prima giornata/)).toBeDefined();
});

it('keeps the discussion from visitors, who have none', async () => {
  await lookAt(2, true);
  await sectionOf('Risultati');
  expect(screen.queryByText('La discussione, allora')).toBeNull();
  expect(calls().filter((url) => url.includes('/posts/'))).toEqual([]);
});
