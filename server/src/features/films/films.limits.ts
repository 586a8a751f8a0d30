import type { UserId } from '@girone/contract/ids';
import type { RateRule } from '../../platform/rate-limit.ts';

/** Whoever types asks a few times a second for a while; nobody types for a minute on end. */
export const searchesByUser = (userId: UserId): RateRule => ({
  key: `film-searches:user:${userId}`,
  limit: 120,
  seconds: 60,
});

/** The lines of three whole lists. */
export const matchesByUser = (userId: UserId): RateRule => ({
  key: `film-matches:user:${userId}`,
  limit: 200,
  seconds: 600,
});

export const importsByUser = (userId: UserId): RateRule => ({
  key: `film-imports:user:${userId}`,
  limit: 120,
  seconds: 600,
});
