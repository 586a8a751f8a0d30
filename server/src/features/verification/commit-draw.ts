import { drawOrder } from '@girone/championship/draw';
import { commitmentOf, seedOf } from '@girone/championship/ballots/draw-commitment';
import { noCommitment, sealDraw } from '@girone/championship/ballots/seals';
import type { Transaction } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertSeal, type ChainEnd } from './chain.repo.ts';
import { findDrawFacts, findDrawnFilms, insertCommitment } from './draws.repo.ts';

type Chance = Pick<Platform, 'random'>;

/** When a championship opens to nominations: from here on nobody, we included, chooses its draw. */
export async function commitDraw(
  { random }: Chance,
  tx: Transaction,
  tournamentId: number,
): Promise<void> {
  const secret = random.hex(32);
  await insertCommitment(tx, { tournamentId, secret, commitment: commitmentOf(secret) });
}

interface DrawnList {
  readonly tournamentId: number;
  readonly filmIds: readonly number[];
}

/** The seed at the start. What opened before there were commitments is drawn as it was then. */
export async function seedDraw(
  { random }: Chance,
  tx: Transaction,
  list: DrawnList,
): Promise<string> {
  const facts = await findDrawFacts(tx, list.tournamentId);
  return facts?.secret ? seedOf(facts.secret, list) : random.token();
}

/** The first entry of the chain: with the start, or with the first entry after it of an older season. */
export async function beginChain(tx: Transaction, tournamentId: number): Promise<ChainEnd> {
  const facts = await findDrawFacts(tx, tournamentId);
  const filmIds = await findDrawnFilms(tx, tournamentId);
  const hash = sealDraw({
    commitment: facts?.commitment ?? noCommitment,
    order: orderOf(filmIds, facts?.seed ?? null),
  });
  await insertSeal(tx, {
    tournamentId,
    position: 0,
    kind: 'draw',
    matchDay: 0,
    matchNumber: null,
    film1Votes: null,
    film2Votes: null,
    reason: null,
    hash,
    previousHash: null,
  });
  return { position: 0, hash };
}

export function orderOf(filmIds: readonly number[], seed: string | null): number[] {
  return seed === null ? [...filmIds] : drawOrder(filmIds, seed);
}
