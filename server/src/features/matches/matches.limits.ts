import type { RateRule } from '../../platform/rate-limit.ts';

/** Counted with the call itself, for each user. */
export const votesByUser: RateRule = { key: 'votes:user:', limit: 120, seconds: 60 };
