import type { LiveEvents } from '@girone/contract/events';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAt, startApiServer, type ApiServer } from '../testing/api-server.ts';
import { leaveApp, member } from '../testing/render-app.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { sampleTournament } from '../testing/sample-tournament.ts';
import { useSession } from '../features/session/use-session.ts';
import '../features/reveal/invite-to-stage.ts';
import { useStageCall } from './stage-call.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  server.answer('GET /api/user', { body: member });
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

function Listener() {
  useStageCall();
  return <p>{useSession().user === null ? 'visitor' : 'member'}</p>;
}

async function listen(path: string, viewerSeesTurnout = true) {
  openAt(`${server.origin}${path}`);
  document.cookie = 'girone-signed-in=1; path=/';
  server.answer('GET /api/tournaments/5', {
    body: sampleTournament({ id: 5, name: 'Coppa Celluloide', viewerSeesTurnout }),
  });
  const page = await renderPart(<Listener />, { server, path, language: 'it' });
  await screen.findByText('member');
  return page;
}

const news: LiveEvents['stage'] = {
  tournamentId: 5,
  matchDay: 4,
  now: 1_000_000,
  show: null,
  calledFor: null,
  told: null,
};
const show = { startedAt: 1_003_000, pausedAt: null, resumesAt: null };
const asked = () => server.seen.filter(({ url }) => url === '/api/tournaments/5');

it('invites whoever takes part, and leads to their seat', async () => {
  const { tell } = await listen('/films');
  tell('stage', { ...news, calledFor: 1_300_000 });
  expect(await screen.findByText('Tra cinque minuti si scoprono le carte')).toBeDefined();
  expect(screen.getByText('Coppa Celluloide')).toBeDefined();
  const sit = screen.getByRole('button', { name: 'Siediti' });
  // Where toasts are no press counts until one has said that it is there, a moment after it is drawn.
  const place = sit.closest<HTMLElement>('[role=region]');
  await waitFor(() => expect(place?.style.pointerEvents).toBe(''));
  await userEvent.click(sit);
  expect(window.location.pathname).toBe('/stage/5');
});

it('says that it has begun', async () => {
  const { tell } = await listen('/films');
  tell('stage', { ...news, show });
  expect(await screen.findByText('La serata è cominciata')).toBeDefined();
});

it('invites nobody who is there already, and to nothing that only goes on', async () => {
  const { tell } = await listen('/stage/5');
  tell('stage', { ...news, show });
  const elsewhere = { ...news, show: { ...show, startedAt: 990_000 } };
  tell('stage', elsewhere);
  expect(asked()).toEqual([]);
});

it('does not call those who only look on', async () => {
  const { tell } = await listen('/films', false);
  tell('stage', { ...news, show });
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(screen.queryByText('La serata è cominciata')).toBeNull();
});
