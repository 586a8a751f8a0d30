import type { Robustness } from '@girone/contract/robustness';

type Verdict = NonNullable<Robustness['assessment']>['verdict'];

interface Share {
  readonly changed: number;
  readonly of: number;
}

/**
 * In the words of the notes: nothing changes, at most a third, at most half, or more. It is asked of the recounts and of
 * the voters left out in turn, and the worse of the two is said: a title that hangs on every second voter is not made of
 * granite because it stands under other rules.
 */
export function judge(recounts: Share, exclusions: Share | null): Verdict {
  const parts = [recounts, ...(exclusions ? [exclusions] : [])];
  const isAtMost = (numerator: number, denominator: number) =>
    parts.every(({ changed, of }) => changed * denominator <= of * numerator);
  if (isAtMost(0, 1)) return 'granite';
  if (isAtMost(1, 3)) return 'solid';
  return isAtMost(1, 2) ? 'balanced' : 'fragile';
}
