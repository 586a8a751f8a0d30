import { randomBytes, randomInt } from 'node:crypto';

/** Unpredictable values, injected so that a test can know them beforehand. */
export interface Random {
  /** 256 random bits, safe in a URL or a cookie. */
  token(): string;
  /** So many random bytes, in lower-case hexadecimal. */
  hex(bytes: number): string;
  /** Digits for a person to type. */
  digits(length: number): string;
}

export const systemRandom: Random = {
  token: () => randomBytes(32).toString('base64url'),
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
};
