import { beatsOf } from '@girone/championship/show/script';
import type { Stage } from '@girone/contract/stage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleStage, sampleTold } from '../../testing/sample-stage.ts';
import { StagePage } from './stage-page.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  server.answer('POST /api/tournaments/5/stage/seat', {
    body: { now: Date.now(), againIn: 60_000 },
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

async function open(stage: Stage, isSignedIn = true) {
  server.answer('GET /api/tournaments/5/stage', { body: stage });
  const rendered = await renderPart(
    <StagePage
      tournamentId={5}
      isSignedIn={isSignedIn}
      backHref="/tournaments/5"
      signIn={<a href="/auth">Accedi</a>}
    />,
    { server, path: '/stage/5', language: 'it' },
  );
  await waitFor(() => expect(document.querySelector('[data-scene]')).not.toBeNull());
  return rendered;
}

const running = { viewerMayRun: true };
const bodies = (path: string) =>
  server.seen
    .filter(({ method, url }) => method === 'POST' && url.endsWith(path))
    .map(({ body }): unknown => JSON.parse(body));

function person(username: string) {
  return {
    username,
    firstName: username,
    lastName: null,
    profileImageUrl: null,
    isDone: true,
    isViewer: false,
    films: null,
    lastNominatedAt: null,
    joinedAt: null,
  };
}

it('says what is ready and who has not come', async () => {
  server.answer('GET /api/tournaments/5/turnout', {
    body: { people: [person('giulia'), person('marco'), person('davide')] },
  });
  await open(sampleStage({ stage: running }));
  expect(screen.getByRole('heading', { name: 'La sala è quasi piena.' })).toBeDefined();
  expect(screen.getByText('2 partite contate e sigillate')).toBeDefined();
  expect(screen.getByText(/Sigillo 7F3A 91C2 0B5E D44A/)).toBeDefined();
  expect(await screen.findByText(/Manca davide/)).toBeDefined();
});

