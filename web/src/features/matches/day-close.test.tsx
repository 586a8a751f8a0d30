import type { Match } from '@girone/contract/matches';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import {
  sampleMatch,
  sampleMatchFilm,
  sampleRow,
  sampleTournament,
} from '../../testing/sample-season.ts';
import { LiveCards } from './live-cards.tsx';
import { guardMs } from './misclick-guard.tsx';
import { TournamentMatches } from './tournament-matches.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

/** The moments in which no vote is taken end when the test says so. */
function holdMoments(): () => void {
  const held: (() => void)[] = [];
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms, ...values) => {
    // What has values to hand on is the line's to the server.
    if (ms !== guardMs || values.length > 0) return start(run, ms, ...values);
    held.push(run);
    return start(() => undefined, ms);
  });
  return () => act(() => held.splice(0).forEach((end) => end()));
}

const open = sampleMatch({ viewerVote: 1 });
const result = sampleMatch({
  viewerVote: 1,
  status: 'completed',
  winnerId: 1,
  viewerMayVote: false,
});
const next = sampleMatch({
  id: 60,
  matchDay: 3,
  matchNumber: 9,
  film1: sampleMatchFilm({ id: 3, title: 'Volver' }),
  film2: sampleMatchFilm({ id: 4, title: 'Persona' }),
});

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const votes = () => server.seen.filter(({ method }) => method === 'POST').map(({ url }) => url);

