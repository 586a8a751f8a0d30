import { checkBox } from '@girone/championship/box/check-box';
import { unpackBallots } from '@girone/championship/ballots/packed-ballots';
import { boxSeason } from '@girone/championship/testing/boxed-season';
import { expect, test } from 'vitest';
import { fillBallots } from './fill-ballots.ts';

const whole = boxSeason({ films: 6, voters: 30 });

/** As the database keeps them. */
const kept = whole.days.flatMap(({ matchDay, ballots, counts }) =>
  (unpackBallots(ballots ?? '', counts.length) ?? []).map((list) => ({
    matchDay,
    ballots: list.map(([code, answer]) => `${code}${answer}`).join(''),
  })),
);

async function fill(room: number) {
  const box = structuredClone(whole);
  for (const day of box.days) day.ballots = null;
  await fillBallots(box, kept, room);
  return box;
}

test('all ballots go in where there is room', async () => {
  expect(await fill(1_000_000)).toEqual(whole);
});

test('without room for all, the last days have theirs and everything still adds up', async () => {
  const room = 3000;
  const box = await fill(room);
  const filled = box.days.map(({ ballots }) => ballots !== null);
  expect([filled.at(0), filled.at(-1)]).toEqual([false, true]);
  expect(filled).toEqual(filled.toSorted((one, other) => Number(one) - Number(other)));
  const used = box.days.reduce((sum, { ballots }) => sum + (ballots?.length ?? 0), 0);
  expect(used).toBeLessThanOrEqual(room);
  expect(checkBox(box).findings).toEqual([]);
});
