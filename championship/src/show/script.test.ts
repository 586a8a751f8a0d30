import { describe, expect, it } from 'vitest';
import {
  beatsOf,
  jumpTo,
  pause,
  positionAt,
  resume,
  resumeIfAlone,
  resumesAt,
  sceneAt,
  toldMatches,
  writeScript,
} from './script.ts';

const evening = { matches: 5, films: 12, isLastDay: false };
const second = 1000;

describe('the script of an evening', () => {
  it('plays match after match, then the table, then ends', () => {
    expect(writeScript(evening).map(({ scene }) => scene)).toEqual([
      { kind: 'opening' },
      ...[0, 1, 2, 3, 4].map((index) => ({ kind: 'match', index })),
      { kind: 'table', page: 0 },
      { kind: 'table', page: 1 },
      { kind: 'ended' },
    ]);
  });

  it('shows the champion on the last day', () => {
    const kinds = writeScript({ ...evening, isLastDay: true }).map(({ scene }) => scene.kind);
    expect(kinds.slice(-3)).toEqual(['table', 'champion', 'ended']);
  });

  it('has no gap and no overlap', () => {
    const script = writeScript({ matches: 32, films: 64, isLastDay: true });
    for (const [index, { ends }] of script.slice(0, -1).entries()) {
      expect(script[index + 1]?.begins).toBe(ends);
    }
    expect(script.map(({ number }) => number)).toEqual(script.map((_, index) => index));
  });

  it('takes about 21 s for a match, and 9 s from the fourth on when there are more than eight', () => {
    expect(beatsOf({ matches: 8 }, 7).end).toBe(21_200);
    expect([2, 3, 8].map((index) => beatsOf({ matches: 9 }, index).end)).toEqual([
      21_200, 9000, 9000,
    ]);
  });

  it('finds the scene of a late comer', () => {
    const script = writeScript(evening);
    expect(sceneAt(script, -second).scene).toEqual({ kind: 'opening' });
    expect(sceneAt(script, 21_200).scene).toEqual({ kind: 'match', index: 1 });
    expect(sceneAt(script, 60 * 60 * second).scene).toEqual({ kind: 'ended' });
  });

  it('tells a match shortly before it begins, and none before its turn', () => {
    const script = writeScript(evening);
    expect(toldMatches(script, -3000)).toBe(0);
    expect(toldMatches(script, -1500)).toBe(1);
    expect(toldMatches(script, 21_200 - 1501)).toBe(1);
    expect(toldMatches(script, 21_200 - 1500)).toBe(2);
  });
});

describe('an evening that runs', () => {
  const show = { startedAt: 100 * second, pausedAt: null, runnerSeenAt: 100 * second };

  it('stands still while it is paused and goes on from there', () => {
    const paused = pause(show, 110 * second);
    expect(positionAt(paused, 130 * second)).toBe(10 * second);
    expect(positionAt(resume(paused, 150 * second), 155 * second)).toBe(15 * second);
  });

  it('is not paused twice', () => {
    const paused = pause(show, 110 * second);
    expect(pause(paused, 120 * second)).toEqual(paused);
    expect(resume(show, 120 * second)).toEqual(show);
  });

  it('goes on by itself 60 s after whoever runs it was last seen', () => {
    const paused = { ...pause(show, 110 * second), runnerSeenAt: 115 * second };
    expect(resumesAt(paused)).toBe(175 * second);
    expect(positionAt(paused, 175 * second - 1)).toBe(10 * second);
    expect(positionAt(paused, 180 * second)).toBe(15 * second);
    expect(resumeIfAlone(paused, 180 * second).pausedAt).toBeNull();
  });

  it('jumps, and runs on from there', () => {
    const jumped = jumpTo(pause(show, 110 * second), 42 * second, 120 * second);
    expect(positionAt(jumped, 121 * second)).toBe(43 * second);
  });
});
