import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { createLive, LiveContext } from '../../lib/api/live.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { sampleTournament } from '../../testing/sample-tournament.ts';
import { LoadTournament } from './load-tournament.tsx';
import { TournamentPage } from './tournament-page.tsx';
import { Line } from '../../testing/line.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

it('moves on by itself, and only with the championship on screen', async () => {
  await startSentences('en');
  openAt(`${server.origin}/tournaments/5`);
  server.answer('GET /api/tournaments/5', { body: sampleTournament() });
  const line = new Line();
  const live = createLive({ onReconnect: () => undefined, openSource: () => line });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LiveContext value={live}>
        <LoadTournament id="5" listHref="/tournaments">
          {(tournament) => (
            <TournamentPage
              tournament={tournament}
              champion={null}
              statistics={null}
              share={null}
              contents={{ standings: null, matches: null, discussion: null }}
            />
          )}
        </LoadTournament>
      </LiveContext>
    </QueryClientProvider>,
  );
  live.start();
  expect(await screen.findByText('4 candidate films')).toBeDefined();

  line.say('tournament', { tournamentId: 99, status: 'setup' });
  server.answer('GET /api/tournaments/5', { body: sampleTournament({ filmsCount: 5 }) });
  line.say('tournament', { tournamentId: 5, status: 'setup' });
  line.say('tournament', { tournamentId: 5, status: 'setup' });
  expect(await screen.findByText('5 candidate films')).toBeDefined();

  const running = {
    status: 'active',
    readiness: null,
    totalMatchDays: 8,
    totalMatches: 20,
  } as const;
  server.answer('GET /api/tournaments/5', {
    body: sampleTournament({ ...running, currentMatchDay: 2, matchesCompleted: 0 }),
  });
  line.say('matchday', { tournamentId: 5, matchDay: 2, change: 'opened' });
  expect(await screen.findByText('Match day 2 of 8')).toBeDefined();
  expect(server.seen.map(({ url }) => url)).toEqual([
    '/api/tournaments/5',
    '/api/tournaments/5',
    '/api/tournaments/5',
  ]);

  // Let into its circle or shown out of it, one may do other things there.
  server.answer('GET /api/tournaments/5', {
    body: sampleTournament({ ...running, currentMatchDay: 3, matchesCompleted: 0 }),
  });
  line.say('membership', { circleId: 3 });
  expect(await screen.findByText('Match day 3 of 8')).toBeDefined();

  server.answer('GET /api/tournaments/5', { status: 404 });
  line.say('tournament', { tournamentId: 5, status: 'setup' });
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Championship not found' })).toBeDefined(),
  );
});
