import type { StandingsRow } from '@girone/contract/standings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleRow, sampleTournament } from '../../testing/sample-season.ts';
import { expectSpoken } from '../../testing/spoken.ts';
import { readAnnouncement, subscribeToAnnouncements } from '../../ui/accessibility/announce.ts';
import { TournamentStandings } from './tournament-standings.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const leaderboard = '/api/tournaments/5/leaderboard';
const rowOf = (filmId: number, filmTitle: string) =>
  sampleRow({ filmId, filmTitle, position: filmId, points: 9 - filmId, played: 3 });
const stalker = rowOf(1, 'Stalker');
const suspiria = rowOf(2, 'Suspiria');
const persona = rowOf(3, 'Persona');

const wayOf = {
  Stalker: [3, 1, 1],
  Suspiria: [2, 2, 2],
  Persona: [1, 3, 3],
};

function answerPositions(days: number): void {
  server.answer('GET /api/tournaments/5/positions', {
    body: {
      matchDays: days,
      closedAt: Array.from({ length: days }, (_, day) => `2026-03-0${day + 1}T12:00:00.000Z`),
      films: Object.entries(wayOf).map(([filmTitle, way], index) => ({
        filmId: index + 1,
        filmTitle,
        positions: Array.from({ length: days }, (_, day) => way[day] ?? index + 1),
      })),
    },
  });
}

interface Scene {
  path?: string;
  days?: number;
  rows?: StandingsRow[];
  status?: 'active' | 'completed';
}

async function open(scene: Scene = {}) {
  const { path = '/tournaments/5', days = 3, status = 'active' } = scene;
  server.answer(`GET ${leaderboard}`, { body: scene.rows ?? [stalker, suspiria, persona] });
  answerPositions(days);
  const tournament = sampleTournament({ currentMatchDay: days + 1, status });
  return renderPart(
    <TournamentStandings
      tournament={tournament}
      lookBack={{
        story: (day) => <p>Storia della giornata {day}</p>,
        facts: (day) => <p>Fatti della giornata {day}</p>,
      }}
    />,
    { server, path, language: 'it' },
  );
}

const slider = () => screen.findByRole('slider', { name: 'Giornata da guardare' });
const league = () => screen.findByRole('table', { name: /^Classifica/ });
const films = async () =>
  within(await league())
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('a')?.textContent);
const calls = () => server.seen.map(({ url }) => url);
/** Everything that is told to screen readers from now on. */
function listen(): string[] {
  const heard: string[] = [];
  const stop = subscribeToAnnouncements(() => heard.push(readAnnouncement()?.text ?? ''));
  onTestFinished(stop);
  return heard;
}

const address = () => window.location.search;

/** How far down a line ends, by where the outline of its mark begins. */
function heightOfEnd(line: string): number {
  const outline = document.querySelector(`${line} .end`)?.getAttribute('d') ?? '';
  return Number(/^M\S+ (\S+?)[a-z]/.exec(outline)?.[1]);
}

