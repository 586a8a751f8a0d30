import type { Match } from '@girone/contract/matches';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleMatch, sampleTournament } from '../../testing/sample-season.ts';
import { TournamentMatches } from './tournament-matches.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const season = sampleTournament({ currentMatchDay: 1, totalMatchDays: 1 });

async function open(matches: Match[], facts: Partial<typeof season> = {}) {
  server.answer('GET /api/tournaments/5/matches', { body: matches });
  const tournament = { ...season, ...facts };
  const part = await renderPart(<TournamentMatches tournament={tournament} />, {
    server,
    path: '/tournaments/5?tab=matches',
    language: 'it',
  });
  await screen.findAllByRole('article');
  return part;
}

/** Keeps the calls that vote on their way until they are let go. */
function holdVotes(): () => void {
  const send = window.fetch;
  let letGo: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    if (address instanceof URL && address.pathname.endsWith('/vote')) await gate;
    return send(address, init);
  });
  return () => letGo?.();
}

const vote = (title: string) => screen.findByRole('button', { name: `Vota: ${title}` });
const votes = () =>
  server.seen
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body) as unknown);

describe('a vote', () => {
  it('shows at once, and then as the server counts it', async () => {
    await open([sampleMatch()]);
    expect(screen.getByText('Stalker 6, Suspiria 4. 10 voti')).toBeDefined();
    const answered = sampleMatch({ viewerVote: 1, film1Votes: 8, totalVotes: 12 });
    server.answer('POST /api/matches/51/vote', { body: answered });
    const letGo = holdVotes();
    await userEvent.click(await vote('Stalker'));

    expect(await screen.findByText('Stalker 7, Suspiria 4. 11 voti')).toBeDefined();
    expect(screen.getByText('Il tuo voto')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Vota: Stalker' })).toBeNull();
    expect(screen.queryByText(/^Il tuo voto è in tabellone: Stalker\./)).toBeNull();
    expect(document.activeElement?.id).toBe('match-51');

    letGo();
    expect(await screen.findByText('Stalker 8, Suspiria 4. 12 voti')).toBeDefined();
    expect(await screen.findByText(/^Il tuo voto è in tabellone: Stalker\./)).toBeDefined();
    expect(votes()).toEqual([{ filmId: 1 }]);
  });

  it('stays where the matches were asked for while it was on its way', async () => {
    const { tell } = await open([sampleMatch()]);
    const counted = sampleMatch({ viewerVote: 1, film1Votes: 7, totalVotes: 11 });
    server.answer('POST /api/matches/51/vote', { body: counted });
    const letVoteGo = holdVotes();
    await userEvent.click(await vote('Stalker'));
    const { until, letGo } = holdBack();
    server.answer('GET /api/tournaments/5/matches', { body: [sampleMatch()], until });
    const asked = () =>
      server.seen.filter(({ url }) => url.startsWith('/api/tournaments/5/matches')).length;
    const before = asked();
    tell('matchday', { tournamentId: 5, matchDay: 1, change: 'closing_soon' });
    await waitFor(() => expect(asked()).toBe(before + 1), { timeout: 10_000 });
    letVoteGo();
    expect(await screen.findByText(/^Il tuo voto è in tabellone: Stalker\./)).toBeDefined();
    server.answer('GET /api/tournaments/5/matches', { body: [counted] });
    letGo();
    await waitFor(() => expect(asked()).toBe(before + 2));
    expect(screen.queryByRole('button', { name: 'Vota: Stalker' })).toBeNull();
    expect(screen.getByText('Stalker 7, Suspiria 4. 11 voti')).toBeDefined();
  });

  it('is told to the other tabs of the browser', async () => {
    const heard: unknown[] = [];
    const otherTab = new BroadcastChannel('own-votes');
    otherTab.addEventListener('message', ({ data }) => heard.push(data));
    onTestFinished(() => otherTab.close());
    await open([sampleMatch()]);
    server.answer('POST /api/matches/51/vote', { body: sampleMatch({ viewerVote: 1 }) });
    await userEvent.click(await vote('Stalker'));
    await waitFor(() => expect(heard).toContain(5));
  });

  it('can be changed while the match is open', async () => {
    await open([sampleMatch({ viewerVote: 1 })]);
    const changed = sampleMatch({ viewerVote: 2, film1Votes: 5, film2Votes: 5 });
    server.answer('POST /api/matches/51/vote', { body: changed });
    await userEvent.click(await vote('Suspiria'));
    expect(await vote('Stalker')).toBeDefined();
    expect(await screen.findByText('Stalker 5, Suspiria 5. 10 voti')).toBeDefined();
  });

  it('is taken off the screen again where the server refuses it, with its reason', async () => {
    await open([sampleMatch()]);
    server.answer('POST /api/matches/51/vote', {
      status: 409,
      body: { code: 'match_not_open', message: 'Questa partita non è aperta al voto.' },
    });
    const letGo = holdVotes();
    await userEvent.click(await vote('Stalker'));
    expect(await screen.findByText('Stalker 7, Suspiria 4. 11 voti')).toBeDefined();
    const closed = sampleMatch({ viewerMayVote: false });
    server.answer('GET /api/tournaments/5/matches', { body: [closed] });
    letGo();

    expect(await screen.findByText('Questa partita non è aperta al voto.')).toBeDefined();
    expect(await screen.findByText('Stalker 6, Suspiria 4. 10 voti')).toBeDefined();
    expect(screen.queryByText('Il tuo voto')).toBeNull();
    // The page asks for the matches again and learns that the vote is over.
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Vota/ })).toBeNull());
  });

  it('is the last of two, in the order of the presses', async () => {
    await open([sampleMatch()]);
    server.answer('POST /api/matches/51/vote', { body: sampleMatch({ viewerVote: 2 }) });
    const letGo = holdVotes();
    await userEvent.click(await vote('Stalker'));
    await userEvent.click(await vote('Suspiria'));
    expect(await screen.findByText('Stalker 6, Suspiria 5. 11 voti')).toBeDefined();
    letGo();
    await waitFor(() => expect(votes()).toEqual([{ filmId: 1 }, { filmId: 2 }]));
    expect(await screen.findByText('Stalker 6, Suspiria 4. 10 voti')).toBeDefined();
    expect(await vote('Stalker')).toBeDefined();
  });

  it('leads to the login and back to the match where the session has ended', async () => {
    await open([sampleMatch()]);
    server.answer('POST /api/matches/51/vote', {
      status: 401,
      body: { code: 'not_signed_in', message: 'Accesso richiesto' },
    });
    await userEvent.click(await vote('Stalker'));
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(window.history.state).toEqual({ returnTo: '/tournaments/5?tab=matches#match-51' });
  });
});

