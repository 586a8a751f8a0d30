import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleTournament } from '../../testing/sample-tournament.ts';
import { RulesCard } from './rules-card.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

async function show(facts: Parameters<typeof sampleTournament>[0]): Promise<void> {
  await renderPart(<RulesCard tournament={sampleTournament(facts)} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
  await userEvent.click(await screen.findByText('Regole e sorteggio'));
  await screen.findByText('Vittoria 3, pareggio 1, sconfitta 0');
}

it('says how long a day stays open at least', async () => {
  await show({ minOpenHours: 6 });
  expect(
    screen.getByText('Ogni giornata resta aperta almeno 6 ore, anche se hanno votato tutti'),
  ).toBeDefined();
});

it.each([{ minOpenHours: 0 }, { minOpenHours: 6, advanceOnAllCircleVotes: false }])(
  'says nothing of it where there is none: %j',
  async (facts) => {
    await show(facts);
    expect(screen.queryByText('Tempo minimo')).toBeNull();
  },
);

it.each([
  [{ mode: 'off' }, 'Subito alla chiusura'],
  [{ mode: 'by_hand' }, 'A carte coperte, fino alla rivelazione (al più 72 ore)'],
  [
    { mode: 'at_hour', hour: 21, zone: 'America/New_York' },
    'A carte coperte, fino alle 21:00 (America/New York)',
  ],
] as const)('says when results are shown: %j', async (reveal, words) => {
  await show({ reveal });
  expect(screen.getByText(words)).toBeDefined();
});
