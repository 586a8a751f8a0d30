import { codeOf, groupCode } from '@girone/championship/ballots/ballot-code';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleMatch } from '../../testing/sample-season.ts';
import { MatchRows } from './match-rows.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  server.answer('GET /api/user/ballot-key', { body: { key } });
});

afterEach(async () => {
  await server.close();
});

const key = '00112233445566778899aabbccddeeff';
const over = { status: 'completed' as const, matchDay: 2, viewerMayVote: false };
/** The viewer is for Stalker, has not seen a film of the second and did not answer on the third. */
const matches = [
  sampleMatch({ ...over, id: 51, matchNumber: 3, viewerVote: 1 }),
  sampleMatch({ ...over, id: 52, matchNumber: 4, viewerNotSeen: true }),
  sampleMatch({ ...over, id: 53, matchNumber: 5 }),
];
const codes = [3, 4].map((matchNumber) => codeOf(key, { tournamentId: 5, matchNumber }));
const ballots = 'GET /api/tournaments/5/ballots?matchDay=2';

function listOf(matchNumber: number, own: readonly (readonly [string, number])[]) {
  return {
    matchNumber,
    film1Id: 1,
    film2Id: 2,
    film1Votes: 6,
    film2Votes: 4,
    root: 'ab'.repeat(32),
    ballots: [...own, ['ZZZZZZZZZZZZ', 2] as const],
  };
}

const answered = (first: number, second: number) => ({
  matchDay: 2,
  matches: [listOf(3, [[codes[0] ?? '', first]]), listOf(4, [[codes[1] ?? '', second]])],
});

async function open() {
  return renderPart(<MatchRows label="Giornata 2" matches={matches} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
}

it('says of each of one’s own ballots that it was counted', async () => {
  server.answer(ballots, { body: answered(1, 0) });
  await open();
  expect(await screen.findAllByText('Scheda contata')).toHaveLength(2);
  const [first, , third] = screen.getAllByRole('listitem');
  expect(first && within(first).getByText(groupCode(codes[0] ?? ''))).toBeDefined();
  expect(third && within(third).queryByText('Scheda contata')).toBeNull();
});

it('says so where one is not there as it was cast, and leads to the check', async () => {
  server.answer(ballots, { body: answered(1, 2) });
  await open();
  const missing = await screen.findByRole('link', { name: 'Non trovata' });
  expect(missing.getAttribute('href')).toBe('/verify/5');
  expect(screen.getAllByText('Scheda contata')).toHaveLength(1);
});

it('waits for the seal, and counts when it is there', async () => {
  const body = { code: 'ballots_not_sealed', message: '' };
  server.answer(ballots, { status: 409, body });
  const { tell } = await open();
  expect(await screen.findAllByText('In attesa del sigillo')).toHaveLength(2);
  server.answer(ballots, { body: answered(1, 0) });
  tell('seal', { tournamentId: 5, matchDay: 2 });
  expect(await screen.findAllByText('Scheda contata', undefined, { timeout: 5000 })).toHaveLength(
    2,
  );
});
