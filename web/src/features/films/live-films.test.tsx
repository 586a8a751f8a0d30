import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { createLive, LiveContext } from '../../lib/live.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { sampleFilm } from '../../testing/sample-film.ts';
import { FilmsPage } from './films-page.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

/** The browser's EventSource, which the test window does not have. */
class Line extends EventTarget {
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

it('shows by itself what the film database has found, and asks for nothing but the films', async () => {
  await startSentences('en');
  openAt(`${server.origin}/films`);
  const film = sampleFilm({ id: 3, title: 'Persona' });
  server.answer('GET /api/films/my', { body: [film] });
  const line = new Line();
  const live = createLive({ onReconnect: () => undefined, openSource: () => line });
  const counted: string[] = [];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LiveContext value={live}>
        <FilmsPage used={1} allowed={20} onCountChange={() => counted.push('asked')} />
      </LiveContext>
    </QueryClientProvider>,
  );
  live.start();
  expect(await screen.findByText('Not enriched yet')).toBeDefined();

  const found = { ...film, runtime: 83, tmdbEnriched: true, enrichmentStatus: 'done' };
  server.answer('GET /api/films/my', { body: [found] });
  act(() => {
    line.dispatchEvent(new MessageEvent('film', { data: '{"filmId":3}' }));
  });
  expect(await screen.findByText('83 min')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Not enriched yet')).toBeNull());
  expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/films/my',
    'GET /api/films/my',
  ]);
  expect(counted).toEqual([]);
});
