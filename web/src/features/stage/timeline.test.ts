import { writeScript } from '@girone/championship/show/script';
import type { ToldMatch } from '@girone/contract/stage';
import { describe, expect, it } from 'vitest';
import {
  calmTurns,
  changesOf,
  isPausedAt,
  playMatch,
  positionOf,
  stepAt,
  turnedAt,
} from './timeline.ts';

const place = { matches: 5, index: 2, matchNumber: 68, seal: 'ab'.repeat(32) };

function told(film1Votes: number, film2Votes: number): ToldMatch {
  return { index: 2, stake: null, film1Votes, film2Votes, fact: null, table: [] };
}

describe('where an evening stands', () => {
  const running = { startedAt: 100_000, pausedAt: null, resumesAt: null };

  it('follows the server’s clock', () => {
    expect(positionOf(running, 130_000)).toBe(30_000);
    expect(positionOf(running, 98_000)).toBe(-2000);
    expect(isPausedAt(running, 130_000)).toBe(false);
  });

  it('stands still while it is paused, and goes on when nobody comes back', () => {
    const paused = { ...running, pausedAt: 120_000, resumesAt: 180_000 };
    expect(positionOf(paused, 150_000)).toBe(20_000);
    expect(isPausedAt(paused, 150_000)).toBe(true);
    expect(positionOf(paused, 185_000)).toBe(25_000);
    expect(isPausedAt(paused, 185_000)).toBe(false);
  });
});

describe('a match, beat by beat', () => {
  it('goes from the posters to the table', () => {
    const match = playMatch(place, told(8, 6));
    const steps = [0, 1000, 1800, 4300, 9200, 10_000, 15_200].map((at) => stepAt(match, at));
    expect(steps).toEqual(['posters', 'stake', 'roll', 'count', 'count', 'story', 'table']);
    expect(stepAt(match, match.verdict ?? 0)).toBe('verdict');
  });

  it('counts every ballot between the roll and the verdict', () => {
    const match = playMatch(place, told(8, 6));
    expect(turnedAt(match.turns, 4300)).toBe(0);
    expect(turnedAt(match.turns, 8900)).toBe(14);
    expect(match.verdict).toBeGreaterThan(match.turns.at(-1) ?? 0);
  });

  it('waits at the count for a match of which nothing was heard', () => {
    const match = playMatch(place, undefined);
    expect(stepAt(match, 12_000)).toBe('count');
    expect(turnedAt(match.turns, 12_000)).toBe(0);
  });

  it('has a verdict where nobody voted', () => {
    const match = playMatch(place, told(0, 0));
    expect(match.turns).toEqual([]);
    expect(stepAt(match, 4900)).toBe('verdict');
  });

  it('is short from the fourth on long days', () => {
    const match = playMatch({ ...place, matches: 9, index: 3 }, told(8, 6));
    expect(stepAt(match, 0)).toBe('posters');
    expect(stepAt(match, 1000)).toBe('count');
    expect(stepAt(match, 6600)).toBe('table');
  });
});

describe('without motion', () => {
  it('shows none, half and all, and the last with everybody else', () => {
    const match = playMatch(place, told(8, 6));
    const turns = calmTurns(match);
    const last = match.turns.at(-1) ?? 0;
    const shown = [4300, last - 1001, last - 1000, last - 1, last].map((at) => turnedAt(turns, at));
    expect(shown).toEqual([0, 0, 7, 7, 14]);
  });

  it('has few changes', () => {
    const script = writeScript({ matches: 1, films: 2, isLastDay: false });
    const matches = [playMatch({ ...place, matches: 1, index: 0 }, told(20, 15))];
    const calm = changesOf({ script, matches, isCalm: true });
    const moving = changesOf({ script, matches, isCalm: false });
    expect(moving.length - calm.length).toBe(33);
    expect(calm).toEqual(calm.toSorted((a, b) => a - b));
  });
});
