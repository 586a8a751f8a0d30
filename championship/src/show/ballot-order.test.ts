import { describe, expect, it } from 'vitest';
import { ballotTimes, orderBallots } from './ballot-order.ts';

const seal = 'ab'.repeat(32);

function count(film1Votes: number, film2Votes: number, matchNumber = 7) {
  return orderBallots({ matchNumber, film1Votes, film2Votes }, seal);
}

/** After how many ballots nobody can doubt the result any more; a draw is open to its last. */
function decidedAfter(order: readonly (1 | 2)[]): number {
  let lead = 0;
  for (const [index, side] of order.entries()) {
    lead += side === 1 ? 1 : -1;
    if (Math.abs(lead) > order.length - index - 1) return index + 1;
  }
  return order.length;
}

describe('the order in which ballots are turned', () => {
  it('turns every ballot once', () => {
    const order = count(8, 6);
    expect(order.filter((side) => side === 1)).toHaveLength(8);
    expect(order.filter((side) => side === 2)).toHaveLength(6);
  });

  it('is the same for everybody, and another for another match or seal', () => {
    const order = count(9, 8);
    expect(count(9, 8)).toEqual(order);
    expect(count(9, 8, 8)).not.toEqual(order);
    expect(
      orderBallots({ matchNumber: 7, film1Votes: 9, film2Votes: 8 }, 'cd'.repeat(32)),
    ).not.toEqual(order);
  });

  it.each(Array.from({ length: 13 }, (_, home) => home))(
    'keeps %i home votes open as long as the totals allow',
    (home) => {
      for (let away = 0; away <= 12; away++) {
        const ballots = home + away;
        // The winner needs more than half of all ballots, and every other one was turned before.
        const latest = home === away ? ballots : Math.floor(ballots / 2) + 1 + Math.min(home, away);
        expect(decidedAfter(count(home, away)), `${home}–${away}`).toBe(latest);
      }
    },
  );
});

describe('when ballots are turned', () => {
  it('waits longer before each of the last four', () => {
    expect(ballotTimes(6, 4600)).toEqual([210, 420, 740, 1200, 1840, 2740]);
  });

  it.each([0, 1, 3, 4, 5, 14, 40, 500])('turns the last of %i in time', (ballots) => {
    for (const longest of [4600, 2600, 1000]) {
      const times = ballotTimes(ballots, longest);
      expect(times).toHaveLength(ballots);
      expect(times.at(-1) ?? 0).toBeLessThanOrEqual(longest + 1e-6);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});
