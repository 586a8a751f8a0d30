import type { Match } from '@girone/contract/matches';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleMatch, sampleMatchFilm } from '../../testing/sample-season.ts';
import { AllMatchesPage } from './all-matches-page.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const cup = { id: 5, name: 'Coppa Celluloide', currentMatchDay: 2, totalMatchDays: 14 };
const league = { id: 6, name: 'Muti d’Europa', currentMatchDay: 1, totalMatchDays: 6 };

const first = sampleMatch();
const second = sampleMatch({
  id: 52,
  film1: sampleMatchFilm({ id: 3, title: 'Volver' }),
  film2: sampleMatchFilm({ id: 4, title: 'Persona' }),
});

function results(count: number): Match[] {
  return Array.from({ length: count }, (_, index) =>
    sampleMatch({
      id: 100 + index,
      matchNumber: 50 - index,
      status: 'completed',
      winnerId: index === 0 ? null : 1,
      film1Votes: index === 0 ? 4 : 6,
      viewerMayVote: false,
    }),
  );
}

function plans(count: number): Match[] {
  return Array.from({ length: count }, (_, index) =>
    sampleMatch({ id: 200 + index, matchNumber: 60 + index, status: 'pending' }),
  );
}

interface Scene {
  open?: Match[];
  counts?: { active: number; completed: number; pending: number };
  tournaments?: (typeof cup)[];
  isVisitor?: boolean;
}

async function show(scene: Scene = {}) {
  const { open = [first, second], tournaments = [cup], isVisitor = false } = scene;
  const counts = scene.counts ?? { active: open.length, completed: 50, pending: 35 };
  server.answer('GET /api/matches/overview', { body: { ...counts, tournaments } });
  server.answer('GET /api/matches?status=active&limit=100', { body: open });
  server.answer('GET /api/matches?status=completed&limit=10', {
    body: results(Math.min(10, counts.completed)),
  });
  server.answer('GET /api/matches?status=pending&limit=5', {
    body: plans(Math.min(5, counts.pending)),
  });
  return renderPart(<AllMatchesPage isVisitor={isVisitor} signIn={<a href="/auth">Accedi</a>} />, {
    server,
    path: '/matches',
    language: 'it',
  });
}

/** The card that the keys work on. */
const focused = () => document.activeElement?.id;
const section = (name: string) => screen.findByRole('region', { name });
const votes = () =>
  server.seen
    .filter(({ method }) => method === 'POST')
    .map(({ url, body }) => [url, JSON.parse(body) as unknown]);

it('shows all that are open, ten results, five to come, and how many more there are', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Tutte le Partite' })).toBeDefined();
  expect(within(await section('In corso')).getAllByRole('article')).toHaveLength(2);
  const over = within(await section('Completate'));
  expect(over.getAllByRole('listitem')).toHaveLength(10);
  expect(over.getByText('E altre 40 partite completate...')).toBeDefined();
  expect(over.getByText('Pareggio')).toBeDefined();
  const toCome = within(await section('In attesa'));
  expect(toCome.getAllByRole('listitem')).toHaveLength(5);
  expect(toCome.getByText('E altre 30 partite in attesa...')).toBeDefined();
  expect(screen.getByText('Coppa Celluloide, giornata 2 di 14.')).toBeDefined();
});

it('says in which state each match is, with its VS or its score', async () => {
  await show();
  const cards = within(await section('In corso')).getAllByRole('article');
  const middles = cards.map((card) => within(card).getByText('VS').parentElement?.textContent);
  expect(middles).toEqual(['VSIn corso', 'VSIn corso']);
  const plan = within(await section('In attesa')).getAllByText('VS');
  expect(plan.map((versus) => versus.parentElement?.textContent)).toEqual(
    plan.map(() => 'VSIn attesa'),
  );
  expect(within(await section('Completate')).getAllByText('Completata')).toHaveLength(10);
});

it('leads to the others, which come page by page', async () => {
  await show();
  server.answer('GET /api/matches?status=completed&limit=25', { body: results(25) });
  await userEvent.click(
    await screen.findByRole('link', { name: 'E altre 40 partite completate...' }),
  );
  expect(window.location.search).toBe('?list=completed');
  const over = within(await section('Completate'));
  expect(over.getAllByRole('listitem')).toHaveLength(24);
  expect(screen.queryByRole('region', { name: 'In corso' })).toBeNull();
  server.answer('GET /api/matches?status=completed&limit=25&before=123', {
    body: [sampleMatch({ id: 90, status: 'completed', viewerMayVote: false })],
  });
  await userEvent.click(over.getByRole('button', { name: 'Mostra altre' }));
  await waitFor(() => expect(over.getAllByRole('listitem')).toHaveLength(25));
  expect(screen.getByRole('link', { name: 'Tutte le Partite' }).getAttribute('href')).toBe(
    '/matches',
  );
});