it('starts the evening with one press', async () => {
  await open(sampleStage({ stage: running }));
  const now = Date.now();
  server.answer('POST /api/tournaments/5/stage/start', {
    body: { startedAt: now + 3000, pausedAt: null, resumesAt: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Inizia la serata' }));
  await waitFor(() => expect(document.querySelector('[data-scene="opening"]')).not.toBeNull());
  expect(bodies('/start')).toEqual([{ matchDay: 4 }]);
});

it('cannot start before the day is sealed', async () => {
  await open(sampleStage({ stage: running, day: { seal: null } }));
  await userEvent.click(screen.getByRole('button', { name: 'Il sigillo sta arrivando' }));
  expect(bodies('/start')).toEqual([]);
});

it('calls everybody, and the hour is there at once', async () => {
  server.answer('POST /api/tournaments/5/stage/call', {
    body: { calledFor: Date.now() + 300_000 },
  });
  await open(sampleStage({ stage: running }));
  await userEvent.click(screen.getByRole('button', { name: 'Chiama tutti' }));
  await screen.findByRole('timer');
  expect(bodies('/call')).toEqual([{ matchDay: 4 }]);
});

it('shows the code', async () => {
  await open(sampleStage({ stage: running }));
  await userEvent.click(screen.getByRole('button', { name: 'Mostra il QR' }));
  expect(screen.getByRole('img', { name: /\/stage\/5$/ })).toBeDefined();
});

const paused = { startedAt: 1000, pausedAt: 2000, resumesAt: null };

it('resumes, moves on, and asks before it ends', async () => {
  server.answer('POST /api/tournaments/5/stage/direct', { body: paused });
  await open(sampleStage({ position: 100, stage: running }));
  await userEvent.click(screen.getByRole('button', { name: 'Riprendi' }));
  await waitFor(() => expect(bodies('/direct')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
  await waitFor(() => expect(bodies('/direct')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: /^Fine/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Salti alla fine?' });
  expect(bodies('/direct')).toHaveLength(2);
  await userEvent.click(within(question).getByRole('button', { name: 'Salta alla fine' }));
  await waitFor(() => expect(bodies('/direct')).toHaveLength(3));
  expect(bodies('/direct')).toEqual(
    ['resume', 'next', 'end'].map((action) => ({ matchDay: 4, action, scene: 1 })),
  );
});

it('moves on with each press, however fast they follow', async () => {
  server.answer('POST /api/tournaments/5/stage/direct', { body: paused });
  await open(sampleStage({ position: 100, stage: running }));
  for (const detail of [1, 2, 3]) {
    fireEvent.click(screen.getByRole('button', { name: 'Avanti' }), { detail });
    await waitFor(() => expect(bodies('/direct')).toHaveLength(detail));
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  }
});

it('obeys the keyboard of whoever runs it', async () => {
  server.answer('POST /api/tournaments/5/stage/direct', { body: paused });
  await open(sampleStage({ position: 100, stage: running }));
  await userEvent.keyboard(' ');
  await waitFor(() => expect(bodies('/direct')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(bodies('/direct')).toHaveLength(2));
  expect(bodies('/direct')).toEqual(
    ['resume', 'next'].map((action) => ({ matchDay: 4, action, scene: 1 })),
  );
});

it('gives nothing to press to whoever only watches', async () => {
  await open(sampleStage({ position: 100 }));
  expect(screen.queryByRole('group', { name: 'Comandi' })).toBeNull();
  await userEvent.keyboard(' {ArrowRight}');
  expect(bodies('/direct')).toEqual([]);
});

it('says that whoever runs it is away only after having asked again', async () => {
  const now = Date.now();
  const waiting = { startedAt: now - 100, pausedAt: now, resumesAt: now + 20_000 };
  server.answer('GET /api/tournaments/5/stage', { body: sampleStage() });
  await open(sampleStage({ position: 100, day: { show: waiting } }));
  expect(screen.getByText('È caduta la linea di chi conduce.')).toBeDefined();
  await waitFor(() =>
    expect(server.seen.filter(({ url }) => url.endsWith('/stage')).length).toBeGreaterThan(1),
  );
});

/** How many reactions are drawn, those on the buttons included. */
const drawn = () => document.querySelectorAll('svg[viewBox="-3 -3 54 54"]').length;

it('throws what is pressed at once', async () => {
  await open(sampleStage({ position: 100 }));
  const bar = within(screen.getByRole('group', { name: 'Reazioni' }));
  expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Applauso',
    'Cuore',
    'Risata',
    'Colpo di scena',
    'Lacrima',
    'Pomodoro',
  ]);
  const before = drawn();
  await userEvent.click(bar.getByRole('button', { name: 'Applauso' }));
  expect(drawn()).toBe(before + 1);
});

it('asks a visitor to sign in, and takes no seat for them', async () => {
  await open(sampleStage({ position: 100 }), false);
  expect(screen.getByRole('link', { name: 'Accedi' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Applauso' })).toBeNull();
  expect(bodies('/seat')).toEqual([]);
});

it('names the table that comes after the one that is shown', async () => {
  const afterLastMatch = 21_200 + 15_300;
  const now = Date.now();
  const show = { startedAt: now - afterLastMatch, pausedAt: null, resumesAt: null };
  await open(sampleStage({ position: afterLastMatch, stage: running, day: { show } }));
  expect(screen.getByText(/: la classifica a fine serata/)).toBeDefined();
});

it('names the rest of a table that takes more than one screen', async () => {
  const onFirstScreen = 2 * beatsOf({ matches: 2 }, 0).end + 100;
  const now = Date.now();
  const show = { startedAt: now - onFirstScreen, pausedAt: null, resumesAt: null };
  const { films, table } = ofTwelve();
  const [first, second] = sampleTold;
  const told = [
    { ...first, table },
    { ...second, table },
  ];
  const day = { show, films, table, told };
  await open(sampleStage({ position: onFirstScreen, stage: running, day }));
  expect(screen.getByText(/: il resto della classifica/)).toBeDefined();
});

function ofTwelve() {
  const [first] = sampleStage().day?.films ?? [];
  if (first === undefined) throw new Error('the sample has no film');
  const films = Array.from({ length: 12 }, (_, index) => ({ ...first, id: index + 1 }));
  return { films, table: films.map(({ id }) => ({ filmId: id, position: id, points: 24 - id })) };
}
