import type { JoinRequest } from '@girone/contract/circle-entry';
import type { Exclusion } from '@girone/contract/circle-exclusions';
import type { InviteLink, Invitation } from '@girone/contract/circle-invites';
import type { Circle, CircleMember, CircleTournament } from '@girone/contract/circles';

/** An open circle of somebody else's, with what the test says about it. */
export function sampleCircle(facts: Partial<Circle> = {}): Circle {
  return {
    id: 1,
    name: 'Cineforum',
    description: 'One film a week.',
    ownerId: 20,
    ownerName: 'Marco Bellini',
    coverImagePath: null,
    maxFilms: 32,
    maxFilmsPerUser: 3,
    isPublic: true,
    joinType: 'open',
    createdAt: '2026-01-02T03:04:05.000Z',
    memberCount: 14,
    viewerRole: null,
    viewerRequest: null,
    isViewerExcluded: false,
    ...facts,
  };
}

export function sampleMember(facts: Partial<CircleMember> = {}): CircleMember {
  return {
    id: 20,
    username: 'marcob',
    firstName: 'Marco',
    lastName: 'Bellini',
    profileImageUrl: null,
    role: 'member',
    joinedAt: '2026-01-02T03:04:05.000Z',
    ...facts,
  };
}

export function sampleTournament(facts: Partial<CircleTournament> = {}): CircleTournament {
  return {
    id: 5,
    name: 'Coppa Celluloide',
    description: 'Dieci film.',
    status: 'active',
    requiredFilmsPerUser: 2,
    maxFilms: 32,
    creatorName: 'giuliaf',
    createdAt: '2026-11-15T12:00:00.000Z',
    cancelledAt: null,
    champions: [],
    ...facts,
  };
}

export function sampleRequest(facts: Partial<JoinRequest> = {}): JoinRequest {
  const { id, username, firstName, lastName, profileImageUrl } = sampleMember({
    id: 30,
    username: 'elenac',
  });
  return {
    id: 9,
    circleId: 1,
    user: { id, username, firstName, lastName, profileImageUrl },
    status: 'pending',
    message: 'I would defend Stalker.',
    createdAt: '2026-11-15T12:00:00.000Z',
    reviewedAt: null,
    ...facts,
  };
}

export function sampleExclusion(facts: Partial<Exclusion> = {}): Exclusion {
  const { id, username, firstName, lastName, profileImageUrl } = sampleMember({
    id: 31,
    username: 'brunov',
  });
  return {
    user: { id, username, firstName, lastName, profileImageUrl },
    cause: 'removed',
    createdAt: '2026-11-15T12:00:00.000Z',
    ...facts,
  };
}

export function sampleInvite(facts: Partial<InviteLink> = {}): InviteLink {
  return {
    id: 4,
    circleId: 1,
    createdBy: 'marcob',
    expiresAt: '2027-02-03T12:00:00.000Z',
    maxUses: 5,
    uses: 2,
    createdAt: '2026-11-15T12:00:00.000Z',
    token: '0123456789abcdef0123456789abcdef',
    ...facts,
  };
}

/** What a visitor reads of an invite into a public circle. */
export function sampleInvitation(facts: Partial<Invitation> = {}): Invitation {
  const { username, firstName, lastName, profileImageUrl } = sampleMember();
  const marco = { username, firstName, lastName, profileImageUrl };
  return {
    isOpen: true,
    expiresAt: '2027-02-03T12:00:00.000Z',
    inviter: marco,
    circle: {
      name: 'Cineforum',
      isPublic: true,
      description: 'One film a week.',
      coverImagePath: null,
      memberCount: 14,
      faces: [marco],
    },
    memberOf: null,
    excludedFrom: null,
    hasNoRoom: false,
    ...facts,
  };
}
