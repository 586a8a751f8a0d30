import type { CurrentUser } from '@girone/contract/auth';
import type { UserRow } from './users.repo.ts';

/** The account as its owner sees it: no hash, no token. */
export function presentCurrentUser(user: UserRow): CurrentUser {
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
    filmsUploaded: user.filmsUploaded,
    maxFilmsAllowed: user.maxFilmsAllowed,
    createdAt: user.createdAt.toISOString(),
  };
}
