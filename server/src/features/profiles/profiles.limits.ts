import type { UserId } from '@girone/contract/ids';
import type { RateRule } from '../../platform/rate-limit.ts';

/** So many requests to follow are listed; those behind them move up as these are answered. */
export const listedRequests = 100;

export const editsByUser = (userId: UserId): RateRule[] => [
  { key: `profile-edits:user:${userId}`, limit: 30, seconds: 600 },
];

/** Following, and taking it back: somebody hears of the first. */
export const followsByUser = (userId: UserId): RateRule[] => [
  { key: `follows:minute:${userId}`, limit: 60, seconds: 60 },
  { key: `follows:day:${userId}`, limit: 1000, seconds: 86_400 },
];
