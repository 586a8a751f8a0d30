import type { RateRule } from '../../platform/rate-limit.ts';

const hour = 3600;

/** How often may be tried from one address, and for one account. Codes per account are counted in their table. */
export const loginFromAddress = (address: string): RateRule => ({
  key: `login:address:${address}`,
  limit: 25,
  seconds: 300,
});

/**
 * By one of the names under which somebody signs in. An account's username and its e-mail address are counted
 * apart: counted together, whoever exhausts the one would see by the other that they are the same person's. The
 * price is a second allowance, for whoever knows both.
 */
export const loginByName = (name: string): RateRule => ({
  key: `login:name:${name}`,
  limit: 25,
  seconds: hour,
});

/** From all devices together that the account knows, and by whoever is signed in to it. */
export const loginFromKnownDevices = (userId: number): RateRule => ({
  key: `login:known:${userId}`,
  limit: 25,
  seconds: hour,
});

/** Codes of a second factor, however they are sent: as many as passwords. */
export const secondFactorTries = (userId: number): RateRule => ({
  key: `login:code:${userId}`,
  limit: 25,
  seconds: hour,
});

/** A passkey, known or not: as often as a password. */
export const passkeyTries = (passkey: string): RateRule => ({
  key: `login:passkey:${passkey}`,
  limit: 25,
  seconds: hour,
});

/** Mails that a passkey seems to have been copied. */
export const clonesTold = (passkeyId: number): RateRule => ({
  key: `passkey:copied:${passkeyId}`,
  limit: 1,
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

/** Of everybody together: above it somebody tries codes on many accounts, of which each takes a few alone. */
export const wrongCodes: RateRule = { key: 'reset:wrong', limit: 300, seconds: hour };

export const wrongCodesTold: RateRule = { key: 'reset:wrong:told', limit: 1, seconds: hour };

export const verificationMails = (userId: number): RateRule => ({
  key: `verification:user:${userId}`,
  limit: 3,
  seconds: hour,
});
