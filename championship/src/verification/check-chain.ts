import { noCommitment, sealCorrection, sealDay, sealDraw } from '../ballots/seals.ts';
import type { CountedMatch } from './check-ballots.ts';
import { isHash } from './hash-text.ts';
import type { PublishedDraw, PublishedSeal, PublishedSeason } from './published.ts';
import type { Notes } from './report.ts';

/**
 * What of the chain can be put together again without a single ballot: its first entry, the corrections,
 * and the order of the days. Each entry is held against the published one before it, so that one that was
 * rewritten breaks there and not everywhere behind.
 */
export function checkChainStart({ draw, seals }: PublishedSeason, notes: Notes): void {
  if (seals.length > 0 && seals[0]?.kind !== 'draw') {
    notes.countMany('seals', 0, [{ line: 'seals', kind: 'drawMissing' }]);
  }
  let lastDay: number | null = null;
  for (const [index, seal] of seals.entries()) {
    const { kind, matchDay, matchNumber, hash } = seal;
    if (kind === 'draw') {
      const holds = index === 0 && draw !== null && hash === drawHash(draw);
      notes.count('seals', holds ? null : { line: 'seals', kind: 'drawSeal' });
    } else if (kind === 'correction') {
      const holds = hash === correctionHash(seals[index - 1], seal);
      const facts = { kind: 'correctionSeal', matchDay, matchNumber } as const;
      notes.count('seals', holds ? null : { line: 'seals', ...facts });
    } else {
      if (lastDay !== null && matchDay !== lastDay + 1) {
        notes.countMany('seals', 0, [{ line: 'seals', kind: 'sealOrder', matchDay }]);
      }
      lastDay = matchDay;
    }
  }
}

function drawHash({ commitment, order }: PublishedDraw): string | null {
  if (commitment !== null && !isHash(commitment)) return null;
  return sealDraw({ commitment: commitment ?? noCommitment, order });
}

function correctionHash(before: PublishedSeal | undefined, seal: PublishedSeal): string | null {
  const { matchNumber, film1Votes, film2Votes, reason } = seal;
  if (before === undefined || !isHash(before.hash) || matchNumber === null) return null;
  if (film1Votes === null || film2Votes === null || reason === null) return null;
  return sealCorrection(before.hash, { matchNumber, film1Votes, film2Votes, reason });
}

/** The seal of a day, from what its ballots come to; whether it is the published one. */
export function checkDaySeal(
  seals: readonly PublishedSeal[],
  matchDay: number,
  counted: readonly CountedMatch[],
): boolean {
  const index = seals.findIndex((seal) => seal.kind === 'day' && seal.matchDay === matchDay);
  const before = seals[index - 1];
  if (before === undefined || !isHash(before.hash)) return false;
  const matches: Parameters<typeof sealDay>[1]['matches'][number][] = [];
  for (const { root, ...match } of counted) {
    if (root === null) return false;
    matches.push({ ...match, root });
  }
  return sealDay(before.hash, { matchDay, matches }) === seals[index]?.hash;
}

/** The last correction of each match. */
export function correctionsOf(
  seals: readonly PublishedSeal[],
): ReadonlyMap<number, readonly [home: number, away: number]> {
  const corrections = new Map<number, readonly [number, number]>();
  for (const { kind, matchNumber, film1Votes, film2Votes } of seals) {
    if (kind !== 'correction' || matchNumber === null) continue;
    if (film1Votes !== null && film2Votes !== null) {
      corrections.set(matchNumber, [film1Votes, film2Votes]);
    }
  }
  return corrections;
}
