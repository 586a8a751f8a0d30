import type { Stage, ToldMatch } from '@girone/contract/stage';

type Day = NonNullable<Stage['day']>;

const unknown = { year: 1948, director: null, genre: null, posterUrl: null };

const films: Day['films'] = [
  { ...unknown, id: 1, title: 'Ladri di biciclette', ownerName: 'Marco Bellini' },
  { ...unknown, id: 2, title: 'Stalker', ownerName: 'Sofía Ortega' },
  { ...unknown, id: 3, title: 'Suspiria', ownerName: 'Paolo Greco' },
  { ...unknown, id: 4, title: 'Paris, Texas', ownerName: null },
];

/** The first match takes the lead from Stalker; the second is a draw without a single ballot. */
export const sampleTold: readonly [ToldMatch, ToldMatch] = [
  {
    index: 0,
    stake: { kind: 'leadAlone' },
    film1Votes: 3,
    film2Votes: 2,
    fact: { kind: 'newLeader', film: 1, from: 2 },
    table: tableOf([1, 12], [2, 10], [3, 4], [4, 1]),
  },
  {
    index: 1,
    stake: { kind: 'positions', film1: 3, film2: 4 },
    film1Votes: 0,
    film2Votes: 0,
    fact: { kind: 'silent', matches: 1 },
    table: tableOf([1, 12], [2, 10], [3, 5], [4, 2]),
  },
];

function tableOf(...rows: readonly (readonly [number, number])[]) {
  return rows.map(([filmId, points], index) => ({ filmId, position: index + 1, points }));
}

interface StageScene {
  /** Where the evening stands still; absent while it has not begun. */
  position?: number;
  day?: Partial<Day>;
  stage?: Partial<Omit<Stage, 'day'>>;
}

/** An evening of two matches; paused, so that it stands where the test wants it. */
export function sampleStage({ position, day, stage }: StageScene = {}): Stage {
  const now = Date.now();
  return {
    tournament: { id: 5, name: 'Coppa Celluloide', circleName: 'Cineclub', totalMatchDays: 6 },
    now,
    viewerMayRun: false,
    ...stage,
    day: {
      matchDay: 4,
      isSecondLeg: true,
      seal: '7f3a91c20b5ed44a'.repeat(4),
      revealsAt: '2026-11-20T20:00:00Z',
      calledFor: null,
      films,
      matches: [
        { matchNumber: 7, film1Id: 1, film2Id: 2 },
        { matchNumber: 8, film1Id: 3, film2Id: 4 },
      ],
      table: tableOf([2, 10], [1, 9], [3, 4], [4, 1]),
      show:
        position === undefined
          ? null
          : { startedAt: now - position, pausedAt: now, resumesAt: null },
      told: position === undefined ? [] : [...sampleTold],
      hall: {
        here: 2,
        seats: 3,
        faces: [
          { username: 'giulia', firstName: 'Giulia', lastName: 'Ferrante', profileImageUrl: null },
          { username: 'marco', firstName: 'Marco', lastName: 'Bellini', profileImageUrl: null },
        ],
      },
      ...day,
    },
  };
}
