import type { RateRule } from '../../platform/rate-limit.ts';

/** Counted with the call itself, for each user. */
export const devicesByUser: RateRule = { key: 'push-device:user:', limit: 30, seconds: 3600 };
export const trialsByUser: RateRule = { key: 'push-trial:user:', limit: 10, seconds: 600 };

/** Sent at once to one push service, and to how many services; each has its own turn. */
export const sendsAtOnce = 8;
export const originsAtOnce = 16;

/** Whatever was not sent within this is no news any more. */
export const lifetimeSeconds = 86_400;
/** An evening that was called begins in five minutes. */
export const callLifetimeSeconds = 900;

/** To which nothing could be sent for so long, though it was tried: it is as good as gone. */
export const failingDays = 7;
