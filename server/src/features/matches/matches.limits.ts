import type { UserId } from '@girone/contract/ids';
import type { RateRule } from '../../platform/rate-limit.ts';

export const votesByUser = (userId: UserId): RateRule => ({
  key: `votes:user:${userId}`,
  limit: 120,
  seconds: 60,
});
