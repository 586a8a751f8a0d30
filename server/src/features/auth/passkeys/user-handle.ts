import type { UserId } from '@girone/contract/ids';

/** Under what authenticators file an account: it says nothing of its owner, and never changes. */
export function userHandle(userId: UserId): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`girone:${userId}`);
}
