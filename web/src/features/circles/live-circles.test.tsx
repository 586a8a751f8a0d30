import type { LiveEventType } from '@girone/contract/events';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { startSentences } from '../../testing/start-sentences.ts';
import { createLive, LiveContext } from '../../lib/api/live.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import {
  sampleCircle,
  sampleMember,
  sampleRequest,
  sampleTournament,
} from '../../testing/sample-circle.ts';
import { CirclePage } from './circle-page.tsx';
import { ManagePage } from './manage-page.tsx';
import { Line } from '../../testing/line.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  await startSentences('en');
  await loadDictionary('circles');
});

afterEach(async () => {
  await server.close();
});

function show(page: ReactNode) {
  openAt(`${server.origin}/circles/1`);
  const line = new Line();
  const live = createLive({ onReconnect: () => undefined, openSource: () => line });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LiveContext value={live}>{page}</LiveContext>
    </QueryClientProvider>,
  );
  live.start();
  return (type: LiveEventType, data: { circleId: number } | { tournamentId: number }) =>
    act(() => {
      line.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
    });
}

const viewer = { id: 7, isAdmin: false };
const hidden = sampleCircle({
  isPublic: false,
  viewerRequest: { id: 3, status: 'pending', mayAskAgainAt: null },
});

it('opens a circle in the moment in which its viewer is let in, and closes it when shown out', async () => {
  server.answer('GET /api/circles/1', { body: hidden });
  server.answer('GET /api/circles/my', { body: { circles: [], active: 0, max: 3 } });
  const say = show(<CirclePage circleId={1} viewer={viewer} discussion="talk" />);
  expect(await screen.findByText('Request pending')).toBeDefined();
  expect(screen.queryByText('talk')).toBeNull();

  const inside = sampleCircle({ isPublic: false, viewerRole: 'member' });
  server.answer('GET /api/circles/1', { body: inside });
  server.answer('GET /api/circles/1/members', { body: [sampleMember()] });
  server.answer('GET /api/circles/1/tournaments', { body: [sampleTournament()] });
  say('membership', { circleId: 1 });
  expect(await screen.findByText('marcob')).toBeDefined();
  expect(await screen.findByText('Coppa Celluloide')).toBeDefined();
  expect(screen.getByText('talk')).toBeDefined();
  expect(screen.queryByText('Request pending')).toBeNull();

  server.answer('GET /api/circles/1/tournaments', {
    body: [sampleTournament({ status: 'completed', cancelledAt: '2026-11-15T12:00:00.000Z' })],
  });
  say('tournament', { tournamentId: 5 });
  expect(await screen.findByText('Called off')).toBeDefined();

  server.answer('GET /api/circles/1', { body: { ...hidden, viewerRequest: null } });
  say('membership', { circleId: 1 });
  expect(await screen.findByText('Only members see inside')).toBeDefined();
  expect(screen.queryByText('marcob')).toBeNull();
});

it('keeps what is said in a public circle for its members', async () => {
  server.answer('GET /api/circles/1', { body: sampleCircle({ viewerRole: null }) });
  server.answer('GET /api/circles/my', { body: { circles: [], active: 0, max: 3 } });
  server.answer('GET /api/circles/1/members', { body: [sampleMember()] });
  server.answer('GET /api/circles/1/tournaments', { body: [] });
  const say = show(<CirclePage circleId={1} viewer={viewer} discussion="talk" />);
  expect(await screen.findByText('The talk is among members')).toBeDefined();
  expect(screen.queryByText('talk')).toBeNull();

  server.answer('GET /api/circles/1', { body: sampleCircle({ viewerRole: 'member' }) });
  say('membership', { circleId: 1 });
  expect(await screen.findByText('talk')).toBeDefined();
});

it('asks once for what may be new in the circle, however much happens elsewhere', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server.answer('GET /api/circles/1', { body: sampleCircle({ viewerRole: 'member' }) });
  server.answer('GET /api/circles/1/members', { body: [sampleMember()] });
  server.answer('GET /api/circles/1/tournaments', { body: [] });
  const say = show(<CirclePage circleId={1} viewer={viewer} discussion="talk" />);
  const asked = () => server.seen.filter(({ url }) => url === '/api/circles/1/tournaments').length;
  await screen.findByText('No championship yet');
  expect(asked()).toBe(1);

  server.answer('GET /api/circles/1/tournaments', { body: [sampleTournament()] });
  for (const tournamentId of [97, 98, 5]) say('tournament', { tournamentId });
  expect(await screen.findByText('Coppa Celluloide')).toBeDefined();
  expect(asked()).toBe(2);
});

it('does not ask about a circle when something happens in another', async () => {
  server.answer('GET /api/circles/1', { body: { ...hidden, viewerRequest: null } });
  server.answer('GET /api/circles/my', { body: { circles: [], active: 3, max: 3 } });
  const say = show(<CirclePage circleId={1} viewer={viewer} discussion="talk" />);
  await screen.findByText('No free slot: leave one of your circles first.');
  server.answer('GET /api/circles/my', { body: { circles: [], active: 2, max: 3 } });
  say('circle', { circleId: 2 });
  expect(await screen.findByRole('button', { name: 'Request access: Cineforum' })).toBeDefined();
  expect(server.seen.map(({ url }) => url)).toEqual([
    '/api/circles/1',
    '/api/circles/my',
    '/api/circles/my',
  ]);
});

it('shows a request as it comes in, and turns away a moderator who is one no more', async () => {
  const circle = sampleCircle({ viewerRole: 'moderator' });
  server.answer('GET /api/circles/1', { body: circle });
  server.answer('GET /api/circles/1/user-role', { body: { role: 'moderator', isModerator: true } });
  for (const part of ['members', 'tournaments', 'join-requests', 'invites']) {
    server.answer(`GET /api/circles/1/${part}`, { body: [] });
  }
  const say = show(<ManagePage circleId={1} viewer={viewer} />);
  expect(await screen.findByText('Nobody is waiting at the door.')).toBeDefined();
  server.answer('GET /api/circles/1/join-requests', { body: [sampleRequest()] });
  say('circle', { circleId: 1 });
  expect(await screen.findByText('I would defend Stalker.')).toBeDefined();

  server.answer('GET /api/circles/1/user-role', { body: { role: 'member', isModerator: false } });
  say('membership', { circleId: 1 });
  expect(await screen.findByRole('heading', { name: 'Unauthorised access' })).toBeDefined();
});

it('saves what was changed in the form, not what somebody else has changed meanwhile', async () => {
  const circle = sampleCircle({ viewerRole: 'admin', ownerId: 7 });
  server.answer('GET /api/circles/1', { body: circle });
  server.answer('GET /api/circles/1/user-role', { body: { role: 'admin', isModerator: true } });
  for (const part of ['members', 'tournaments', 'join-requests', 'invites']) {
    server.answer(`GET /api/circles/1/${part}`, { body: [] });
  }
  const say = show(<ManagePage circleId={1} viewer={viewer} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  await userEvent.type(await screen.findByLabelText('Name'), ' 2');
  const joinType = 'approval_required';
  server.answer('GET /api/circles/1', { body: { ...circle, joinType, description: 'Changed.' } });
  say('circle', { circleId: 1 });
  await screen.findByText('Changed.');
  server.answer('PATCH /api/circles/1', { body: circle });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      JSON.stringify({ name: `${circle.name} 2` }),
    ]),
  );
});
