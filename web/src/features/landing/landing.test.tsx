import type { Match } from '@girone/contract/matches';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, renderApp } from '../../testing/render-app.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const film = {
  id: 1,
  title: 'Amarcord',
  year: 1973,
  director: 'Federico Fellini',
  genre: 'Commedia',
  posterUrl: null,
  ownerName: 'Giulia Ferrante',
};

const openMatch: Match = {
  id: 9,
  tournamentId: 4,
  circleName: null,
  tournamentName: 'Rimini d’inverno',
  matchDay: 2,
  matchNumber: 11,
  isHomeMatch: true,
  status: 'active',
  film1: film,
  film2: { ...film, id: 2, title: 'Roma', ownerName: null },
  film1Votes: 3,
  film2Votes: 1,
  totalVotes: 4,
  winnerId: null,
  viewerVote: null,
  viewerNotSeen: false,
  viewerMayVote: false,
  allowUnseen: false,
  scheduledStartTime: '2026-11-15T20:00:00.000Z',
  actualStartTime: '2026-11-15T20:00:00.000Z',
  autoAdvanceTime: null,
  completedAt: null,
  correction: null,
};

const match = (name: string) => screen.findByRole('article', { name });

describe('the match on the landing page', () => {
  it('is one that is being played in public, and its votes lead to the login and back', async () => {
    const film1 = { ...film, posterUrl: '/objects/images/a' };
    server.answer('GET /api/matches', { body: [{ ...openMatch, film1 }] });
    await renderApp({ server, path: '/' });
    const card = await match('Amarcord – Roma');
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/objects/images/a?w=480');
    const live = within(card);
    expect(server.seen.map(({ url }) => url)).toContain('/api/matches?status=active&limit=10');
    expect(live.getByText('Live now')).toBeDefined();
    expect(live.getByText('4 votes')).toBeDefined();
    expect(screen.queryByText('Example')).toBeNull();
    expect(
      screen.getByText('A live match from a public championship: Rimini d’inverno'),
    ).toBeDefined();
    await userEvent.click(live.getByRole('button', { name: 'Vote: Roma' }));
    expect(window.location.pathname).toBe('/auth');
    expect(window.history.state).toMatchObject({ returnTo: '/tournaments/4?tab=matches#match-9' });
  });

  it('is, of several, the one with the most votes', async () => {
    const crowded = { ...openMatch, id: 10, film1: { ...film, id: 3, title: 'Otto e mezzo' } };
    server.answer('GET /api/matches', { body: [openMatch, { ...crowded, totalVotes: 40 }] });
    await renderApp({ server, path: '/' });
    expect(await match('Otto e mezzo – Roma')).toBeDefined();
    expect(screen.queryByRole('article', { name: 'Amarcord – Roma' })).toBeNull();
  });

  it('keeps the count of a secret ballot to itself', async () => {
    server.answer('GET /api/matches', {
      body: [{ ...openMatch, film1Votes: null, film2Votes: null }],
    });
    await renderApp({ server, path: '/' });
    const live = within(await match('Amarcord – Roma'));
    expect(live.queryByText(/votes/)).toBeNull();
  });

  it.each([
    ['nothing is being played', { body: [] }],
    ['it cannot be fetched', { status: 503, body: { message: 'Girone is resting.' } }],
  ])('is an example, and says so, when %s', async (_case, answer) => {
    server.answer('GET /api/matches', answer);
    await renderApp({ server, path: '/' });
    const example = within(await match('Suspiria – Vertigo'));
    expect(example.getByText('Example')).toBeDefined();
    expect(screen.getByText('An example: this is what a match looks like')).toBeDefined();
    const vote = example.getByRole('link', { name: 'Vote: Suspiria' });
    expect(vote.getAttribute('href')).toBe('/auth');
  });
});

describe('how it works', () => {
  it.each([
    [
      'en',
      'How It Works',
      ['Upload movies', 'Vote in battles', 'The film with the most points wins'],
    ],
    ['it', 'Come funziona', ['Carica i film', 'Vota le sfide', 'Vince il film con più punti']],
    [
      'es',
      'Cómo funciona',
      ['Sube películas', 'Vota en los duelos', 'Gana la película con más puntos'],
    ],
  ] as const)('is three steps in %s', async (language, title, steps) => {
    server.answer('GET /api/matches', { body: [] });
    await renderApp({ server, path: '/', language });
    await screen.findByRole('heading', { level: 2, name: title });
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(steps);
  });

  it('ends with the way to an account', async () => {
    server.answer('GET /api/matches', { body: [] });
    await renderApp({ server, path: '/' });
    const call = await screen.findByRole('link', { name: 'Create your account' });
    expect(call.getAttribute('href')).toBe('/auth?tab=register');
  });
});
