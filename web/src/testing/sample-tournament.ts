import type { Nomination } from '@girone/contract/nominations';
import type { Readiness, TournamentDetail } from '@girone/contract/tournaments';

/** Nothing is missing, and nothing is waited for but the deadline. */
export const sampleReadiness: Readiness = {
  participants: { requirement: 2, current: 2, ok: true, missing: 0 },
  totalFilms: { requirement: 4, current: 4, ok: true, missing: 0 },
  filmsPerUser: { requirement: 2, current: 2, ok: true, missing: 0 },
  maxTotalFilms: { requirement: 16, current: 4, ok: true, missing: 0 },
  ready: true,
  missingParticipants: 0,
  missingFilms: 0,
  owing: [],
  isOverdue: false,
  waitsFor: 'deadline',
  startsAt: '2099-11-22T20:00:00.000Z',
};

export const mayNothing: TournamentDetail['viewerMay'] = {
  edit: false,
  delete: false,
  open: false,
  forceStart: false,
  nominate: false,
  vote: false,
  discuss: false,
  closeDay: false,
  reveal: false,
  rematch: false,
};

/** A public championship in setup, somebody else's, with what the test says about it. */
export function sampleTournament(facts: Partial<TournamentDetail> = {}): TournamentDetail {
  return {
    id: 5,
    name: 'Giallo & Noir',
    description: null,
    status: 'setup',
    isPublic: true,
    circleId: null,
    circleName: null,
    isArchived: false,
    createdBy: 3,
    creatorName: 'Marco Bellini',
    viewerIsCreator: false,
    maxFilms: 16,
    requiredFilmsPerUser: 2,
    minNominationsPerUser: 1,
    maxNominationsPerUser: 2,
    matchDayFrequencyHours: 48,
    matchDurationHours: 48,
    advanceOnAllCircleVotes: true,
    autoAdvanceOnAllVotes: true,
    timeoutAdvanceEnabled: true,
    minOpenHours: 0,
    secretCount: false,
    reveal: { mode: 'off' },
    heldDay: null,
    allowUnseen: false,
    preparationDeadline: '2099-11-22T20:00:00.000Z',
    createdAt: '2026-11-02T12:00:00.000Z',
    startedAt: null,
    completedAt: null,
    cancelledAt: null,
    participantsCount: 2,
    filmsCount: 4,
    matchesCompleted: 0,
    totalMatches: 0,
    currentMatchDay: 0,
    totalMatchDays: 0,
    viewerMay: mayNothing,
    readiness: sampleReadiness,
    drawSeed: null,
    socialTopicId: null,
    dayClosesAt: null,
    dayWaitsUntil: null,
    viewerVotesLeft: null,
    viewerSeesTurnout: false,
    viewerMayTakeOut: false,
    viewerMayInvite: false,
    champions: [],
    rematch: null,
    ...facts,
  };
}

interface NominationFacts {
  filmId: number;
  title: string;
  order?: number;
  user?: Partial<Nomination['user']>;
}

export function sampleNomination({ filmId, title, order = 1, user }: NominationFacts): Nomination {
  return {
    tournamentId: 5,
    filmId,
    nominationOrder: order,
    createdAt: '2026-11-03T12:00:00.000Z',
    film: {
      id: filmId,
      title,
      year: 1975,
      director: 'Dario Argento',
      genre: null,
      posterUrl: null,
    },
    user: { id: 3, username: 'marcob', name: 'Marco Bellini', profileImageUrl: null, ...user },
  };
}
