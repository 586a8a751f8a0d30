import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleMatch, sampleMatchFilm, sampleTournament } from '../../testing/sample-season.ts';
import { TournamentMatches } from './tournament-matches.tsx';
import { announceDelayMs } from './use-announced-score.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const tally = { tournamentId: 5, matchId: 51, totalVotes: 13, film1Votes: 6, film2Votes: 7 };

/** Of the matches; a card also asks for the key of one's ballots. */
const asked = () => server.seen.filter(({ url }) => !url.endsWith('/ballot-key'));

async function open() {
  server.answer('GET /api/tournaments/5/matches', { body: [sampleMatch({ viewerVote: 1 })] });
  const part = await renderPart(
    <TournamentMatches tournament={sampleTournament({ totalMatchDays: 1, currentMatchDay: 1 })} />,
    { server, path: '/tournaments/5' },
  );
  await screen.findByText('Stalker 6, Suspiria 4. 10 votes');
  return part;
}

/** Waits of this length end when the test says so. */
function hold(heldMs: number): (() => void)[] {
  const held: (() => void)[] = [];
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => {
    if (ms === heldMs) held.push(run);
    return start(ms === heldMs ? () => undefined : run, ms);
  });
  return held;
}

it('takes new tallies from the event, without asking, and keeps the viewer’s choice', async () => {
  const { tell } = await open();
  tell('match', { matches: [tally] });
  expect(await screen.findByText('Stalker 6, Suspiria 7. 13 votes')).toBeDefined();
  expect(screen.getByText('Your vote')).toBeDefined();
  expect(asked()).toHaveLength(1);
});

it('shows the vote that the viewer casts in another tab, asked for together with other news', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const rounds = hold(1350);
  await open();
  const otherTab = new BroadcastChannel('own-votes');
  onTestFinished(() => otherTab.close());
  const vote = sampleMatch({ viewerVote: null, viewerNotSeen: true });
  server.answer('GET /api/tournaments/5/matches', { body: [vote] });
  expect(screen.getByText('Your vote')).toBeDefined();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
  otherTab.postMessage(5);
  await waitFor(() => expect(rounds).toHaveLength(1));
  act(() => rounds.forEach((end) => end()));
  await waitFor(() => expect(screen.queryByText('Your vote')).toBeNull());
});

it('finds its own among the tallies of all matches of a moment', async () => {
  const { tell } = await open();
  const elsewhere = { ...tally, tournamentId: 6, totalVotes: 98 };
  const beside = { ...tally, matchId: 52, totalVotes: 99 };
  tell('match', { matches: [elsewhere, beside, tally] });
  expect(await screen.findByText('Stalker 6, Suspiria 7. 13 votes')).toBeDefined();
  expect(asked()).toHaveLength(1);
});

it('says new tallies to those who do not see them, and nothing when it opens', async () => {
  const waits = hold(announceDelayMs);
  const { tell } = await open();
  expect(waits).toHaveLength(0);
  tell('match', { matches: [tally] });
  await screen.findByText('Stalker 6, Suspiria 7. 13 votes');
  act(() => waits.forEach((end) => end()));
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain('Stalker 6, Suspiria 7');
});

it('knows only the turnout of a secret count', async () => {
  const { tell } = await open();
  tell('match', { matches: [{ ...tally, film1Votes: null, film2Votes: null }] });
  expect(await screen.findByText('13 votes')).toBeDefined();
  expect(screen.getByText('Secret count until the day closes')).toBeDefined();
});

it('leaves other matches and other championships alone', async () => {
  const { tell } = await open();
  tell('match', {
    matches: [
      { ...tally, matchId: 52, totalVotes: 98 },
      { ...tally, tournamentId: 6, totalVotes: 99 },
    ],
  });
  tell('matchday', { tournamentId: 6, matchDay: 3, change: 'opened' });
  tell('standings', { tournamentId: 6, matchDay: 2 });
  // What its own championship says after that is heard, and is all that was asked for.
  const later = sampleMatch({ viewerVote: 1, film1Votes: 7, totalVotes: 11 });
  server.answer('GET /api/tournaments/5/matches', { body: [later] });
  tell('standings', { tournamentId: 5, matchDay: 1 });
  expect(await screen.findByText('Stalker 7, Suspiria 4. 11 votes')).toBeDefined();
  expect(asked()).toHaveLength(2);
});

it('asks once for all that the end of a day says', async () => {
  const { tell } = await open();
  const over = sampleMatch({ status: 'completed', winnerId: 1, viewerMayVote: false });
  server.answer('GET /api/tournaments/5/matches', { body: [over] });
  tell('standings', { tournamentId: 5, matchDay: 1 });
  tell('matchday', { tournamentId: 5, matchDay: 2, change: 'opened' });
  tell('tournament', { tournamentId: 5, status: 'active' });
  expect(await screen.findByText('Winner')).toBeDefined();
  const calls = server.seen.filter(({ url }) => url.startsWith('/api/tournaments/5/matches'));
  expect(calls).toHaveLength(2);
});

it('keeps the result when tallies of before the close arrive late', async () => {
  const { tell } = await open();
  const over = sampleMatch({ status: 'completed', winnerId: 1, viewerMayVote: false });
  const film1 = sampleMatchFilm({ id: 3, title: 'Solaris' });
  const stillOpen = sampleMatch({ id: 52, matchNumber: 4, film1 });
  server.answer('GET /api/tournaments/5/matches', { body: [over, stillOpen] });
  tell('standings', { tournamentId: 5, matchDay: 1 });
  await screen.findByText('Winner');
  tell('match', { matches: [tally, { ...tally, matchId: 52 }] });
  expect(await screen.findByText('Solaris 6, Suspiria 7. 13 votes')).toBeDefined();
  expect(screen.getByText('Stalker 6, Suspiria 4. 10 votes')).toBeDefined();
});
