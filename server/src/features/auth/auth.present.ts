import type { SessionSummary } from '@girone/contract/account';
import type { CurrentUser } from '@girone/contract/auth';
import type { SessionRow } from './sessions.repo.ts';
import type { Account } from './users.repo.ts';

/** The account as its owner sees it: no hash, no token. */
export function presentCurrentUser(user: Account): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    language: user.language,
    isAdmin: user.isAdmin,
    isSuperAdmin: user.isSuperAdmin,
    isEmailVerified: user.isEmailVerified,
    hasPassword: user.hasPassword,
    isPrivate: user.isPrivate,
    showsTaste: user.showsTaste,
    filmsUploaded: user.filmsUploaded,
    maxFilmsAllowed: user.maxFilmsAllowed,
    createdAt: user.createdAt.toISOString(),
  };
}

/** One place where somebody is signed in; `id` is not the identifier that is stored. */
export function presentSession(
  { createdAt, lastSeenAt, userAgent, signedInWith, isNewDevice }: SessionRow,
  id: string,
  isCurrent: boolean,
): SessionSummary {
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    userAgent,
    signedInWith,
    isNewDevice,
    isCurrent,
  };
}
