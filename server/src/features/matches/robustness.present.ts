import type { Robustness } from '@girone/contract/robustness';

/** The films that it names. */
export function listFilmsIn(assessment: NonNullable<Robustness['assessment']>): number[] {
  const { played, recounts, top, agreement } = assessment;
  const counts = [played, ...recounts];
  const told = agreement ? [agreement.divisive.film, agreement.agreed.film] : [];
  return [
    ...new Set([
      ...counts.flatMap(({ champions }) => champions),
      ...counts.flatMap(({ lead }) => lead?.next ?? []),
      ...top,
      ...told,
    ]),
  ];
}
