import type { Dashboard, Ended, FirstSteps, Setup } from '@girone/contract/dashboard';

/** Of somebody who has films and nothing else, and wants no first steps. */
export function sampleDashboard(facts: Partial<Dashboard> = {}): Dashboard {
  return {
    circles: { count: 0, max: 3 },
    films: { count: 9, max: 20, latest: [] },
    tournaments: { active: 0, gettingReady: 0 },
    waiting: { count: 0, answered: 0, matches: [] },
    others: { count: 0, answered: 0, matches: [] },
    nextClose: null,
    season: null,
    setups: [],
    ended: [],
    joinRequests: [],
    firstSteps: null,
    ...facts,
  };
}

/** Of somebody who has just come. */
export function sampleFirstSteps(facts: Partial<FirstSteps> = {}): FirstSteps {
  return {
    kind: 'organizer',
    isHidden: false,
    steps: [
      { name: 'film', isDone: false },
      { name: 'circle', isDone: false },
      { name: 'invite', isDone: false },
      { name: 'start', isDone: false },
    ],
    circle: null,
    hasCircleToJoin: true,
    ...facts,
  };
}

export function sampleSetup(facts: Partial<Setup> = {}): Setup {
  return {
    id: 8,
    name: 'Coppa del Po',
    isDraft: false,
    circleId: 2,
    circleName: 'Notturni',
    filmsWanted: 1,
    films: { count: 5, max: 32 },
    deadline: '2026-03-06T21:00:00.000Z',
    ...facts,
  };
}

export function sampleEnded(facts: Partial<Ended> = {}): Ended {
  return {
    id: 6,
    name: 'Coppa Celluloide',
    circleName: 'Notturni',
    completedAt: '2026-03-04T21:00:00.000Z',
    champions: [championOf(1, 'Stalker', 'Giulia Ferrante')],
    ...facts,
  };
}

export function championOf(id: number, title: string, ownerName: string | null) {
  return {
    film: { id, title, year: 1979, director: null, genre: null, posterUrl: null },
    ownerName,
  };
}
