import { currentFormat } from '../../lib/text/format.ts';

interface Chance {
  readonly chance: number;
  /** What is certain: only then is it 0 or 100. */
  readonly fact: unknown;
}

/** A chance as a whole number of hundredths; what is possible is never 0, and what is open never 100. */
export function hundredthsOf({ chance, fact }: Chance): string {
  const hundredths = Math.round(100 * chance);
  if (fact === null && hundredths < 1) return '<1';
  if (fact === null && hundredths > 99) return '>99';
  return currentFormat().number(hundredths);
}
