import { drawProgram } from '@girone/contract/draw-program';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, renderApp } from '../../testing/render-app.tsx';
import { sampleRow } from '../../testing/sample-season.ts';
// What the page fetches is loaded here, before the clock of the first test runs.
import './draw-page.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const program = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Programma' });

it('tells everybody, visitors too, step by step how a draw is done again', async () => {
  await renderApp({ server, path: '/draw', language: 'it' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Rifare il sorteggio' }),
  ).toBeDefined();
  expect(document.querySelectorAll('ol > li')).toHaveLength(9);
  expect((await program()).value).toContain('const seed = "girone";');
  expect(screen.getByText(/Seme e film sono un esempio/)).toBeDefined();
});

it('has the films and the seed of the championship that one comes from in its program', async () => {
  server.answer('GET /api/tournaments/5/leaderboard', {
    body: [sampleRow({ filmId: 31 }), sampleRow({ filmId: 7 })],
  });
  await renderApp({ server, path: '/draw?tournament=5&seed=c0ffee', language: 'it' });
  expect(await screen.findByText(/Seme e film sono quelli di questo campionato/)).toBeDefined();
  expect((await program()).value).toBe(drawProgram('c0ffee', [31, 7]));
  expect(screen.getByRole('link', { name: 'Torna al campionato' }).getAttribute('href')).toBe(
    '/tournaments/5',
  );
});