it('begins with what waits for the viewer, counts it with each answer, and moves no card', async () => {
  const theirs = sampleMatch({ id: 53, viewerMayVote: false, circleName: 'Notturni' });
  const voted = sampleMatch({ id: 54, viewerVote: 1 });
  await show({ open: [theirs, voted, first, second], tournaments: [cup, league] });
  const open = within(await section('In corso'));
  const ids = () => open.getAllByRole('article').map(({ parentElement }) => parentElement?.id);
  expect(ids()).toEqual(['match-51', 'match-52', 'match-54', 'match-53']);
  expect(open.getByText('2 aspettano il tuo voto')).toBeDefined();
  expect(open.getByText('Qui votano solo i membri di Notturni.')).toBeDefined();
  expect(open.getAllByRole('link', { name: 'Coppa Celluloide' })).toHaveLength(4);
  server.answer('POST /api/matches/52/vote', { body: { ...second, viewerVote: 4 } });
  await userEvent.click(open.getByRole('button', { name: 'Vota: Persona' }));
  expect(await open.findByText('1 aspetta il tuo voto')).toBeDefined();
  expect(ids()).toEqual(['match-51', 'match-52', 'match-54', 'match-53']);
});

it('says who votes where the viewer may not, also where a single championship is shown', async () => {
  const theirs = sampleMatch({ viewerMayVote: false, circleName: 'Notturni' });
  await show({ open: [theirs, { ...theirs, id: 52 }], tournaments: [cup] });
  const open = within(await section('In corso'));
  expect(open.getAllByText('Qui votano solo i membri di Notturni.')).toHaveLength(2);
  expect(open.queryByRole('button', { name: /^Vota/ })).toBeNull();
  expect(open.queryByText(/il tuo voto/)).toBeNull();
});

it('leads from each film to its page', async () => {
  await show();
  const open = within(await section('In corso'));
  const film = open.getByRole('link', { name: 'Stalker' });
  expect(film.getAttribute('href')).toBe('/films/1');
});

it('says nothing of more where everything is shown', async () => {
  await show({ counts: { active: 2, completed: 10, pending: 0 } });
  await section('Completate');
  expect(screen.queryByText(/^E altr/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'In attesa' })).toBeNull();
});

it('says that the matches are coming, and that there are none', async () => {
  await show({ open: [], counts: { active: 0, completed: 0, pending: 0 }, tournaments: [] });
  expect(screen.getByText('Caricamento partite...')).toBeDefined();
  expect(await screen.findByText('Nessuna Partita Disponibile')).toBeDefined();
  expect(screen.getByText('Il torneo non è ancora iniziato.')).toBeDefined();
  const onwards = screen.getByRole('link', { name: 'Vai ai campionati' });
  expect(onwards.getAttribute('href')).toBe('/tournaments');
});

it('does not say that nothing has begun where all that was played lies face down', async () => {
  await show({ open: [], counts: { active: 0, completed: 0, pending: 0 } });
  expect(await screen.findByText('Carte coperte')).toBeDefined();
  expect(screen.getByText(/I risultati arrivano con la rivelazione/)).toBeDefined();
  expect(screen.queryByText('Il torneo non è ancora iniziato.')).toBeNull();
});

it('asks a visitor in, beside the matches', async () => {
  const watched = sampleMatch({ viewerMayVote: false });
  await show({ open: [watched], isVisitor: true });
  const open = within(await section('In corso'));
  expect(open.getByRole('heading', { name: 'Vuoi votare?' })).toBeDefined();
  expect(open.getByRole('link', { name: 'Accedi' })).toBeDefined();
  expect(open.queryByRole('button', { name: 'Vota con la tastiera' })).toBeNull();
  await userEvent.click(open.getByRole('button', { name: 'Vota: Stalker' }));
  expect(window.location.pathname).toBe('/auth');
  expect(window.history.state).toEqual({ returnTo: '/matches#match-51' });
});

it('keeps to one championship where it is chosen, and the choice stands in the address', async () => {
  await show({ tournaments: [cup, league] });
  await section('In corso');
  expect(screen.getByText('2 campionati in corso.')).toBeDefined();
  for (const [status, limit] of [
    ['active', 100],
    ['completed', 10],
    ['pending', 5],
  ]) {
    const address = `/api/matches?status=${status}&limit=${limit}&tournamentId=6`;
    server.answer(`GET ${address}`, { body: status === 'active' ? [second] : [] });
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Campionato' }), '6');
  expect(window.location.search).toBe('?tournament=6');
  await waitFor(() => expect(screen.queryByText('Stalker')).toBeNull());
  expect(screen.getByText('Muti d’Europa, giornata 1 di 6.')).toBeDefined();
});

it('lets the arrow keys vote, skip and go back', async () => {
  await show();
  server.answer('POST /api/matches/51/vote', { body: { ...first, viewerVote: 1 } });
  server.answer('POST /api/matches/52/vote', { body: { ...second, viewerVote: 4 } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Vota con la tastiera' }));
  expect(focused()).toBe('match-51');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('match-52');
  // The browser goes back with these.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{/Meta}');
  expect(focused()).toBe('match-52');
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(focused()).toBe('match-52');
  await user.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(votes()).toEqual([
      ['/api/matches/51/vote', { filmId: 1 }],
      ['/api/matches/52/vote', { filmId: 4 }],
    ]),
  );
  expect(await screen.findAllByText('Il tuo voto')).toHaveLength(2);
});

it('takes new tallies of any championship from the event', async () => {
  const { tell } = await show();
  await screen.findByText('Stalker 6, Suspiria 4. 10 voti');
  const tally = { tournamentId: 5, matchId: 51, totalVotes: 13, film1Votes: 6, film2Votes: 7 };
  tell('match', { matches: [tally] });
  expect(await screen.findByText('Stalker 6, Suspiria 7. 13 voti')).toBeDefined();
});
