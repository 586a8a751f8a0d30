import type { UserId } from '@girone/contract/ids';
import type { SQL } from 'drizzle-orm';
import type { Viewer } from '../../platform/db/visible-tournaments.ts';

// The profiles show posts too, and must not reach up here for who may see them.
export { isListed, visiblePosts } from '../../platform/db/visible-posts.ts';

/** A viewer whose id comes with each execution of a statement. */
export function viewerToCome(viewerId: SQL, isAdmin: boolean): Viewer {
  // The query builder puts the value there; the type stands for that value.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { userId: viewerId as unknown as UserId, isAdmin };
}
