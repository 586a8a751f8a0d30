import type { UserId } from '@girone/contract/ids';
import type { RateRule } from '../../platform/rate-limit.ts';

/** More people are not told of one post, however many it names. */
export const maxMentioned = 20;

/** An answer for every letter that somebody types in a hurry, and no more. */
export const completionsByUser = (userId: UserId): RateRule[] => [
  { key: `completions:user:${userId}`, limit: 120, seconds: 60 },
];

/** A change may name as many people as a new post: it counts like one. */
export const postsByUser = (userId: UserId): RateRule[] => [
  { key: `posts:minute:${userId}`, limit: 10, seconds: 60 },
  { key: `posts:hour:${userId}`, limit: 100, seconds: 3600 },
];

export const reactionsByUser = (userId: UserId): RateRule[] => [
  { key: `reactions:user:${userId}`, limit: 120, seconds: 60 },
];

export const reportsByUser = (userId: UserId): RateRule[] => [
  { key: `reports:user:${userId}`, limit: 20, seconds: 3600 },
];
