import type { Person } from '@girone/contract/people';
import type { Profile } from '@girone/contract/profiles';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';
import { isOpenTo, isOwner, maySeeEmail } from './profiles.policy.ts';
import type { ProfileRow } from './profiles.repo.ts';

function presentPerson({ username, firstName, lastName, profileImageUrl }: Person): Person {
  return { username, firstName, lastName, profileImageUrl };
}

/** Somebody who waits to follow. */
export function presentRequest({ askedAt, ...asker }: Person & { readonly askedAt: Date }) {
  return { ...presentPerson(asker), askedAt: askedAt.toISOString() };
}

/** A profile as its viewer sees it: of a closed one name, picture and counters. */
export function presentProfile(viewer: Viewer, row: ProfileRow): Profile {
  const isOpen = isOpenTo(viewer, row);
  const viewerIsOwner = isOwner(viewer, row);
  return {
    ...presentPerson(row),
    bio: isOpen ? row.bio : null,
    location: isOpen ? row.location : null,
    website: isOpen ? row.website : null,
    createdAt: isOpen ? row.createdAt.toISOString() : null,
    ...(viewerIsOwner && { dateOfBirth: row.dateOfBirth }),
    ...(maySeeEmail(viewer, row) && { email: row.email }),
    filmsUploaded: row.filmsUploaded,
    followersCount: row.followersCount,
    followingCount: row.followingCount,
    postsCount: row.postsCount,
    isPrivate: row.isPrivate,
    isOpen,
    viewerIsOwner,
    viewerFollows: row.viewerFollows,
    followsViewer: row.followsViewer,
    viewerHasBlocked: row.viewerHasBlocked,
  };
}