describe('the time machine', () => {
  it('goes to the table of another day, and the address says so', async () => {
    await open({ path: '/tournaments/5?tab=standings' });
    const bar = await slider();
    await waitFor(() => expect(bar.ariaValueText).toBe('Dopo la giornata 3 di 6, 3 marzo 2026'));
    const table = await league();
    const { until, letGo } = holdBack();
    server.answer(`GET ${leaderboard}`, { body: [persona, stalker, suspiria], until });
    fireEvent.change(bar, { target: { value: '1' } });
    expect(address()).toBe('?tab=standings&day=1');
    expect(table.closest('section')?.ariaBusy).toBe('true');
    letGo();
    await waitFor(async () => expect(await films()).toEqual(['Persona', 'Stalker', 'Suspiria']));
    expect(calls()).toContain(`${leaderboard}?matchDay=1`);
    expect(screen.getByRole('table', { name: 'Classifica dopo la giornata 1' })).toBeDefined();
    expect(table.closest('section')?.ariaBusy).toBe('false');
    expect(bar.ariaValueText).toBe('Dopo la giornata 1 di 6, 1 marzo 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Torna a oggi' }));
    expect(address()).toBe('?tab=standings');
  });

  it('shows the story and the facts of that day only while somebody looks back', async () => {
    await open({ path: '/tournaments/5?day=2' });
    expect(await screen.findByText('Storia della giornata 2')).toBeDefined();
    expect(screen.getByText('Fatti della giornata 2')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Giornata successiva' }));
    await waitFor(() => expect(screen.queryByText(/^Storia/)).toBeNull());
    expect(screen.queryByText(/^Fatti/)).toBeNull();
  });

  it('draws nothing of the chart that came later, in the colours of today', async () => {
    await open({ path: '/tournaments/5?day=1' });
    const toolbar = await screen.findByRole('toolbar');
    // In the order of that day.
    expect(
      within(toolbar)
        .getAllByRole('button')
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual([
      'Persona: posizione 1, la migliore 1',
      'Suspiria: posizione 2, la migliore 2',
      'Stalker: posizione 3, la migliore 3',
    ]);
    const chart = screen.getByRole('table', { name: /^Posizione di ogni film/ });
    expect(within(chart).getAllByRole('columnheader')).toHaveLength(2);
    // Stalker leads today: its line, third that day, is the leader's.
    expect(heightOfEnd('.leader')).toBeGreaterThan(heightOfEnd('.third'));
  });

  it('is moved with the keys: five days at once, to both ends, and played with the space bar', async () => {
    await open({ days: 3, path: '/tournaments/5?day=2' });
    const bar = await slider();
    bar.focus();
    await userEvent.keyboard('{PageDown}');
    expect(address()).toBe('?day=0');
    expect(bar.ariaValueText).toBe('Al via, prima del primo risultato');
    await userEvent.keyboard('{PageUp}');
    expect(address()).toBe('');
    await userEvent.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Metti in pausa' })).toBeDefined();
    expect(address()).toBe('?day=0');
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Riproduci il campionato' })).toBeDefined();
  });

  it('plays to the last day and says where it has stopped, and nothing on the way', async () => {
    const heard = listen();
    await open({ path: '/tournaments/5?day=1' });
    const bar = await slider();
    await waitFor(() => expect(bar.ariaValueText).toContain('1 marzo'));
    const texts: (string | null)[] = [];
    const watch = new MutationObserver(() => texts.push(bar.ariaValueText));
    watch.observe(bar, { attributes: true, attributeFilter: ['aria-valuetext'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Riproduci il campionato' }));
    await waitFor(() => expect(address()).toBe(''), { timeout: 10_000 });
    expect(screen.getByRole('button', { name: 'Riproduci il campionato' })).toBeDefined();
    expect(heard).toEqual(['Fermo: Dopo la giornata 3 di 6']);
    expect(bar.ariaValueText).toContain('Dopo la giornata 3 di 6');
    expect(texts.filter((text) => !text?.startsWith('Dopo la giornata 3'))).toEqual([]);
  });

  it('says where a step has led to, since the button keeps its name', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Giornata precedente' }));
    await expectSpoken('Dopo la giornata 2 di 6');
    expect(address()).toBe('?day=2');
  });

  it('stands still where it is while a day closes, and today moves on', async () => {
    const { tell } = await open({ path: '/tournaments/5?day=1' });
    const bar = await slider();
    answerPositions(4);
    tell('standings', { tournamentId: 5, matchDay: 4 });
    await waitFor(() => expect(bar.getAttribute('max')).toBe('4'));
    expect(bar.ariaValueText).toBe('Dopo la giornata 1 di 6, 1 marzo 2026');
    expect(screen.getByText('Oggi, 4')).toBeDefined();
    expect(address()).toBe('?day=1');
  });

  it('is still there when a day’s table does not arrive: another one may', async () => {
    await open();
    const bar = await slider();
    server.answer(`GET ${leaderboard}`, { status: 404, body: { message: 'Not found.' } });
    fireEvent.change(bar, { target: { value: '1' } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'La classifica non è arrivata',
    );
    server.answer(`GET ${leaderboard}`, { body: [stalker, suspiria, persona] });
    await userEvent.click(screen.getByRole('button', { name: 'Torna a oggi' }));
    expect(await films()).toEqual(['Stalker', 'Suspiria', 'Persona']);
  });

  it('of a season that is over leads to its end: there is no today', async () => {
    await open({ status: 'completed', path: '/tournaments/5?day=1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Torna alla fine' }));
    expect(address()).toBe('');
  });

  it('has the start to go back to after one day, and is not there before the first', async () => {
    await open({ days: 1 });
    const bar = await slider();
    expect([bar.getAttribute('min'), bar.getAttribute('max')]).toEqual(['0', '1']);
    document.body.replaceChildren();
    await open({ days: 0 });
    expect(await films()).toHaveLength(3);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it.each([
    ['?after=2', 'Dopo la giornata 2 di 6, 2 marzo 2026'],
    ['?day=9', 'Dopo la giornata 3 di 6, 3 marzo 2026'],
    ['?day=-1', 'Dopo la giornata 3 di 6, 3 marzo 2026'],
    ['?day=due', 'Dopo la giornata 3 di 6, 3 marzo 2026'],
  ])('takes %s as it can be meant', async (query, text) => {
    await open({ path: `/tournaments/5${query}` });
    const bar = await slider();
    await waitFor(() => expect(bar.ariaValueText).toBe(text));
    expect(calls()).not.toContain(`${leaderboard}?matchDay=9`);
  });
});
