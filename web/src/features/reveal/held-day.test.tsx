import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleTournament } from '../../testing/sample-tournament.ts';
import { HeldDay } from './held-day.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const held = { matchDay: 2, revealsAt: '2026-11-20T20:00:00Z' };

async function show({
  mayReveal,
  totalMatchDays = 6,
}: {
  mayReveal: boolean;
  totalMatchDays?: number;
}) {
  const { viewerMay, ...rest } = sampleTournament({ id: 5, totalMatchDays });
  const tournament = { ...rest, viewerMay: { ...viewerMay, reveal: mayReveal } };
  await renderPart(<HeldDay tournament={tournament} held={held} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
  await screen.findByText('La giornata 2 è a carte coperte');
}

const reveals = () => server.seen.filter(({ method }) => method === 'POST');

it('says until when, and offers the hall alone to whoever may only wait', async () => {
  await show({ mayReveal: false });
  expect(screen.getByRole('link', { name: 'Vai in sala' }).getAttribute('href')).toBe('/stage/5');
  expect(screen.getByText(/Si scoprono da soli il .*20.* nov/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('reveals the day that is seen here, once that was confirmed', async () => {
  server.answer('POST /api/tournaments/5/reveal', { body: { matchDay: 2, isLast: false } });
  await show({ mayReveal: true });
  await userEvent.click(screen.getByRole('button', { name: 'Scopri i risultati' }));
  const question = await screen.findByRole('alertdialog', { name: 'Scopri la giornata 2?' });
  expect(reveals()).toEqual([]);
  expect(within(question).queryByText(/ultima giornata/)).toBeNull();
  await userEvent.click(within(question).getByRole('button', { name: 'Scopri i risultati' }));
  await waitFor(() => expect(reveals()).toHaveLength(1));
  expect(JSON.parse(reveals()[0]?.body ?? '')).toEqual({ matchDay: 2 });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('says that the champion comes with the last day', async () => {
  await show({ mayReveal: true, totalMatchDays: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Scopri i risultati' }));
  expect(await screen.findByText(/con lei si scopre il campione/)).toBeDefined();
});

it('says that somebody else was faster', async () => {
  server.answer('POST /api/tournaments/5/reveal', {
    status: 409,
    body: { code: 'day_not_held', message: 'Di questa giornata non c’è più niente da scoprire.' },
  });
  await show({ mayReveal: true });
  await userEvent.click(screen.getByRole('button', { name: 'Scopri i risultati' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Scopri i risultati' }));
  expect(await screen.findByText('È già scoperta')).toBeDefined();
});
