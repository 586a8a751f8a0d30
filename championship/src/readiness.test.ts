import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessReadiness,
  hasEveryoneNominated,
  isListFull,
  type NominationState,
} from './readiness.ts';

/** How many films each participant has nominated. */
function state(counts: readonly number[], more: Partial<NominationState> = {}): NominationState {
  return {
    requiredFilmsPerUser: 3,
    minNominationsPerUser: 1,
    maxFilms: 32,
    filmsByUser: new Map(counts.map((count, index) => [index + 1, count])),
    ...more,
  };
}

type Cells = readonly [requirement: number, current: number, ok: boolean, missing: number];
interface Example {
  readonly when: string;
  readonly nominations: NominationState;
  readonly rows: readonly [Cells, Cells, Cells, Cells];
  readonly lacks: readonly [participants: number, films: number];
}

const examples: readonly Example[] = [
  {
    when: 'nobody has come',
    nominations: state([]),
    rows: [
      [2, 0, false, 2],
      [6, 0, false, 6],
      [3, 0, false, 3],
      [32, 0, true, 0],
    ],
    lacks: [2, 6],
  },
  {
    when: 'nobody has come to a list that is shorter than what each is asked for',
    nominations: state([], { maxFilms: 2 }),
    rows: [
      [2, 0, false, 2],
      [2, 0, false, 2],
      [3, 0, false, 2],
      [2, 0, true, 0],
    ],
    lacks: [2, 2],
  },
  {
    when: 'one person has nominated everything',
    nominations: state([3]),
    rows: [
      [2, 1, false, 1],
      [6, 3, false, 3],
      [3, 3, true, 0],
      [32, 3, true, 0],
    ],
    lacks: [1, 3],
  },
  {
    when: 'two people have nominated one film each',
    nominations: state([1, 1]),
    rows: [
      [2, 2, true, 0],
      [6, 2, false, 4],
      [3, 1, false, 4],
      [32, 2, true, 0],
    ],
    lacks: [0, 4],
  },
  {
    when: 'the average would hide someone with too few',
    nominations: state([5, 5, 1], { requiredFilmsPerUser: 3 }),
    rows: [
      [2, 3, true, 0],
      [6, 11, true, 0],
      [3, 11 / 3, false, 2],
      [32, 11, true, 0],
    ],
    lacks: [0, 2],
  },
  {
    when: 'everyone has what is asked',
    nominations: state([3, 3]),
    rows: [
      [2, 2, true, 0],
      [6, 6, true, 0],
      [3, 3, true, 0],
      [32, 6, true, 0],
    ],
    lacks: [0, 0],
  },
  {
    when: 'the list is full before everyone has what is asked',
    nominations: state([3, 1], { maxFilms: 4 }),
    rows: [
      [2, 2, true, 0],
      [4, 4, true, 0],
      [3, 2, true, 0],
      [4, 4, true, 0],
    ],
    lacks: [0, 0],
  },
  {
    when: 'one person alone has filled the list',
    nominations: state([2], { maxFilms: 2 }),
    rows: [
      [2, 1, false, 1],
      [2, 2, true, 0],
      [3, 2, true, 0],
      [2, 2, true, 0],
    ],
    lacks: [1, 0],
  },
  {
    when: 'there are more films than the championship takes',
    nominations: state([3, 3], { maxFilms: 5 }),
    rows: [
      [2, 2, true, 0],
      [5, 6, true, 0],
      [3, 3, true, 0],
      [5, 6, false, 0],
    ],
    lacks: [0, 0],
  },
  {
    when: 'it takes two films to be a participant',
    nominations: state([3, 1], { minNominationsPerUser: 2 }),
    rows: [
      [2, 1, false, 1],
      [6, 4, false, 2],
      [3, 3, true, 0],
      [32, 4, true, 0],
    ],
    lacks: [1, 2],
  },
];

describe.each(examples)('when $when', ({ nominations, rows, lacks }) => {
  const readiness = assessReadiness(nominations);

  it('shows these four rows', () => {
    const { participants, totalFilms, filmsPerUser, maxTotalFilms } = readiness;
    const cells = [participants, totalFilms, filmsPerUser, maxTotalFilms].map((row) => [
      row.requirement,
      row.current,
      row.ok,
      row.missing,
    ]);
    expect(cells).toEqual(rows);
  });

  it('is ready if all four are OK, and says what it lacks', () => {
    expect(readiness.ready).toBe(rows.every(([, , ok]) => ok));
    expect([readiness.missingParticipants, readiness.missingFilms]).toEqual(lacks);
  });
});

it('is ready once participants and films that it asked for have come', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 8 });
  fc.assert(
    fc.property(counts, (films) => {
      const before = assessReadiness(state(films));
      // Each of those who are there brings what they lack, newcomers bring the rest.
      const completed = films.map(() => 3);
      const newcomers = Array.from({ length: before.missingParticipants }, () => 3);
      const after = [...completed, ...newcomers];
      expect(assessReadiness(state(after)).ready).toBe(true);
      const added = after.reduce((sum, count) => sum + count, 0);
      expect(before.missingFilms).toBe(added - films.reduce((sum, count) => sum + count, 0));
    }),
  );
});

describe('everyone has nominated', () => {
  it('when each active member has what is asked, whoever else nominated', () => {
    expect(hasEveryoneNominated(state([3, 3, 1]), [1, 2])).toBe(true);
    expect(hasEveryoneNominated(state([3, 3, 1]), [1, 2, 3])).toBe(false);
    expect(hasEveryoneNominated(state([3, 3]), [1, 2, 9])).toBe(false);
  });

  it('never in a public championship or a circle without members', () => {
    expect(hasEveryoneNominated(state([3, 3]), null)).toBe(false);
    expect(hasEveryoneNominated(state([3, 3]), [])).toBe(false);
  });
});

it('is full at its number of films', () => {
  expect(isListFull(state([3, 2], { maxFilms: 6 }))).toBe(false);
  expect(isListFull(state([3, 3], { maxFilms: 6 }))).toBe(true);
});
