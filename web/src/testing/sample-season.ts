import type { Match } from '@girone/contract/matches';
import type { StandingsRow } from '@girone/contract/standings';
import type { TournamentDetail } from '@girone/contract/tournaments';

type MatchFilm = Match['film1'];

export function sampleMatchFilm(facts: Partial<MatchFilm> = {}): MatchFilm {
  return {
    id: 1,
    title: 'Stalker',
    year: null,
    director: null,
    genre: null,
    posterUrl: null,
    ownerName: 'Giulia Ferrante',
    ...facts,
  };
}

/** An open match in which the viewer may vote and has not. */
export function sampleMatch(facts: Partial<Match> = {}): Match {
  return {
    id: 51,
    tournamentId: 5,
    tournamentName: 'Coppa Celluloide',
    circleName: null,
    matchDay: 2,
    matchNumber: 3,
    isHomeMatch: true,
    status: 'active',
    film1: sampleMatchFilm({ id: 1, title: 'Stalker' }),
    film2: sampleMatchFilm({ id: 2, title: 'Suspiria', ownerName: 'Paolo Greco' }),
    film1Votes: 6,
    film2Votes: 4,
    totalVotes: 10,
    winnerId: null,
    viewerVote: null,
    viewerNotSeen: false,
    viewerMayVote: true,
    allowUnseen: false,
    actualStartTime: '2026-03-04T12:00:00.000Z',
    autoAdvanceTime: null,
    scheduledStartTime: null,
    completedAt: null,
    correction: null,
    ...facts,
  };
}

/** A championship that runs, seen by somebody who may vote and nothing else. */
export function sampleTournament(facts: Partial<TournamentDetail> = {}): TournamentDetail {
  return {
    id: 5,
    name: 'Coppa Celluloide',
    description: null,
    status: 'active',
    isPublic: true,
    circleId: null,
    circleName: null,
    isArchived: false,
    createdBy: 3,
    creatorName: 'Marco Bellini',
    viewerIsCreator: false,
    maxFilms: 8,
    requiredFilmsPerUser: 1,
    minNominationsPerUser: 1,
    maxNominationsPerUser: 1,
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
    preparationDeadline: null,
    createdAt: '2026-01-02T03:04:05.000Z',
    startedAt: '2026-03-02T12:00:00.000Z',
    completedAt: null,
    cancelledAt: null,
    participantsCount: 4,
    filmsCount: 4,
    matchesCompleted: 2,
    totalMatches: 12,
    currentMatchDay: 2,
    totalMatchDays: 6,
    viewerMay: {
      edit: false,
      delete: false,
      open: false,
      forceStart: false,
      nominate: false,
      vote: true,
      discuss: true,
      closeDay: false,
      reveal: false,
      rematch: false,
    },
    readiness: null,
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

export function sampleRow(facts: Partial<StandingsRow> = {}): StandingsRow {
  return {
    position: 1,
    filmId: 1,
    filmTitle: 'Stalker',
    year: null,
    director: null,
    genre: null,
    posterUrl: null,
    ownerName: 'Giulia Ferrante',
    points: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    played: 0,
    votesFor: 0,
    votesAgainst: 0,
    form: [],
    movement: 0,
    decidedBy: null,
    seal: null,
    ...facts,
  };
}
