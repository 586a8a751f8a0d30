import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

/** A page whose own clock is wrong, in front of a server that answers after a while. */
function openPage({ wrongBy }: { wrongBy: number }) {
  let real = 1_000_000;
  const readLocal = () => real + wrongBy;
  const clock = createServerClock(readLocal);
  return {
    clock,
    error: () => clock.now() - real,
    setLocal(by: number) {
      wrongBy += by;
    },
    pass(ms: number) {
      real += ms;
    },
    ask({ there, back }: { there: number; back: number }) {
      const sentAt = readLocal();
      real += there;
      const now = real;
      real += back;
      clock.learn({ now, sentAt, receivedAt: readLocal() });
    },
  };
}

it('reads the server’s clock from the middle of an answer', () => {
  const page = openPage({ wrongBy: 90_000 });
  expect(page.error()).toBe(90_000);
  page.ask({ there: 50, back: 50 });
  expect(page.error()).toBe(0);
});

it('believes the answer that took the shortest time', () => {
  const page = openPage({ wrongBy: -5000 });
  page.ask({ there: 900, back: 100 });
  expect(page.error()).toBe(400);
  page.ask({ there: 20, back: 10 });
  expect(Math.abs(page.error())).toBeLessThanOrEqual(15);
  page.ask({ there: 100, back: 800 });
  expect(Math.abs(page.error())).toBeLessThanOrEqual(15);
});

it('starts over when the clock of the device was set', () => {
  const page = openPage({ wrongBy: 0 });
  page.ask({ there: 5, back: 5 });
  page.setLocal(60_000);
  expect(page.error()).toBe(60_000);
  page.ask({ there: 40, back: 40 });
  expect(page.error()).toBe(0);
});

it('forgets answers of long ago', () => {
  const page = openPage({ wrongBy: 0 });
  page.ask({ there: 1, back: 1 });
  for (let count = 0; count < 8; count++) page.ask({ there: 30, back: 10 });
  expect(page.error()).toBe(10);
});

it('tells whoever listens that it was put right', () => {
  const page = openPage({ wrongBy: 500 });
  let heard = 0;
  const leave = page.clock.subscribe(() => (heard += 1));
  page.ask({ there: 1, back: 1 });
  leave();
  page.ask({ there: 1, back: 1 });
  expect(heard).toBe(1);
});
