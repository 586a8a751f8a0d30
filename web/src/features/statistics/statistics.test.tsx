import type { Statistics } from '@girone/contract/statistics';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { SeasonStatistics } from './season-statistics.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const filmOf = (id: number, title: string) => ({
  id,
  title,
  year: null,
  director: null,
  genre: null,
  posterUrl: null,
});
const result = (film1Id: number, film2Id: number, votes: [number, number]) => ({
  matchDay: film1Id,
  film1Id,
  film2Id,
  film1Votes: votes[0],
  film2Votes: votes[1],
});

const full: Statistics = {
  films: [filmOf(1, 'Stalker'), filmOf(2, 'Suspiria'), filmOf(3, 'Persona'), filmOf(4, 'Volver')],
  results: [result(1, 2, [6, 1]), result(2, 3, [4, 4]), result(3, 1, [2, 3])],
  ifItEndedNow: [
    { filmId: 2, position: 1, points: 9, movement: 1 },
    { filmId: 1, position: 2, points: 7, movement: -1 },
    { filmId: 3, position: 3, points: 4, movement: 0 },
  ],
  // Not in the order of the table.
  titleRace: [
    { filmId: 4, pointsNeeded: null, canWin: true },
    { filmId: 3, pointsNeeded: null, canWin: false },
    { filmId: 2, pointsNeeded: 4, canWin: true },
    { filmId: 1, pointsNeeded: 0, canWin: true },
  ],
  runs: {
    winning: [{ filmId: 1, length: 3, fromDay: 1, toDay: 4 }],
    unbeaten: [{ filmId: 2, length: 1, fromDay: 2, toDay: 2 }],
    winless: [],
  },
  closest: [result(3, 1, [2, 3])],
  clearest: [result(1, 2, [6, 1])],
  turnout: [
    { matchDay: 1, matches: 2, votes: 14 },
    { matchDay: 2, matches: 2, votes: 0 },
  ],
};
const none: Statistics = {
  films: full.films,
  results: [],
  ifItEndedNow: null,
  titleRace: [],
  runs: { winning: [], unbeaten: [], winless: [] },
  closest: [],
  clearest: [],
  turnout: [],
};

const call = 'GET /api/tournaments/5/statistics';

function open(isOver = false) {
  return renderPart(
    <SeasonStatistics tournamentId={5} isOver={isOver} chart={<p>The chart</p>} />,
    { server, path: '/leaderboard?tournament=5&tab=statistics', language: 'it' },
  );
}

const cellsOf = (row: HTMLElement | undefined) =>
  row === undefined
    ? []
    : within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
const section = (title: string) => {
  const found = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (found === null) throw new Error(`${title} has no section`);
  return within(found);
};

it('has who beat whom: home in the rows, in figures, letters and words', async () => {
  server.answer(call, { body: full });
  await open();
  const grid = within(await screen.findByRole('table', { name: /^Risultati del film/ }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Casa',
    'Stalker',
    'Suspiria',
    'Persona',
    'Volver',
  ]);
  const [, stalker, suspiria, persona] = grid.getAllByRole('row');
  expect(cellsOf(stalker)).toEqual([
    'lo stesso film',
    '6–1Vvittoria 6 a 1',
    '·non ancora giocata',
    '·non ancora giocata',
  ]);
  expect(cellsOf(suspiria)[2]).toBe('4–4Ppareggio 4 a 4');
  expect(cellsOf(persona)[0]).toBe('2–3Ssconfitta 2 a 3');
  const frame = screen.getByRole('region', { name: /scorre in orizzontale$/ });
  expect(frame.tabIndex).toBe(0);
  expect(screen.getByText('The chart')).toBeDefined();
});

it('has what would be, and what is certain about the title', async () => {
  server.answer(call, { body: full });
  await open();
  const now = within(await screen.findByRole('table', { name: /giornata aperta/ }));
  expect(now.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
    ['1', '1su di 1 posto', '9'],
    ['2', '1giù di 1 posto', '7'],
    ['3', 'stabile', '4'],
  ]);
  expect(
    section('Fatti, non stime')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Suspiria 4 punti per la certezza',
    'Volver Dipende dagli altri',
    'Persona Non può più vincere',
    'Stalker Titolo già vinto',
  ]);
});

it('has runs, margins, and the turnout also as a table', async () => {
  server.answer(call, { body: full });
  await open(true);
  await screen.findByRole('heading', { name: 'Le serie più lunghe' });
  const runs = section('Le serie più lunghe');
  expect(runs.getByText('3 partite · Giornate 1–4')).toBeDefined();
  expect(runs.getByText('1 partita · Giornata 2')).toBeDefined();
  expect(runs.getByText('Ancora nessuna')).toBeDefined();
  expect(
    section('Le partite più combattute').getByText('Giornata 3. Persona 2, Stalker 3'),
  ).toBeDefined();
  expect(
    section('Le vittorie più nette').getByText('Giornata 1. Stalker 6, Suspiria 1'),
  ).toBeDefined();
  const votes = within(screen.getByRole('table', { name: 'Voti per giornata' }));
  expect(votes.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
    ['2', '14'],
    ['2', '0'],
  ]);
  expect(screen.getByText('14 voti in tutto')).toBeDefined();
  // It is over: nothing can happen any more.
  expect(screen.queryByRole('heading', { name: 'Se finisse adesso' })).toBeNull();
});

it('says of each what is missing before the first result', async () => {
  server.answer(call, { body: none });
  await open();
  for (const text of [
    'La griglia si riempie con i primi risultati.',
    'Nessuna giornata è aperta, oppure il conteggio è segreto fino alla chiusura.',
    'Qui non c’è una corsa al titolo.',
    'Le serie cominciano con i primi risultati.',
    'I voti si contano alla chiusura di una giornata.',
  ]) {
    expect(await screen.findByText(text)).toBeDefined();
  }
  expect(screen.getAllByText('Il primo risultato deve ancora arrivare.')).toHaveLength(2);
  expect(screen.queryByRole('table')).toBeNull();
});

it('says what went wrong, tries again, and follows the season', async () => {
  server.answer(call, { status: 503, body: { message: 'Un attimo.' } });
  const { tell } = await open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Un attimo.');
  server.answer(call, { body: none });
  await userEvent.click(within(alert).getByRole('button', { name: 'Riprova' }));
  await screen.findByText('La griglia si riempie con i primi risultati.');
  server.answer(call, { body: full });
  tell('standings', { tournamentId: 6, matchDay: 1 });
  tell('standings', { tournamentId: 5, matchDay: 1 });
  await waitFor(() => expect(screen.getByText('14 voti in tutto')).toBeDefined());
});
