import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleTournament } from '../../testing/sample-season.ts';
import { sampleTurnout } from '../../testing/sample-turnout.ts';
import { CloseDay } from './close-day.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

it('says how few have voted before a day is closed by hand', async () => {
  const tournament = sampleTournament({ viewerSeesTurnout: true });
  const path = `/api/tournaments/${tournament.id}/turnout` as const;
  server.answer(`GET ${path}`, {
    body: sampleTurnout({ stage: 'votes', matchDay: 2, total: 8, done: 3 }),
  });
  await renderPart(<CloseDay tournament={tournament} day={2} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
  expect(server.seen).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi giornata' }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() =>
    expect(dialog.textContent).toContain('Finora hanno votato tutte le partite 3 su 8.'),
  );
});
