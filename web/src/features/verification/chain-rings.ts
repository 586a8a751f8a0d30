import { sealCode } from '@girone/championship/ballots/seal-face';
import type { CheckFacts, CheckProgress } from './check-protocol.ts';

/**
 * `after`: it holds, but rests on a seal that does not. `waiting`: not looked at yet. `held`: sealed, and not to be
 * looked at before its results are revealed.
 */
export type RingState = 'ok' | 'bad' | 'after' | 'waiting' | 'held' | 'unsealed' | 'open' | 'next';

export interface Ring {
  /** 0 is the draw. */
  readonly day: number;
  readonly state: RingState;
  readonly hash: string | null;
  readonly corrections: readonly number[];
}

interface ChainFacts {
  readonly facts: CheckFacts;
  readonly progress: CheckProgress | null;
  /** Days of which a seal does not hold; 0 is the draw. */
  readonly badDays: ReadonlySet<number>;
  readonly totalDays: number;
  readonly openDay: number | null;
}

/** The rings of the chain, from the draw to the last day. */
export function listRings(chain: ChainFacts): Ring[] {
  const { facts, progress, badDays, totalDays, openDay } = chain;
  const hashes = new Map(
    facts.seals
      .filter(({ kind }) => kind !== 'correction')
      .map((seal) => [seal.matchDay, seal.hash]),
  );
  const corrected = facts.seals.flatMap(({ matchNumber }) => matchNumber ?? []);
  const dayOf = new Map(
    corrected.map((number) => [
      number,
      facts.matches.find(({ matchNumber }) => matchNumber === number)?.matchDay,
    ]),
  );
  const states = new Map(progress?.days.map(({ matchDay, state }) => [matchDay, state]));
  const daysWithoutResults = new Set(
    facts.matches.flatMap(({ matchDay, completedAt }) => (completedAt === null ? [matchDay] : [])),
  );
  const firstBad = Math.min(...badDays, Number.POSITIVE_INFINITY);
  return Array.from({ length: totalDays + 1 }, (_, day) => ({
    day,
    hash: hashes.get(day) ?? null,
    corrections: corrected.filter((number) => dayOf.get(number) === day),
    state: stateOf(day),
  }));

  function stateOf(day: number): RingState {
    if (badDays.has(day) || states.get(day) === 'bad') return 'bad';
    // The last day stays the current one until it is revealed, though it is closed and sealed.
    if (day === openDay && !hashes.has(day)) return 'open';
    if (states.get(day) === 'unsealed') return 'unsealed';
    if (!hashes.has(day)) return day === 0 ? 'unsealed' : 'next';
    if (day > 0 && !states.has(day)) return daysWithoutResults.has(day) ? 'held' : 'waiting';
    return day > firstBad ? 'after' : 'ok';
  }
}

/** Spaces, groups and case do not matter; null where it cannot be a seal. */
export function readKeptSeal(text: string): string | null {
  const plain = text.toLowerCase().replaceAll(/[^\da-z]/g, '');
  return /^(?:[\da-f]{16}|[\da-f]{64})$/.test(plain) ? plain : null;
}

/** The entry of the chain that a kept seal is; undefined where it is none. */
export function findKeptSeal(seals: CheckFacts['seals'], kept: string) {
  return seals.find(({ hash }) => hash.startsWith(kept));
}

export function ringCode({ hash }: Ring): string {
  return hash === null ? '' : sealCode(hash);
}
