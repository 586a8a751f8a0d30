import type { AdminOverview, AuditEntry } from '@girone/contract/admin';
import type { AdminFilm } from '@girone/contract/admin-films';
import type { AdminMatch, AdminTournament } from '@girone/contract/admin-seasons';
import type { AdminUser, AdminUserDetail } from '@girone/contract/admin-users';

export function sampleUser(changes: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 12,
    username: 'tomriva',
    firstName: 'Tommaso',
    lastName: 'Riva',
    profileImageUrl: null,
    email: 'tommaso@posta.example',
    isEmailVerified: true,
    isAdmin: false,
    isSuperAdmin: false,
    hasSecondFactor: false,
    filmsUploaded: 6,
    maxFilmsAllowed: 20,
    postsCount: 4,
    createdAt: '2026-09-07T10:00:00.000Z',
    lastSeenAt: null,
    suspension: null,
    deletionRequestedAt: null,
    viewerMay: {
      change: true,
      suspend: true,
      delete: true,
      grantAdmin: true,
      revokeAdmin: false,
      resetSecondFactor: false,
    },
    ...changes,
  };
}

export function sampleUserDetail(changes: Partial<AdminUserDetail> = {}): AdminUserDetail {
  return {
    ...sampleUser(),
    sessions: 2,
    circles: [{ id: 3, name: 'Mezzanotte', role: 'moderator' }],
    openReports: 1,
    upheldReports: 0,
    ...changes,
  };
}

export function sampleEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 40,
    actor: { username: 'giulia', firstName: null, lastName: null, profileImageUrl: null },
    action: 'user.film_limit',
    targetType: 'user',
    targetId: 12,
    targetName: 'tomriva',
    reason: 'He asked for more.',
    before: { maxFilmsAllowed: 20 },
    after: { maxFilmsAllowed: 30 },
    createdAt: '2026-11-14T09:30:00.000Z',
    ...changes,
  };
}

export function sampleAdminFilm(changes: Partial<AdminFilm> = {}): AdminFilm {
  return {
    id: 31,
    title: 'Solaris',
    description: 'Seen twice.',
    director: 'Steven Soderbergh',
    releaseYear: 2002,
    genre: 'Drama',
    posterUrl: null,
    tmdbId: 2103,
    enrichmentStatus: 'done',
    owner: { username: 'tomriva', firstName: null, lastName: null, profileImageUrl: null },
    createdAt: '2026-10-01T10:00:00.000Z',
    championships: 2,
    isPlaying: false,
    ...changes,
  };
}

export function sampleSeason(changes: Partial<AdminTournament> = {}): AdminTournament {
  return {
    id: 5,
    name: 'Coppa Celluloide',
    status: 'active',
    isPublic: true,
    circleName: null,
    creatorName: 'Giulia Ferrante',
    filmsCount: 4,
    matchesCompleted: 4,
    totalMatches: 12,
    currentMatchDay: 3,
    totalMatchDays: 6,
    dayClosesAt: '2026-11-16T20:00:00.000Z',
    createdAt: '2026-11-01T10:00:00.000Z',
    startedAt: '2026-11-03T10:00:00.000Z',
    completedAt: null,
    cancelledAt: null,
    ...changes,
  };
}

export function sampleAdminMatch(changes: Partial<AdminMatch> = {}): AdminMatch {
  return {
    id: 71,
    tournament: { id: 5, name: 'Coppa Celluloide' },
    matchDay: 2,
    matchNumber: 1,
    film1: { id: 31, title: 'Solaris' },
    film2: { id: 32, title: 'Stalker' },
    status: 'completed',
    isAbandoned: false,
    film1Votes: 5,
    film2Votes: 3,
    autoAdvanceTime: null,
    completedAt: '2026-11-10T20:00:00.000Z',
    correction: null,
    ...changes,
  };
}

const dayMs = 86_400_000;

export function sampleOverview(changes: Partial<AdminOverview> = {}): AdminOverview {
  return {
    countedAt: '2026-11-15T12:00:00.000Z',
    totals: {
      users: 412,
      films: 2894,
      notEnriched: 18,
      circles: 31,
      tournaments: 44,
      openMatches: 73,
      posts: 5120,
      votes: 60_200,
    },
    growth: Array.from({ length: 30 }, (_, place) => ({
      day: new Date(Date.parse('2026-10-17') + place * dayMs).toISOString().slice(0, 10),
      users: place % 5,
      films: (place * 7) % 11,
      posts: (place * 13) % 17,
      votes: place * 3,
    })),
    storage: { images: 830, bytes: 1_432_000_000 },
    openReports: 3,
    jobs: { waiting: 4, running: 1, failing: [] },
    errors: [],
    ...changes,
  };
}
