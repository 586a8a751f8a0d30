import type { UserId } from '@girone/contract/ids';
import type { RateRule } from '../../platform/rate-limit.ts';

/** Each one reads all that a person has, and is kept for a week. */
export const exportsOf = (userId: UserId): RateRule => ({
  key: `export:user:${userId}`,
  limit: 5,
  seconds: 86_400,
});
