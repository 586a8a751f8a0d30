import { fromHex, textBytes } from './bytes.ts';
import { hmacSha256 } from './sha256.ts';

/** Crockford's: without I, L, O and U, so that a code can be read out and typed. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The characters of a ballot code: sixty bits. */
export const codeLength = 12;

interface BallotOf {
  readonly tournamentId: number;
  readonly matchNumber: number;
}

/**
 * The code under which a vote stands among the ballots of its match. It follows from the voter's key (32
 * hexadecimal characters) and from the match; without the key it tells nobody whose it is.
 */
export function codeOf(key: string, { tournamentId, matchNumber }: BallotOf): string {
  const message = textBytes(`girone ballot v1|${tournamentId}|${matchNumber}`);
  return encodeBase32(hmacSha256(fromHex(key), message));
}

function encodeBase32(bytes: Uint8Array): string {
  let code = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      code += codeAlphabet.charAt((held >>> bits) & 31);
      if (code.length === codeLength) return code;
    }
    held &= (1 << bits) - 1;
  }
  return code;
}

/** As people read it: in groups of four. */
export function groupCode(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$& ');
}
