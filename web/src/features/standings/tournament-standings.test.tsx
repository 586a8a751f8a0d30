import type { StandingsRow } from '@girone/contract/standings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleRow, sampleTournament } from '../../testing/sample-season.ts';
import { TournamentStandings } from './tournament-standings.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const leaderboard = '/api/tournaments/5/leaderboard';
const stalker = sampleRow({
  points: 7,
  wins: 2,
  draws: 1,
  played: 3,
  votesFor: 21,
  votesAgainst: 12,
  form: ['W', 'D', 'W'],
});
const suspiria = sampleRow({
  ...stalker,
  position: 2,
  filmId: 2,
  filmTitle: 'Suspiria',
  ownerName: null,
  votesFor: 20,
  movement: 3,
  decidedBy: 'voteDifference',
});
const persona = sampleRow({
  position: 3,
  filmId: 3,
  filmTitle: 'Persona',
  losses: 3,
  played: 3,
  form: ['L', 'L', 'L'],
  movement: -1,
});

interface Scene {
  rows?: StandingsRow[];
  matchDays?: number;
  status?: 'setup' | 'active';
}

async function open({ rows = [stalker, suspiria, persona], matchDays = 3, ...scene }: Scene = {}) {
  server.answer(`GET ${leaderboard}`, { body: rows });
  server.answer('GET /api/tournaments/5/positions', {
    body: {
      matchDays,
      closedAt: Array.from({ length: matchDays }, () => null),
      films: rows.map(({ filmId, filmTitle, position }) => ({
        filmId,
        filmTitle,
        positions: Array.from({ length: matchDays }, () => position),
      })),
    },
  });
  const tournament = sampleTournament({ currentMatchDay: 4, status: scene.status ?? 'active' });
  return renderPart(<TournamentStandings tournament={tournament} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
}

const league = () => screen.findByRole('table', { name: /^Classifica/ });
const films = async () =>
  within(await league())
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('a')?.textContent);
const cells = (row: HTMLElement | undefined) =>
  row === undefined
    ? []
    : within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);

