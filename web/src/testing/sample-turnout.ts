import type { Turnout, TurnoutPerson } from '@girone/contract/turnout';

/** Somebody who has done nothing yet, unless told otherwise. */
export function samplePerson(username: string, facts: Partial<TurnoutPerson> = {}): TurnoutPerson {
  return {
    username,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    isDone: false,
    isViewer: false,
    films: 0,
    lastNominatedAt: null,
    joinedAt: '2026-11-01T10:00:00.000Z',
    ...facts,
  };
}

/** Nominations of two films each are waited for, and nobody has come. */
export function sampleTurnout(facts: Partial<Turnout> = {}): Turnout {
  return {
    stage: 'nominations',
    matchDay: null,
    requiredFilms: 2,
    people: [],
    total: 0,
    done: 0,
    startsAt: '2026-11-20T20:00:00.000Z',
    viewerMayRemind: true,
    remindedAt: null,
    mayRemindAt: null,
    ...facts,
  };
}
