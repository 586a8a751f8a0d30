import { describe, expect, test } from 'vitest';
import { drawCalendar } from './calendar.ts';
import { measureProgress } from './season-progress.ts';

function count(films: number, isCounted: (matchDay: number) => boolean): number {
  return drawCalendar(Array.from({ length: films }, (_, index) => index + 1))
    .filter(({ matchDay }) => isCounted(matchDay))
    .reduce((sum, { fixtures }) => sum + fixtures.length, 0);
}

describe('the progress of a season', () => {
  test.each([2, 3, 4, 5, 8, 63, 64])(
    'of %i films is that of its calendar on every day',
    (films) => {
      const { matchDays } = measureProgress({ status: 'active', films, closedDays: 0 });
      for (let closedDays = 0; closedDays < matchDays; closedDays += 1) {
        expect(measureProgress({ status: 'active', films, closedDays })).toEqual({
          matchDays,
          matches: count(films, () => true),
          completed: count(films, (day) => day <= closedDays),
          active: count(films, (day) => day === closedDays + 1),
          pending: count(films, (day) => day > closedDays + 1),
        });
      }
      const over = measureProgress({ status: 'completed', films, closedDays: matchDays });
      expect(over).toMatchObject({ completed: over.matches, active: 0, pending: 0 });
    },
  );

  test('has nothing to come once it is cancelled', () => {
    expect(measureProgress({ status: 'completed', films: 4, closedDays: 2 })).toEqual({
      matchDays: 6,
      matches: 12,
      completed: 4,
      active: 0,
      pending: 0,
    });
  });

  test.each(['preparation', 'setup'] as const)('is nothing in %s', (status) => {
    expect(measureProgress({ status, films: 8, closedDays: 0 })).toMatchObject({
      matches: 0,
      matchDays: 0,
    });
  });
});
