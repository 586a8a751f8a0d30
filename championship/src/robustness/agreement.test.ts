import { expect, test } from 'vitest';
import { voteSeason } from '../testing/voted-seasons.ts';
import { findAgreement } from './agreement.ts';

test('the most divisive film has the closest matches, the most agreed the clearest, won or lost', () => {
  // Film 1 divides eight voters in half; film 4 nobody wants.
  const { films, matches } = voteSeason({
    films: 4,
    voters: 8,
    choose(voter, { home, away }) {
      if (home === 4 || away === 4) return home === 4 ? away : home;
      if (home === 1 || away === 1) return voter < 4 ? home : away;
      return voter < 6 ? home : away;
    },
  });
  const agreement = findAgreement(films, matches);
  expect(agreement?.agreed).toEqual({ film: 4, matches: 6, margin: 8, won: 0, lost: 6 });
  expect(agreement?.divisive).toMatchObject({ film: 1, matches: 6, won: 2, lost: 0 });
  expect(agreement?.divisive.margin).toBeCloseTo(8 / 3);
});

test('matches on which nobody voted neither divide nor unite', () => {
  const { films, matches } = voteSeason({
    films: 3,
    voters: 4,
    choose: (voter, { home, away }) => {
      if (home === 3 || away === 3) return null;
      return voter < 3 ? home : away;
    },
  });
  // Of film 3 nothing is known, and films 1 and 2 played only each other.
  expect(findAgreement(films, matches)).toBeNull();
});

function match(film1Id: number, film2Id: number, votes: readonly [number, number]) {
  return { film1Id, film2Id, film1Votes: votes[0], film2Votes: votes[1], matchDay: 1 };
}

test('of films that are equally close, the one that won about as often as it lost divides most', () => {
  // Films 1 and 2 have the same margins; film 1 always wins, film 2 wins and loses.
  const matches = [
    match(1, 3, [3, 0]),
    match(1, 2, [2, 1]),
    match(2, 4, [3, 0]),
    match(3, 4, [9, 0]),
  ];
  expect(findAgreement([1, 2, 3, 4], matches)?.divisive.film).toBe(2);
});

test('two films play the same matches: neither divides more', () => {
  const { films, matches } = voteSeason({ films: 2, voters: 3, choose: (_, { home }) => home });
  expect(findAgreement(films, matches)).toBeNull();
});