describe('the table', () => {
  it('has the seal of its day as soon as it is written', async () => {
    const { tell } = await open();
    await league();
    expect(screen.queryByRole('link', { name: /^Sigillo/ })).toBeNull();
    const sealed = { ...stalker, seal: 'eba81dc201a46e74' };
    server.answer(`GET ${leaderboard}`, { body: [sealed, suspiria, persona] });
    tell('seal', { tournamentId: 5, matchDay: 3 });
    const name = 'Sigillo della giornata 3: eba8 1dc2 01a4 6e74. Verifica il conteggio';
    const chip = await screen.findByRole('link', { name }, { timeout: 5000 });
    expect(chip.getAttribute('href')).toBe('/verify/5');
  });

  it('has a row per film with all its figures', async () => {
    await open();
    const [head, first, second, third] = within(await league()).getAllByRole('row');
    expect(
      head &&
        within(head)
          .getAllByRole('columnheader')
          .map((cell) => cell.textContent),
    ).toEqual([
      'PosPosizione',
      'Movimento',
      'Film',
      'GGiocate',
      'VVittorie',
      'PPareggi',
      'SSconfitte',
      'VotiVoti a favore e contro',
      'Ultime 5',
      'PtPunti',
    ]);
    expect(cells(first)).toEqual([
      '1',
      'stabile',
      '3',
      '2',
      '1',
      '0',
      '21–1221 a favore, 12 contro',
      'Ultimi risultati: vittoria, pareggio, vittoriaVPV',
      '7',
    ]);
    expect(cells(second)[1]).toBe('3su di 3 posti');
    expect(cells(third)[1]).toBe('1giù di 1 posto');
    expect(first?.textContent).toContain('Giulia Ferrante');
    expect(second?.textContent).toContain('utente eliminato');
  });

  it('highlights the first row, and all that share the first place', async () => {
    await open();
    const [, first, second] = within(await league()).getAllByRole('row');
    expect([first, second].map((row) => row?.classList.contains('leader'))).toEqual([true, false]);
  });

  it('highlights nobody as long as all are first', async () => {
    await open({ rows: [stalker, { ...suspiria, position: 1 }, { ...persona, position: 1 }] });
    const rows = within(await league()).getAllByRole('row');
    expect(rows.filter((row) => row.classList.contains('leader'))).toEqual([]);
  });

  it('shows joint leaders as such', async () => {
    await open({ rows: [stalker, { ...suspiria, position: 1, decidedBy: 'shared' }, persona] });
    const rows = within(await league())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => cells(row)[0])).toEqual(['1', '1', '3']);
    expect(rows.map((row) => row.classList.contains('leader'))).toEqual([true, true, false]);
    expect(rows[1]?.textContent).toContain('Pari in tutto: posizione condivisa');
  });

  it.each([
    ['voteDifference', 'diff. voti', 'A pari punti decide la differenza voti'],
    ['votesFor', 'voti a favore', 'A pari punti decidono i voti a favore'],
    ['wins', 'vittorie', 'A pari punti decidono le vittorie'],
    ['headToHead', 'scontri diretti', 'A pari punti decidono gli scontri diretti'],
  ] as const)('says that %s has decided', async (decidedBy, short, text) => {
    await open({ rows: [stalker, { ...suspiria, decidedBy }] });
    expect(within(await league()).getByText(text)).toBeDefined();
    expect(screen.getByTitle(text).textContent).toBe(short);
    expect(screen.getByText(/^A pari punti contano, nell’ordine/)).toBeDefined();
  });

  it('has every film at 0 before the first result, and nothing has decided anything', async () => {
    const rows = [
      sampleRow(),
      sampleRow({ filmId: 2, filmTitle: 'Suspiria', decidedBy: 'shared' }),
    ];
    await open({ rows, matchDays: 0 });
    expect(await films()).toEqual(['Stalker', 'Suspiria']);
    expect(screen.getByText('Prima del primo risultato')).toBeDefined();
    expect(within(await league()).queryByText(/^Pari in tutto/)).toBeNull();
    expect(await screen.findByText('L’andamento si disegna dalla seconda giornata.')).toBeDefined();
  });

  it('says that there is none where there is no film', async () => {
    await open({ rows: [], matchDays: 0, status: 'setup' });
    expect(
      await screen.findByRole('heading', { name: 'Nessun dato di classifica disponibile' }),
    ).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says what went wrong and tries again', async () => {
    server.answer(`GET ${leaderboard}`, { status: 503, body: { message: 'Un attimo.' } });
    server.answer('GET /api/tournaments/5/positions', {
      body: { matchDays: 0, closedAt: [], films: [] },
    });
    await renderPart(<TournamentStandings tournament={sampleTournament()} />, {
      server,
      path: '/tournaments/5',
      language: 'it',
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Un attimo.');
    server.answer(`GET ${leaderboard}`, { body: [stalker] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Riprova' }));
    expect(await films()).toEqual(['Stalker']);
  });
});

it.each([
  [{ status: 'active', currentMatchDay: 1 }, 'Prima del primo risultato'],
  [{ status: 'active', currentMatchDay: 2 }, 'Dopo la giornata 1 di 6'],
  [{ status: 'completed', currentMatchDay: 6 }, 'Dopo la giornata 6 di 6'],
  [
    { status: 'completed', currentMatchDay: 2, cancelledAt: '2026-03-09T12:00:00.000Z' },
    'Dopo la giornata 1 di 6',
  ],
] as const)('knows without the chart after which day it stands: %j', async (facts, text) => {
  server.answer(`GET ${leaderboard}`, { body: [stalker] });
  server.answer('GET /api/tournaments/5/positions', { status: 503 });
  await renderPart(<TournamentStandings tournament={sampleTournament(facts)} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
  expect(await films()).toEqual(['Stalker']);
  expect(screen.getByText(text)).toBeDefined();
});

describe('the chart', () => {
  it('stands below with its films and its table', async () => {
    await open();
    const toolbar = await screen.findByRole('toolbar');
    expect(
      within(toolbar).getByRole('button', { name: 'Stalker: posizione 1, la migliore 1' }),
    ).toBeDefined();
    expect(
      screen.getByRole('table', { name: 'Posizione di ogni film dopo ogni giornata' }),
    ).toBeDefined();
  });

  it('says so where it did not arrive; the table stays', async () => {
    server.answer(`GET ${leaderboard}`, { body: [stalker] });
    server.answer('GET /api/tournaments/5/positions', { status: 503 });
    await renderPart(<TournamentStandings tournament={sampleTournament()} />, {
      server,
      path: '/tournaments/5',
      language: 'it',
    });
    expect((await screen.findByRole('alert')).textContent).toContain('L’andamento non è arrivato');
    expect(await films()).toEqual(['Stalker']);
    expect(screen.getByText('Dopo la giornata 1 di 6')).toBeDefined();
    expect(screen.getByRole('table', { name: 'Classifica dopo la giornata 1' })).toBeDefined();
  });
});
