import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { LazyDaySeal } from './lazy-seal-chip.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const seal = (kind: string, matchDay: number, hash: string) => ({
  kind,
  matchDay,
  matchNumber: null,
  film1Votes: null,
  film2Votes: null,
  hash: hash.repeat(16),
  sealedAt: '2026-11-16T20:00:00.000Z',
  reason: null,
});

it('shows the seal of a day once it is written, without being opened again', async () => {
  const path = 'GET /api/tournaments/5/seals';
  server.answer(path, { body: { draw: null, seals: [seal('draw', 0, 'a1b2')] } });
  const { tell } = await renderPart(<LazyDaySeal tournamentId={5} day={1} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
  await expect.poll(() => server.seen.length).toBe(1);
  expect(screen.queryByRole('link')).toBeNull();

  const seals = [seal('draw', 0, 'a1b2'), seal('day', 1, 'c3d4')];
  server.answer(path, { body: { draw: null, seals } });
  tell('seal', { tournamentId: 6, matchDay: 1 });
  tell('seal', { tournamentId: 5, matchDay: 1 });
  const name = 'Sigillo della giornata 1: c3d4 c3d4 c3d4 c3d4. Verifica il conteggio';
  const chip = await screen.findByRole('link', { name }, { timeout: 5000 });
  expect(chip.getAttribute('href')).toBe('/verify/5');
  expect(server.seen).toHaveLength(2);
});
