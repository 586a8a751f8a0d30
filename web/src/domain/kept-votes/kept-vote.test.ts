import { keptVotes } from '@girone/contract/rules';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../testing/sample-season.ts';
import {
  countStates,
  isWornOut,
  judgeAnswer,
  voteToSend,
  waitAfter,
  withChoice,
  type KeptVote,
} from './kept-vote.ts';

const dayMs = 86_400_000;
const match = sampleMatch();
const choice = { voterId: 3, match, filmId: match.film1.id };

function kept(about: Partial<KeptVote> = {}): KeptVote {
  return { ...withChoice(undefined, choice, 1000), ...about };
}

function judge(status: number, body: unknown, retryAfter: string | null = null) {
  return judgeAnswer({ status, body, retryAfter }, kept());
}

describe('a choice', () => {
  it('waits, and the next one takes its place', () => {
    const first = kept();
    expect(first).toMatchObject({ state: 'waiting', chosenAt: 1000, changes: 0, isTold: false });
    const other = withChoice(first, { ...choice, filmId: match.film2.id }, 2000);
    expect(other).toMatchObject({ filmId: match.film2.id, chosenAt: 2000, changes: 1 });
    // The same again is newer, but no change of mind.
    expect(withChoice(other, { ...choice, filmId: match.film2.id }, 3000)).toMatchObject({
      chosenAt: 3000,
      changes: 1,
    });
  });

  it('begins anew where the one before has arrived', () => {
    const arrived = kept({ state: 'counted', settledAt: 1500, changes: 4, isTold: true });
    expect(withChoice(arrived, { ...choice, filmId: null }, 2000)).toMatchObject({
      state: 'waiting',
      settledAt: null,
      changes: 0,
      isTold: false,
    });
  });

  it('is sent with its voter and its age', () => {
    expect(voteToSend(kept(), 61_000.4)).toEqual({
      filmId: match.film1.id,
      kept: { voterId: 3, ageMs: 60_000 },
    });
    expect(voteToSend(kept({ filmId: null }), 1000)).toEqual({
      notSeen: true,
      kept: { voterId: 3, ageMs: 0 },
    });
  });

  it.each([
    ['was put back', -5000, 0],
    ['jumped far ahead', 1e15, keptVotes.days * dayMs],
  ])('has an age that the server takes, also where the clock %s', (_clock, now, ageMs) => {
    expect(voteToSend(kept(), now).kept?.ageMs).toBe(ageMs);
  });
});

describe('an answer', () => {
  it.each([
    [200, { id: match.id }, 'counted'],
    [409, { code: 'match_not_open' }, 'late'],
    [409, { code: 'newer_choice' }, 'overtaken'],
    [403, { code: 'not_eligible' }, 'refused'],
    [404, { code: 'not_found' }, 'refused'],
    [400, { code: 'film_not_in_match' }, 'refused'],
    [401, { code: 'not_signed_in' }, 'ended'],
    [403, { code: 'not_the_voter' }, 'foreign'],
  ])('%i %j settles it: %s', (status, body, verdict) => {
    expect(judge(status, body)).toBe(verdict);
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('%i leaves it waiting', (status) => {
    expect(judge(status, { code: 'unavailable' })).toEqual({ waitsMs: 0 });
    expect(judge(status, { code: 'unavailable' }, '7')).toEqual({ waitsMs: 7000 });
    expect(judge(status, { code: 'unavailable' }, 'soon')).toEqual({ waitsMs: 0 });
  });

  it.each([
    [200, undefined],
    [200, { id: match.id + 1 }],
    [200, 'signed in to the hotel'],
    [401, undefined],
    [403, { message: 'buy more data' }],
    [404, null],
  ])('%i %j is not the server’s own, and settles nothing', (status, body) => {
    expect(judge(status, body)).toEqual({ waitsMs: 0 });
  });
});

it('the next try waits longer after every failure, and never shorter than the server asks', () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 20].map((failures) => waitAfter(failures, 0, 1));
  expect(longest).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  expect(waitAfter(0, 0, 0)).toBe(1000);
  expect(waitAfter(0, 30_000, 0.5)).toBe(30_000);
});

it('what became of it is shown for two days; what waits is kept for as long as it may count', () => {
  const arrived = kept({ state: 'late', settledAt: 5000 });
  expect(isWornOut(arrived, 5000 + 2 * dayMs)).toBe(false);
  expect(isWornOut(arrived, 5001 + 2 * dayMs)).toBe(true);
  expect(isWornOut(kept(), 1000 + keptVotes.days * dayMs)).toBe(false);
  expect(isWornOut(kept(), 1001 + keptVotes.days * dayMs)).toBe(true);
});

it('all are told together, those that count first', () => {
  const states = ['waiting', 'late', 'counted', 'waiting', 'counted', 'counted'] as const;
  expect(countStates(states.map((state) => ({ state })))).toEqual([
    ['counted', 3],
    ['late', 1],
    ['waiting', 2],
  ]);
  expect(countStates([])).toEqual([]);
});
