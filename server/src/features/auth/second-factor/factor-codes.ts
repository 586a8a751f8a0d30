import { Secret, TOTP } from 'otpauth';

const period = 30;
const issuer = 'Girone';

/** A new key, as an app takes it. */
export function makeFactorKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code holds: the key, and whose it is. */
export function writeFactorUri(key: string, label: string): string {
  return totpOf(key, label).toString();
}

/**
 * The thirty seconds whose code this is; null when it is the code of none that counts. The step before and after do,
 * for clocks that differ and people who type slowly.
 */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  // The package throws at six characters that are more than six bytes.
  if (!isAppCode(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(key, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

function totpOf(key: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(key), period, digits: 6 });
}

/** As it is compared: without what people put between characters, and as if they had typed the letter or digit meant. */
export function normaliseCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

export function isAppCode(normalised: string): boolean {
  return /^\d{6}$/.test(normalised);
}
