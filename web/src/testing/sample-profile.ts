import type { Profile } from '@girone/contract/profiles';

/** A public profile of somebody else's, with what the test says about it. */
export function sampleProfile(facts: Partial<Profile> = {}): Profile {
  return {
    username: 'marcob',
    firstName: 'Marco',
    lastName: 'Bellini',
    profileImageUrl: null,
    bio: 'Slow films.\nLong draws.',
    location: 'Bologna',
    website: 'https://www.marco.example/',
    createdAt: '2024-03-12T12:00:00.000Z',
    filmsUploaded: 9,
    followersCount: 1128,
    followingCount: 94,
    postsCount: 57,
    isPrivate: false,
    isOpen: true,
    viewerIsOwner: false,
    viewerFollows: 'no',
    followsViewer: false,
    viewerHasBlocked: false,
    ...facts,
  };
}
