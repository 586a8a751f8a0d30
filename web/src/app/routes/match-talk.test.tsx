import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import { sampleMatch, sampleTournament } from '../../testing/sample-season.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const open = sampleMatch({ id: 9, matchDay: 1, status: 'active' });
const quiet = sampleMatch({ id: 10, matchDay: 1, status: 'active', matchNumber: 2 });

async function show(facts: Parameters<typeof sampleTournament>[0] = {}): Promise<void> {
  const running = { currentMatchDay: 1, totalMatchDays: 1, ...facts };
  server.answer('GET /api/tournaments/5', { body: sampleTournament(running) });
  server.answer('GET /api/tournaments/5/matches', { body: [open, quiet] });
  server.answer('GET /api/tournaments/5/comments', { body: { comments: [], total: 12 } });
  server.answer('GET /api/tournaments/5/comment-counts?matchDay=1', {
    body: [{ matchId: 9, count: 3 }],
  });
  await renderApp({ server, path: '/tournaments/5?tab=matches', user: member, language: 'it' });
}

it('tells at every match how much is said, asks once a day of matches, and opens the talk', async () => {
  await show();
  const link = await screen.findByRole('button', { name: '3 commenti: Stalker – Suspiria' });
  expect(screen.getByRole('button', { name: 'Commenta: Stalker – Suspiria' })).toBeDefined();
  expect(await screen.findByRole('tab', { name: /^Discussione ?12$/ })).toBeDefined();
  const asked = server.seen.filter(({ url }) => url.includes('/comment-counts'));
  expect(asked).toHaveLength(1);

  server.answer('GET /api/posts/feed?matchId=9&limit=25', {
    body: [samplePost({ id: 3, content: 'La Zona, sempre.' })],
  });
  await userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Giornata 1 · Stalker – Suspiria' });
  expect(await within(dialog).findByText('La Zona, sempre.')).toBeDefined();
  expect(within(dialog).getByRole('textbox', { name: 'Testo del post' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
});

it('says at the match too why somebody only reads', async () => {
  const { viewerMay } = sampleTournament();
  await show({
    circleId: 3,
    circleName: 'Cineforum',
    isPublic: false,
    viewerMay: { ...viewerMay, discuss: false },
  });
  server.answer('GET /api/posts/feed?matchId=9&limit=25', { body: [] });
  await userEvent.click(
    await screen.findByRole('button', { name: '3 commenti: Stalker – Suspiria' }),
  );
  const name = 'Giornata 1 · Stalker – Suspiria';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByText(/^Qui scrive solo chi è nella cerchia Cineforum\./)).toBeDefined();
  const circle = dialog.getByRole('link', { name: 'Apri la cerchia' });
  expect(circle.getAttribute('href')).toBe('/circles/3');
  expect(dialog.queryByRole('textbox')).toBeNull();
});