describe('in the championship', () => {
  const days = '/api/tournaments/5/matches?matchDay=';

  function answer(day: number, matches: Match[]): void {
    server.answer(`GET ${days}${day}`, { body: matches });
  }

  async function look() {
    answer(1, []);
    answer(2, [open]);
    answer(3, [{ ...next, status: 'pending', viewerMayVote: false }]);
    answer(4, []);
    const part = await renderPart(<TournamentMatches tournament={sampleTournament()} />, {
      server,
      path: '/tournaments/5?tab=matches',
      language: 'it',
    });
    await screen.findByText('Il tuo voto');
    return part;
  }

  /** As the server tells it, and then as it answers. */
  async function close({ tell, show }: Awaited<ReturnType<typeof look>>): Promise<void> {
    answer(2, [result]);
    answer(3, [next]);
    server.answer('GET /api/tournaments/5/leaderboard?matchDay=2', {
      body: [sampleRow({ filmId: 8 }), sampleRow({ filmId: 1, position: 2, movement: 1 })],
    });
    tell('standings', { tournamentId: 5, matchDay: 2 });
    tell('tournament', { tournamentId: 5, status: 'active' });
    show(<TournamentMatches tournament={sampleTournament({ currentMatchDay: 3 })} />);
  }

  it('keeps the day that closes, with its result and what it did to the table', async () => {
    const part = await look();
    await close(part);
    expect(await screen.findByText('Stalker sale al 2º posto.')).toBeDefined();
    expect(screen.getByText('Vincitore')).toBeDefined();
    expect(screen.getByText('Il tuo voto')).toBeDefined();
    expect(screen.getByText('Stalker 6, Suspiria 4. 10 voti')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Giornata 2 (Andata)' })).toBeDefined();
    expect(said()).toContain('La giornata 2 di Coppa Celluloide è chiusa.');
    expect(screen.queryByRole('button', { name: /^Vota/ })).toBeNull();
  });

  it('takes no vote from the moment it hears of the close', async () => {
    const { tell } = await look();
    expect(screen.getByRole('button', { name: 'Vota: Suspiria' })).toBeDefined();
    tell('standings', { tournamentId: 5, matchDay: 2 });
    expect(screen.queryByRole('button', { name: 'Vota: Suspiria' })).toBeNull();
    expect(screen.getByText('Si contano i voti.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Alla giornata/ })).toBeNull();
  });

  it('goes on when it is told to, and lets presses by for a moment', async () => {
    const endMoment = holdMoments();
    const part = await look();
    await close(part);
    const [way] = await screen.findAllByRole('button', { name: 'Alla giornata 3' });
    if (way !== undefined) await userEvent.click(way);

    expect(document.activeElement).toBe(
      await screen.findByRole('region', { name: 'Giornata 3 (Andata)' }),
    );
    server.answer('POST /api/matches/60/vote', { body: { ...next, viewerVote: 3 } });
    const vote = await screen.findByRole('button', { name: 'Vota: Volver' });
    expect(said()).toContain('Le partite sono cambiate.');
    await userEvent.click(vote);
    expect(votes()).toEqual([]);
    expect(said()).toContain(
      'Le partite erano appena cambiate: il tuo voto non è partito. Premi di nuovo.',
    );

    endMoment();
    await userEvent.click(vote);
    await waitFor(() => expect(votes()).toEqual(['/api/matches/60/vote']));
  });

  it('leads to the champion where that was the last day', async () => {
    const part = await look();
    answer(2, [result]);
    server.answer('GET /api/tournaments/5/leaderboard?matchDay=2', { body: [sampleRow()] });
    part.show(
      <TournamentMatches
        tournament={sampleTournament({ status: 'completed', totalMatchDays: 2 })}
      />,
    );
    part.tell('standings', { tournamentId: 5, matchDay: 2 });
    const [way] = await screen.findAllByRole('link', { name: 'Ecco il campione' });
    expect(way?.getAttribute('href')).toBe('/tournaments/5');
    expect(await screen.findByText('Stalker chiude in testa.')).toBeDefined();
    if (way !== undefined) await userEvent.click(way);
    expect(screen.queryByText('Stalker chiude in testa.')).toBeNull();
  });

  it('keeps nothing of a championship that is called off', async () => {
    const { show } = await look();
    const cancelledAt = '2026-03-05T12:00:00.000Z';
    show(<TournamentMatches tournament={sampleTournament({ status: 'completed', cancelledAt })} />);
    await waitFor(() => expect(screen.queryByText('Si contano i voti.')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'La giornata 2 è chiusa' })).toBeNull();
  });
});

const cards = (matches: Match[]) => <LiveCards columns={2} matches={matches} now={0} />;
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('among matches of several championships', () => {
  const other = sampleMatch({
    id: 70,
    tournamentId: 6,
    tournamentName: 'Muti d’Europa',
    film1: sampleMatchFilm({ id: 5, title: 'Nosferatu' }),
    film2: sampleMatchFilm({ id: 6, title: 'Metropolis' }),
  });

  async function look() {
    server.answer('GET /api/tournaments/5/matches', { body: [result] });
    server.answer('GET /api/tournaments/5/leaderboard', { body: [sampleRow({ movement: 1 })] });
    return renderPart(cards([open, other]), { server, path: '/', language: 'it' });
  }

  it('says whose each match is, with the way there', async () => {
    await look();
    const link = screen.getByRole('link', { name: 'Muti d’Europa' });
    expect(link.getAttribute('href')).toBe('/tournaments/6');
  });

  it('keeps the day that closes in its place until it is dismissed', async () => {
    const endMoment = holdMoments();
    const { tell, show } = await look();
    tell('standings', { tournamentId: 5, matchDay: 2 });
    show(cards([next, other]));
    expect(await screen.findByText('Stalker va in testa.')).toBeDefined();
    expect(titles()).toEqual(['Stalker – Suspiria', 'Nosferatu – Metropolis']);
    expect(said()).toContain('La giornata 2 di Coppa Celluloide è chiusa.');

    await userEvent.click(
      screen.getByRole('button', { name: 'Alla giornata 3: Coppa Celluloide' }),
    );
    expect(titles()).toEqual(['Volver – Persona', 'Nosferatu – Metropolis']);
    expect(document.activeElement?.id).toBe('match-60');
    await userEvent.click(screen.getByRole('button', { name: 'Vota: Nosferatu' }));
    expect(votes()).toEqual([]);
    server.answer('POST /api/matches/70/vote', { body: { ...other, viewerVote: 5 } });
    endMoment();
    await userEvent.click(screen.getByRole('button', { name: 'Vota: Nosferatu' }));
    await waitFor(() => expect(votes()).toEqual(['/api/matches/70/vote']));
  });

  it('keeps it as well where the list moves on before the news of the close comes', async () => {
    const { tell, show } = await look();
    show(cards([next, other]));
    expect(titles()).toEqual(['Volver – Persona', 'Nosferatu – Metropolis']);
    tell('standings', { tournamentId: 5, matchDay: 2 });
    expect(await screen.findByText('Stalker va in testa.')).toBeDefined();
    expect(titles()).toEqual(['Stalker – Suspiria', 'Nosferatu – Metropolis']);
    tell('standings', { tournamentId: 5, matchDay: 3 });
    expect(titles()).toEqual(['Stalker – Suspiria', 'Nosferatu – Metropolis']);
  });

  it('goes on where nothing follows, and to the champion at the end', async () => {
    const { tell, show } = await look();
    tell('standings', { tournamentId: 5, matchDay: 2 });
    show(cards([other]));
    await userEvent.click(await screen.findByRole('button', { name: 'Avanti: Coppa Celluloide' }));
    expect(titles()).toEqual(['Nosferatu – Metropolis']);

    tell('standings', { tournamentId: 6, matchDay: 2 });
    tell('tournament', { tournamentId: 6, status: 'completed' });
    server.answer('GET /api/tournaments/6/matches', {
      body: [{ ...other, status: 'completed', winnerId: null }],
    });
    show(cards([]));
    const link = await screen.findByRole('link', { name: 'Ecco il campione: Muti d’Europa' });
    expect(link.getAttribute('href')).toBe('/tournaments/6');
  });

  it('takes no vote for a moment when the cards change places', async () => {
    const endMoment = holdMoments();
    const { show } = await look();
    show(cards([other]));
    await userEvent.click(screen.getByRole('button', { name: 'Vota: Metropolis' }));
    expect(votes()).toEqual([]);
    endMoment();
    await userEvent.click(screen.getByRole('button', { name: 'Vota: Metropolis' }));
    await waitFor(() => expect(votes()).toHaveLength(1));
  });

  it('takes no key for a vote then either, and stays at the card', async () => {
    const endMoment = holdMoments();
    const steps: number[] = [];
    const withKeys = (matches: Match[]) => (
      <LiveCards columns={2} matches={matches} now={0} onStep={(_from, by) => steps.push(by)} />
    );
    const { show } = await renderPart(withKeys([open, other]), { server, path: '/' });
    show(withKeys([other]));
    act(() => document.getElementById('match-70')?.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect([votes(), steps]).toEqual([[], []]);
    server.answer('POST /api/matches/70/vote', { body: { ...other, viewerVote: 5 } });
    endMoment();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(votes()).toEqual(['/api/matches/70/vote']));
    expect(steps).toEqual([1]);
  });

  it('leaves a corrected result of an earlier day alone', async () => {
    const { tell } = await look();
    tell('standings', { tournamentId: 5, matchDay: 1 });
    expect(screen.queryByText('Si contano i voti.')).toBeNull();
  });

  it('says who votes where the viewer may not', async () => {
    const theirs = sampleMatch({ viewerMayVote: false, circleName: 'Notturni' });
    await renderPart(cards([theirs]), { server, path: '/', language: 'it' });
    expect(screen.getByText('Qui votano solo i membri di Notturni.')).toBeDefined();
  });
});
