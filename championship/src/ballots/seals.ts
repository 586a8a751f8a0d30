import { fromHex, numberBytes, textBytes, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

/**
 * The chain of a season: the draw, then each day after its close, and each correction of a result. Hashes
 * are lower-case hexadecimal; docs/verification.md gives every byte.
 */

/** Stands where the draw was not committed to: seasons that began before there were commitments. */
export const noCommitment = '0'.repeat(64);

interface SealedDraw {
  readonly commitment: string;
  /** In the order of the draw. */
  readonly order: readonly number[];
}

export function sealDraw({ commitment, order }: SealedDraw): string {
  const filmIds = order.toSorted((a, b) => a - b);
  return toHex(
    sha256(
      textBytes('girone draw v1'),
      fromHex(commitment),
      numberBytes(order.length, ...filmIds, ...order),
    ),
  );
}

export interface SealedResult {
  readonly matchNumber: number;
  readonly film1Votes: number;
  readonly film2Votes: number;
}

interface SealedDay {
  readonly matchDay: number;
  /** With the root of its ballots each. */
  readonly matches: readonly (SealedResult & { readonly root: string })[];
}

export function sealDay(before: string, { matchDay, matches }: SealedDay): string {
  const byNumber = matches.toSorted((a, b) => a.matchNumber - b.matchNumber);
  return toHex(
    sha256(
      fromHex(before),
      numberBytes(matchDay),
      ...byNumber.flatMap(({ matchNumber, root, film1Votes, film2Votes }) => [
        numberBytes(matchNumber),
        fromHex(root),
        numberBytes(film1Votes, film2Votes),
      ]),
    ),
  );
}

export function sealCorrection(
  before: string,
  { matchNumber, film1Votes, film2Votes, reason }: SealedResult & { readonly reason: string },
): string {
  return toHex(
    sha256(
      fromHex(before),
      textBytes('correction'),
      numberBytes(matchNumber, film1Votes, film2Votes),
      sha256(textBytes(reason)),
    ),
  );
}
