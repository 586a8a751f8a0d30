import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { sampleMatch } from '../../testing/sample-season.ts';
import { sampleTournament } from '../../testing/sample-tournament.ts';
import { leaveApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { TournamentMatches } from './tournament-matches.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

it('the last day that waits for its reveal says so, and no longer that it can close', async () => {
  const closed = { status: 'closed', matchDay: 2, film1Votes: null, film2Votes: null } as const;
  server.answer('GET /api/tournaments/5/matches', { body: [sampleMatch(closed)] });
  const season = { status: 'active', currentMatchDay: 2, totalMatchDays: 2 } as const;
  await renderPart(<TournamentMatches tournament={sampleTournament({ id: 5, ...season })} />, {
    server,
    path: '/tournaments/5?tab=matches',
    language: 'it',
  });
  expect(await screen.findByRole('heading', { name: 'La giornata 2 è chiusa' })).toBeDefined();
  expect(
    screen.getByText('I voti sono contati e sigillati. I risultati arrivano con la rivelazione.'),
  ).toBeDefined();
  expect(screen.queryByText(/^La giornata avanza/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Avanti' })).toBeNull();
});
