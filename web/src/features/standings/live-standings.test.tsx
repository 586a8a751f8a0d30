import type { StandingsRow } from '@girone/contract/standings';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleRow, sampleTournament } from '../../testing/sample-season.ts';
import { TournamentStandings } from './tournament-standings.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  await server.close();
});

const leaderboard = '/api/tournaments/5/leaderboard';
const rowOf = (filmId: number, filmTitle: string) =>
  sampleRow({ filmId, filmTitle, position: filmId, played: 3 });
const stalker = rowOf(1, 'Stalker');
const suspiria = rowOf(2, 'Suspiria');
const persona = rowOf(3, 'Persona');

async function open() {
  const rows: StandingsRow[] = [stalker, suspiria, persona];
  server.answer(`GET ${leaderboard}`, { body: rows });
  server.answer('GET /api/tournaments/5/positions', {
    body: {
      matchDays: 3,
      closedAt: [null, null, null],
      films: rows.map(({ filmId, filmTitle }) => ({
        filmId,
        filmTitle,
        positions: [filmId, filmId, filmId],
      })),
    },
  });
  const part = await renderPart(<TournamentStandings tournament={sampleTournament()} />, {
    server,
    path: '/tournaments/5',
  });
  await screen.findByRole('toolbar');
  return part;
}

const films = async () =>
  within(await screen.findByRole('table', { name: /^Table/ }))
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('a')?.textContent);
const calls = () => server.seen.map(({ url }) => url);

/** What a real window does: rows lie under each other, and can be set in motion. */
function layOut(): { moved: string[] } {
  const moved: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(75);
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: function animate(
      this: HTMLElement,
      [from]: Keyframe[],
      { duration }: { duration: number },
    ) {
      if (this.dataset.row !== undefined) {
        moved.push(`${this.dataset.row} ${String(from?.['transform'])} ${duration}`);
      }
    },
  });
  return { moved };
}

it('asks once for all that the end of a day says, and the rows travel', async () => {
  const { moved } = layOut();
  const { tell } = await open();
  await waitFor(async () => expect(await films()).toHaveLength(3));
  await screen.findByRole('slider');
  const before = calls().length;
  server.answer(`GET ${leaderboard}`, { body: [suspiria, stalker, persona] });
  tell('standings', { tournamentId: 5, matchDay: 4 });
  tell('matchday', { tournamentId: 5, matchDay: 5, change: 'opened' });
  tell('tournament', { tournamentId: 5, status: 'active' });
  tell('standings', { tournamentId: 6, matchDay: 1 });
  await waitFor(async () => expect(await films()).toEqual(['Suspiria', 'Stalker', 'Persona']));
  expect(calls().slice(before).toSorted()).toEqual([leaderboard, '/api/tournaments/5/positions']);
  expect(moved.toSorted()).toEqual(['1 translateY(-75px) 420', '2 translateY(75px) 420']);
});

it('moves nothing for those who want no motion', async () => {
  const { moved } = layOut();
  const ask = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(ask(media), { matches: media === '(prefers-reduced-motion: reduce)' }),
  );
  const { tell } = await open();
  await waitFor(async () => expect(await films()).toHaveLength(3));
  server.answer(`GET ${leaderboard}`, { body: [persona, stalker, suspiria] });
  tell('standings', { tournamentId: 5, matchDay: 4 });
  await waitFor(async () => expect(await films()).toEqual(['Persona', 'Stalker', 'Suspiria']));
  expect(moved).toEqual([]);
});
