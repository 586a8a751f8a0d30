import { fromHex, numberBytes, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** What is published of the secret of a draw (32 bytes) while films are nominated. */
export function commitmentOf(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

interface DrawnFilms {
  readonly tournamentId: number;
  readonly filmIds: readonly number[];
}

/** The seed of the draw: fixed by the secret and the list, so that nobody chooses it once the list is known. */
export function seedOf(secret: string, { tournamentId, filmIds }: DrawnFilms): string {
  const ascending = filmIds.toSorted((a, b) => a - b);
  return toHex(sha256(fromHex(secret), numberBytes(tournamentId, ...ascending)));
}
