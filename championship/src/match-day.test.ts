import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findClosingReason } from './match-day.ts';
import { leastCloseOf, openMatchDay, openNext, type Opening, type OpeningPlan } from './opening.ts';

const hour = 3_600_000;
const due = 1_800_000_000_000;

interface Situation {
  readonly isQuorumComplete: boolean;
  readonly now: number;
}
const nothing: Situation = { isQuorumComplete: false, now: due - 1 };
const voted: Situation = { isQuorumComplete: true, now: due - 1 };
const timeUp: Situation = { isQuorumComplete: false, now: due };
const both: Situation = { isQuorumComplete: true, now: due + hour };

/** [all votes, a time], then what happens by itself in the four situations. */
const pairs = [
  [true, true, [null, 'all_votes', 'timeout', 'all_votes']],
  [true, false, [null, 'all_votes', null, 'all_votes']],
  [false, true, [null, null, 'timeout', 'timeout']],
  [false, false, [null, null, null, null]],
] as const;

describe.each(pairs)('with all votes %s and a time %s', (allVotes, timeout, reasons) => {
  const options = {
    advanceOnAllCircleVotes: allVotes,
    leastClose: 0,
    autoAdvanceTime: timeout ? due : null,
  };
  const situations = [nothing, voted, timeUp, both];

  it('closes a day by itself only as the options say', () => {
    const found = situations.map((situation) =>
      findClosingReason({
        ...options,
        ...situation,
        isAskedByHand: false,
      }),
    );
    expect(found).toEqual(reasons);
  });

  it('closes a day by hand at any time', () => {
    for (const situation of situations) {
      const day = { ...options, ...situation, isAskedByHand: true };
      expect(findClosingReason(day)).toBe('manual');
    }
  });

  it('never runs out of time on a day that has no end', () => {
    const day = { ...options, ...timeUp, autoAdvanceTime: null, isAskedByHand: false };
    expect(findClosingReason(day)).toBeNull();
  });
});

describe('a day with a least time', () => {
  const day = {
    advanceOnAllCircleVotes: true,
    isQuorumComplete: true,
    leastClose: due,
    autoAdvanceTime: null,
    isAskedByHand: false,
  };

  it('waits for it though everybody has voted, and closes at that very instant', () => {
    const reasons = [due - 1, due].map((now) => findClosingReason({ ...day, now }));
    expect(reasons).toEqual([null, 'all_votes']);
    expect(findClosingReason({ ...day, isQuorumComplete: false, now: due + hour })).toBeNull();
  });

  it('never stays open longer than its time, and closes by hand before', () => {
    const timed = { ...day, autoAdvanceTime: due - hour, now: due - hour };
    expect(findClosingReason(timed)).toBe('timeout');
    expect(findClosingReason({ ...day, now: due - hour, isAskedByHand: true })).toBe('manual');
  });

  it('counts from its opening', () => {
    expect([0, 1, 6, 12].map((hours) => leastCloseOf(due, hours) - due)).toEqual([
      0,
      hour,
      6 * hour,
      12 * hour,
    ]);
  });
});

const plan: OpeningPlan = {
  matchDayFrequencyHours: 48,
  timeoutAdvanceEnabled: true,
  lastMatchDay: 4,
};

describe('opening a day', () => {
  it('gives it its full time and plans the days after it', () => {
    expect(openMatchDay(1, due, plan)).toEqual({
      matchDay: 1,
      actualStartTime: due,
      autoAdvanceTime: due + 48 * hour,
      later: [
        { matchDay: 2, scheduledStartTime: due + 48 * hour },
        { matchDay: 3, scheduledStartTime: due + 96 * hour },
        { matchDay: 4, scheduledStartTime: due + 144 * hour },
      ],
    });
  });

  it('sets no end without the timeout, but still plans', () => {
    const opening = openMatchDay(3, due, { ...plan, timeoutAdvanceEnabled: false });
    expect(opening.autoAdvanceTime).toBeNull();
    expect(opening.later).toEqual([{ matchDay: 4, scheduledStartTime: due + 48 * hour }]);
  });

  it('goes on to the next day, and after the last one to none', () => {
    expect(openNext(2, due, plan)).toEqual(openMatchDay(3, due, plan));
    expect(openNext(3, due, plan)?.later).toEqual([]);
    expect(openNext(4, due, plan)).toBeNull();
  });
});

it('never races through days after downtime, however long and irregular it was', () => {
  const waits = fc.array(fc.integer({ min: 1, max: 2000 * hour }), { minLength: 1 });
  const frequencies = fc.constantFrom(12, 24, 48, 72, 168);
  fc.assert(
    fc.property(waits, frequencies, (gaps, matchDayFrequencyHours) => {
      const season = { ...plan, matchDayFrequencyHours, lastMatchDay: 10 };
      let now = due;
      let open: Opening | null = openMatchDay(1, now, season);
      for (const gap of gaps) {
        now += gap;
        // Whoever looks for due days keeps looking until there is none.
        let closedNow = 0;
        while (open && isOver(open, now)) {
          expect(now - open.actualStartTime).toBeGreaterThanOrEqual(matchDayFrequencyHours * hour);
          open = openNext(open.matchDay, now, season);
          closedNow += 1;
        }
        expect(closedNow).toBeLessThanOrEqual(1);
      }
    }),
  );
});

function isOver({ autoAdvanceTime }: Opening, now: number): boolean {
  const reason = findClosingReason({
    advanceOnAllCircleVotes: true,
    isQuorumComplete: false,
    leastClose: 0,
    isAskedByHand: false,
    autoAdvanceTime,
    now,
  });
  return reason !== null;
}
