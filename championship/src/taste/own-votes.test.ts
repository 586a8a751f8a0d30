import { describe, expect, test } from 'vitest';
import { orderFilms, type Choice } from './own-order.ts';
import { countMajority, findSolitary } from './own-votes.ts';

/** Everybody against everybody, the lower number always chosen. */
function chooseInOrder(films: readonly number[]): Choice[] {
  return films.flatMap((chosen) =>
    films.filter((other) => other > chosen).map((other) => ({ chosen, other })),
  );
}

describe('one’s own order of the films', () => {
  test('is that of the votes, whatever order the films came in', () => {
    const films = [4, 2, 6, 1, 5, 3];
    expect(orderFilms(films, chooseInOrder(films))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('weighs over whom a film was chosen', () => {
    // 3 and 4 were chosen once each: 3 over the favourite, 4 over the last.
    const choices = [
      { chosen: 1, other: 2 },
      { chosen: 1, other: 4 },
      { chosen: 2, other: 5 },
      { chosen: 3, other: 1 },
      { chosen: 4, other: 5 },
    ];
    const order = orderFilms([1, 2, 3, 4, 5], choices);
    expect(order.indexOf(3)).toBeLessThan(order.indexOf(4));
    expect(order.at(-1)).toBe(5);
  });

  test('does not put a single vote above many', () => {
    const often = Array.from({ length: 9 }, (_, index) => ({ chosen: 1, other: index + 3 }));
    expect(orderFilms([2, 1, 3, 4, 5], [...often, { chosen: 2, other: 3 }])[0]).toBe(1);
  });

  test('keeps films that no vote tells apart in the order in which they came', () => {
    const circle = [
      { chosen: 1, other: 2 },
      { chosen: 2, other: 3 },
      { chosen: 3, other: 1 },
    ];
    expect(orderFilms([3, 1, 2, 9], circle)).toEqual([3, 1, 2, 9]);
    expect(orderFilms([3, 1, 2], circle.toReversed())).toEqual([3, 1, 2]);
    expect(orderFilms([7, 5], [])).toEqual([7, 5]);
  });
});

describe('one’s own votes', () => {
  const votes = [
    { matchNumber: 1, chosenVotes: 3, otherVotes: 9 },
    { matchNumber: 2, chosenVotes: 6, otherVotes: 6 },
    { matchNumber: 3, chosenVotes: 10, otherVotes: 2 },
    { matchNumber: 4, chosenVotes: 1, otherVotes: 3 },
    { matchNumber: 5, chosenVotes: 4, otherVotes: 5 },
  ];

  test('went with the majority, against it, or nowhere', () => {
    expect(countMajority(votes)).toEqual({ withIt: 1, against: 3, drawn: 1 });
  });

  test('the most solitary is that of the smallest share; of equals, against more people', () => {
    expect(findSolitary(votes)?.matchNumber).toBe(1);
    expect(findSolitary([...votes, { matchNumber: 6, chosenVotes: 1, otherVotes: 5 }])).toEqual({
      matchNumber: 6,
      chosenVotes: 1,
      otherVotes: 5,
    });
    expect(findSolitary([...votes].toReversed())?.matchNumber).toBe(1);
  });

  test('nobody is solitary who never lost', () => {
    expect(findSolitary(votes.slice(1, 3))).toBeUndefined();
    expect(findSolitary([])).toBeUndefined();
  });
});
