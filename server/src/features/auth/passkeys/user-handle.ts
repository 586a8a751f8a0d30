import type { UserId } from '@girone/contract/ids';

/** Under what authenticators file an account: it says nothing of its owner, and never changes. */
export function userHandle(userId: UserId): string {
  return Buffer.from(`girone:${userId}`).toString('base64url');
}
