import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planAutostart, type Autostart, type AutostartFacts } from './autostart.ts';

const minute = 60_000;
const grace = 5 * minute;
const noon = 1_800_000_000_000;
const deadline = noon + 7 * 24 * 60 * minute;

function facts(more: Partial<AutostartFacts> = {}): AutostartFacts {
  return {
    isReady: true,
    isListFull: false,
    hasEveryoneNominated: false,
    preparationDeadline: deadline,
    readySince: null,
    startsAt: null,
    graceSeconds: 300,
    now: noon,
    ...more,
  };
}

/** The next question carries on what the last answer said. */
function after(last: Autostart, more: Partial<AutostartFacts>): AutostartFacts {
  return facts({ readySince: last.readySince, startsAt: last.startsAt, ...more });
}

it('waits for nothing while something is missing', () => {
  expect(planAutostart(facts({ isReady: false, isListFull: true }))).toEqual({
    readySince: null,
    startsAt: null,
    waitsFor: null,
    isDeadlineMissed: false,
  });
});

it('waits for the deadline when it is ready', () => {
  const plan = planAutostart(facts());
  expect(plan).toEqual({
    readySince: noon,
    startsAt: deadline,
    waitsFor: 'deadline',
    isDeadlineMissed: false,
  });
  // Still due, and by the same instant, for whoever looks late.
  expect(planAutostart(after(plan, { now: deadline + minute }))).toEqual(plan);
});

it('follows a deadline that the creator moves', () => {
  const plan = planAutostart(facts());
  const moved = after(plan, { preparationDeadline: deadline + minute, now: noon + minute });
  expect(planAutostart(moved).startsAt).toBe(deadline + minute);
});

describe.each([
  ['list_full', { isListFull: true }],
  ['everyone_nominated', { hasEveryoneNominated: true }],
] as const)('with %s', (trigger, reason) => {
  it('starts after the grace time', () => {
    expect(planAutostart(facts(reason))).toEqual({
      readySince: noon,
      startsAt: noon + grace,
      waitsFor: trigger,
      isDeadlineMissed: false,
    });
  });

  it('counts the grace time from that moment, not from when it got ready', () => {
    const waiting = planAutostart(facts());
    const plan = planAutostart(after(waiting, { ...reason, now: noon + 60 * minute }));
    expect(plan.startsAt).toBe(noon + 60 * minute + grace);
    expect(plan.readySince).toBe(noon);
  });

  it('does not begin it again while the reason stands', () => {
    const plan = planAutostart(facts(reason));
    expect(planAutostart(after(plan, { ...reason, now: noon + 4 * minute }))).toEqual(plan);
    expect(planAutostart(after(plan, { ...reason, now: noon + 60 * minute }))).toEqual(plan);
  });

  it('forgets it when the reason is gone, and gives a new one when it comes back', () => {
    const plan = planAutostart(facts(reason));
    const corrected = planAutostart(after(plan, { now: noon + minute }));
    expect(corrected).toMatchObject({ startsAt: deadline, waitsFor: 'deadline' });
    const again = planAutostart(after(corrected, { ...reason, now: noon + 2 * minute }));
    expect(again).toMatchObject({ startsAt: noon + 2 * minute + grace, waitsFor: trigger });
  });

  it('starts at the deadline if that comes within the grace time', () => {
    const soon = { ...reason, preparationDeadline: noon + minute };
    const plan = planAutostart(facts(soon));
    expect(plan).toMatchObject({ startsAt: noon + minute, waitsFor: 'deadline' });
    expect(planAutostart(after(plan, { ...soon, now: noon + 2 * minute }))).toEqual(plan);
  });
});

describe('a missed deadline', () => {
  const missed = planAutostart(facts({ isReady: false, now: deadline }));

  it('leaves the championship in setup', () => {
    expect(missed).toEqual({
      readySince: null,
      startsAt: null,
      waitsFor: null,
      isDeadlineMissed: true,
    });
  });

  it('is one at the very instant of the deadline, too', () => {
    const plan = planAutostart(after(missed, { now: deadline }));
    expect(plan.startsAt).toBe(deadline + grace);
  });

  it('starts it after a grace time once it is ready', () => {
    const plan = planAutostart(after(missed, { now: deadline + minute }));
    expect(plan).toMatchObject({ startsAt: deadline + minute + grace, waitsFor: 'deadline' });
    expect(planAutostart(after(plan, { now: deadline + 2 * minute }))).toEqual(plan);
    const full = planAutostart(after(plan, { isListFull: true, now: deadline + 2 * minute }));
    expect(full.startsAt).toBe(plan.startsAt);
  });
});

it('never starts what is not ready, and never later than the deadline what was ready before it', () => {
  const step = fc.record({
    isReady: fc.boolean(),
    isListFull: fc.boolean(),
    hasEveryoneNominated: fc.boolean(),
    gap: fc.integer({ min: 1, max: 30 * minute }),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let now = noon;
      let plan: Autostart = planAutostart(facts({ isReady: false }));
      for (const { gap, ...change } of steps) {
        now += gap;
        const asked = { ...change, now, preparationDeadline: noon + 120 * minute };
        plan = planAutostart(after(plan, asked));
        expect(plan.startsAt !== null).toBe(change.isReady);
        expect(planAutostart(after(plan, { ...asked, now: now + 1 }))).toEqual({
          ...plan,
          isDeadlineMissed: !change.isReady && now + 1 >= noon + 120 * minute,
        });
        const latest = Math.max(noon + 120 * minute, (plan.readySince ?? now) + grace);
        expect(plan.startsAt ?? 0).toBeLessThanOrEqual(latest);
      }
    }),
  );
});
