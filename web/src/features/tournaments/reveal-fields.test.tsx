import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleTournament } from '../../testing/sample-tournament.ts';
import { CreateTournament, EditTournament } from './tournament-dialogs.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

function sent(method: string): unknown[] {
  const calls = server.seen.filter((call) => call.method === method);
  return calls.map(({ body }) => JSON.parse(body));
}

const nothing = () => undefined;

it('holds results back until an hour of the day, and then counts in secret', async () => {
  server.answer('POST /api/tournaments', { status: 201, body: sampleTournament({ id: 11 }) });
  await renderPart(
    <CreateTournament circles={[]} circle={null} onCreated={nothing} onClose={nothing} />,
    { server, path: '/tournaments' },
  );
  await userEvent.type(await screen.findByLabelText('Name'), 'Serata');
  await userEvent.selectOptions(await screen.findByLabelText('Results'), 'at_hour');
  expect(screen.queryByRole('checkbox', { name: /^Secret count/ })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Hour of the reveal'), '22');
  await userEvent.click(screen.getByRole('button', { name: 'Create championship' }));

  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  await waitFor(() =>
    expect(sent('POST')).toMatchObject([
      { secretCount: true, reveal: { mode: 'at_hour', hour: 22, zone } },
    ]),
  );
});

async function edit(currentMatchDay: number, status: 'active' | 'completed' = 'active') {
  const running = { status, currentMatchDay, preparationDeadline: null };
  const tournament = sampleTournament({ id: 5, ...running });
  server.answer('PATCH /api/tournaments/5', { body: tournament });
  await renderPart(
    <EditTournament tournament={tournament} circles={[]} onSaved={nothing} onClose={nothing} />,
    { server, path: '/tournaments/5' },
  );
  await screen.findByLabelText('Name');
}

it('can be chosen anew until the first day closes, and sends nothing else', async () => {
  await edit(1);
  await userEvent.selectOptions(await screen.findByLabelText('Results'), 'by_hand');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('PATCH')).toEqual([{ secretCount: true, reveal: { mode: 'by_hand' } }]),
  );
});

it.each([
  [2, 'active'],
  [1, 'completed'],
] as const)('is settled afterwards: day %i, %s', async (day, status) => {
  await edit(day, status);
  expect(screen.queryByLabelText('Results')).toBeNull();
});
