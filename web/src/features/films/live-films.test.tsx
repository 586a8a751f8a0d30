import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSentences } from '../../testing/start-sentences.ts';
import { createLive, LiveContext } from '../../lib/api/live.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleFilm } from '../../testing/sample-film.ts';
import { FilmsPage } from './films-page.tsx';
import { Line } from '../../testing/line.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

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

it('asks again when it is shown again: nobody told it meanwhile', async () => {
  server.answer('GET /api/films/my', { body: [sampleFilm({ id: 3, title: 'Persona' })] });
  const films = <FilmsPage used={1} allowed={20} onCountChange={() => undefined} />;
  const { show } = await renderPart(films, { server, path: '/films' });
  await screen.findByRole('link', { name: 'Persona' });
  show(null);
  server.answer('GET /api/films/my', { body: [sampleFilm({ id: 4, title: 'La notte' })] });
  show(films);
  expect(await screen.findByRole('link', { name: 'La notte' })).toBeDefined();
});
