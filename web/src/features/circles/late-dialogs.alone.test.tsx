import { render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleCircle, sampleTournament } from '../../testing/sample-circle.ts';
import { LazyCreateCircle } from './lazy-dialogs.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

it('a circle does not fetch the form that it never opens', async () => {
  const circle = sampleCircle({ viewerRole: 'admin', ownerId: 7 });
  server.answer('GET /api/circles/1', { body: circle });
  server.answer('GET /api/circles/1/members', { body: [] });
  server.answer('GET /api/circles/1/tournaments', { body: [sampleTournament()] });
  server.answer('GET /api/circles/my', { body: { circles: [], active: 1, max: 3 } });
  await renderApp({ server, path: '/circles/1', user: member });
  await screen.findByText('Coppa Celluloide');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LazyCreateCircle onClose={() => undefined} onCreated={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.queryByLabelText('Name')).toBeNull();
  // It comes to those who want it.
  expect(await screen.findByLabelText('Name')).toBeDefined();
});
