import type { RateRule } from '../../platform/rate-limit.ts';

const hour = 3600;

/** How often one address, account or device may try. Codes per account are counted in their table. */
export const loginFromAddress = (address: string): RateRule => ({
  key: `login:address:${address}`,
  limit: 25,
  seconds: 300,
});

export const loginToAccount = (account: string): RateRule => ({
  key: `login:account:${account}`,
  limit: 25,
  seconds: hour,
});

export const loginFromDevice = (device: string): RateRule => ({
  key: `login:device:${device}`,
  limit: 25,
  seconds: hour,
});

export const registerFromAddress = (address: string): RateRule => ({
  key: `register:address:${address}`,
  limit: 5,
  seconds: 1800,
});

export const resetFromAddress = (address: string): RateRule => ({
  key: `reset:address:${address}`,
  limit: 25,
  seconds: 300,
});

export const verificationMails = (userId: number): RateRule => ({
  key: `verification:user:${userId}`,
  limit: 3,
  seconds: hour,
});
