import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleDashboard } from '../../testing/sample-dashboard.ts';
import { DigestQuestion } from './digest-question.tsx';

let server: ApiServer;
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

beforeEach(async () => {
  server = await startApiServer();
});
afterEach(async () => {
  leaveApp();
  await server.close();
});

function answers(): unknown[] {
  return server.seen
    .filter(({ method, url }) => method === 'PATCH' && url === '/api/users/digest')
    .map(({ body }) => JSON.parse(body));
}

it('is asked on the dashboard of whoever was never asked, once', async () => {
  server.answer('GET /api/dashboard', { body: sampleDashboard({}) });
  server.answer('GET /api/users/digest', { body: { isWanted: null, timeZone } });
  server.answer('PATCH /api/users/digest', { body: { isWanted: true, timeZone } });
  await renderApp({ server, path: '/', user: member });
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, on Mondays' }));
  await screen.findByText('The week comes by email');
  expect(screen.queryByText('The week, by email?')).toBeNull();
  expect(answers()).toEqual([{ isWanted: true }]);
});

it('takes no for an answer', async () => {
  server.answer('GET /api/users/digest', { body: { isWanted: null, timeZone } });
  server.answer('PATCH /api/users/digest', { body: { isWanted: false, timeZone } });
  await renderPart(<DigestQuestion />, { server, path: '/' });
  await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  await screen.findByText('No weekly email');
  expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull();
  expect(answers()).toEqual([{ isWanted: false }]);
});

it('stays where the answer did not arrive', async () => {
  server.answer('GET /api/users/digest', { body: { isWanted: null, timeZone } });
  server.answer('PATCH /api/users/digest', { status: 503, body: { message: 'Resting.' } });
  await renderPart(<DigestQuestion />, { server, path: '/' });
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, on Mondays' }));
  await screen.findByText('Resting.');
  expect(screen.getByRole('button', { name: 'Yes, on Mondays' })).toBeDefined();
});

it('tells where this device is, when the last one was elsewhere, and asks nobody who has answered', async () => {
  server.answer('GET /api/users/digest', { body: { isWanted: false, timeZone: 'Asia/Tokyo' } });
  server.answer('PATCH /api/users/digest', { body: { isWanted: false, timeZone } });
  await renderPart(<DigestQuestion />, { server, path: '/' });
  await waitFor(() => expect(answers()).toEqual([{ timeZone }]));
  expect(screen.queryByText('The week, by email?')).toBeNull();
});
