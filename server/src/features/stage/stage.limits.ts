import type { RateRule } from '../../platform/rate-limit.ts';

/** Counted for each person instead of under the ceiling of their address: a whole circle sits in one room. */
export const seatsByUser: RateRule = { key: 'seat:user:', limit: 150, seconds: 60 };