describe('who may not vote', () => {
  it('offers nothing to a viewer outside the circle, and says why', async () => {
    const viewerMay = { ...season.viewerMay, vote: false };
    await open([sampleMatch({ viewerMayVote: false })], { viewerMay, isPublic: false });
    expect(screen.queryByRole('button', { name: /^Vota/ })).toBeNull();
    expect(screen.getByText(/votano solo i membri della cerchia/)).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a secret count', () => {
  it('shows the turnout alone', async () => {
    await open([sampleMatch({ film1Votes: null, film2Votes: null })]);
    const [card] = screen.getAllByRole('article');
    expect(screen.getByText('10 voti')).toBeDefined();
    expect(screen.getByText('Conteggio segreto fino alla chiusura')).toBeDefined();
    expect(card?.textContent).not.toMatch(/\b[64]\b/);
  });

  it('counts the viewer’s own vote as turnout', async () => {
    const secret = sampleMatch({ film1Votes: null, film2Votes: null });
    await open([secret]);
    holdVotes();
    await userEvent.click(await vote('Suspiria'));
    expect(await screen.findByText('11 voti')).toBeDefined();
    expect(screen.getByText('Il tuo voto')).toBeDefined();
  });
});

describe('a film that was not seen', () => {
  it('is an answer where the championship takes it', async () => {
    await open([sampleMatch({ allowUnseen: true, viewerVote: 1 })]);
    const unseen = sampleMatch({ allowUnseen: true, viewerNotSeen: true, film1Votes: 5 });
    server.answer('POST /api/matches/51/vote', { body: { ...unseen, totalVotes: 9 } });
    await userEvent.click(
      screen.getByRole('button', { name: 'Non l’ho visto: Stalker – Suspiria' }),
    );
    const chosen = await screen.findByRole('button', {
      name: 'Non l’hai visto: Stalker – Suspiria',
      pressed: true,
    });
    // A second press takes nothing back.
    await userEvent.click(chosen);
    expect(await screen.findByText('Stalker 5, Suspiria 4. 9 voti')).toBeDefined();
    expect(votes()).toEqual([{ notSeen: true }]);
    expect(screen.getByText('1 di 1')).toBeDefined();
    // It can still be changed into a vote.
    expect(await vote('Stalker')).toBeDefined();
  });

  it('is not offered elsewhere', async () => {
    await open([sampleMatch()]);
    expect(screen.queryByRole('button', { name: /Non l’ho visto/ })).toBeNull();
  });
});

it('counts what is left to vote on, and thanks for the last vote', async () => {
  const film1 = { ...sampleMatch().film1, id: 3, title: 'Persona' };
  const second = sampleMatch({ id: 52, film1 });
  await open([sampleMatch({ viewerVote: 1 }), second]);
  expect(screen.getByRole('progressbar', { name: 'Hai votato 1 di 2' })).toBeDefined();
  expect(screen.queryByText('Tutti i tuoi voti sono in tabellone.')).toBeNull();
  server.answer('POST /api/matches/52/vote', { body: { ...second, viewerVote: 3 } });
  await userEvent.click(await vote('Persona'));
  expect(await screen.findByText('Tutti i tuoi voti sono in tabellone.')).toBeDefined();
  expect(
    screen.getByText(
      /^La giornata avanza quando tutti hanno votato, o dopo 48 ore. Fino alla chius/,
    ),
  ).toBeDefined();
});
