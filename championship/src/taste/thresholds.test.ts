import { describe, expect, test } from 'vitest';
import {
  isComparable,
  isCrowd,
  showAgreement,
  showCommonMatches,
  showPlace,
  tasteRules,
} from './thresholds.ts';

describe('what may be shown of taste', () => {
  test('a map begins with five people, a comparison with twenty matches', () => {
    expect([4, 5, 6].map(isCrowd)).toEqual([false, true, true]);
    expect([19, 20, 21].map(isComparable)).toEqual([false, true, true]);
  });

  test('agreement comes in steps of five, and never as certainty', () => {
    const shown = Array.from({ length: 41 }, (_, same) => showAgreement(same / 40));
    expect(new Set(shown).size).toBe(19);
    for (const percent of shown) expect(percent % tasteRules.step).toBe(0);
    expect(Math.min(...shown)).toBe(5);
    expect(Math.max(...shown)).toBe(95);
    expect([0, 0.02, 0.074, 0.076, 0.5, 0.61, 0.924, 0.926, 1].map(showAgreement)).toEqual([
      5, 5, 5, 10, 50, 60, 90, 95, 95,
    ]);
    // A margin may lead beyond what there is.
    expect([-0.3, 1.4].map(showAgreement)).toEqual([5, 95]);
  });

  test('how much two have in common is rounded down, in steps of five', () => {
    expect([20, 24, 25, 82, 90].map(showCommonMatches)).toEqual([20, 20, 25, 80, 90]);
  });

  test('places lie on a grid', () => {
    expect([0.024, 0.026, -0.01, -1.4, 1, 0.333].map(showPlace)).toEqual([0, 0.05, 0, -1, 1, 0.35]);
    expect(Object.is(showPlace(-0.01), 0)).toBe(true);
  });
});
