import { describe, expect, it } from 'vitest';
import { drawCalendar } from '../calendar.ts';
import { describeCalendar } from './calendar-facts.ts';

function filmsUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

describe('the facts of a calendar', () => {
  it.each([2, 3, 10, 17, 64])('tell of a fair one for %i films', (films) => {
    const facts = describeCalendar(drawCalendar(filmsUpTo(films)));

    expect(facts).toMatchObject({
      pairs: (films * (films - 1)) / 2,
      isComplete: true,
      home: films - 1,
      away: films - 1,
      isBalanced: true,
      rests: films % 2 === 0 ? 0 : 2,
      areRestsEqual: true,
    });
    expect(facts.longestRun).toBeLessThanOrEqual(3);
  });

  it('tell of one that is not', () => {
    const calendar = drawCalendar(filmsUpTo(4)).map(({ matchDay, leg, resting, fixtures }) => ({
      matchDay,
      leg,
      resting,
      fixtures: fixtures.map(({ matchNumber, home, away }) => ({
        matchNumber,
        home: Math.min(home, away),
        away: Math.max(home, away),
      })),
    }));

    expect(describeCalendar(calendar)).toMatchObject({ isComplete: false, isBalanced: false });
  });
});
