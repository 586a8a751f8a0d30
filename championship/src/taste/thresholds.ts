import { tasteMapPeople } from '@girone/contract/rules';

/**
 * All that keeps taste from telling how somebody voted, in one place. Whoever changes a figure here changes what
 * people were promised when they switched the map on.
 */
export const tasteRules = {
  /** On a map, the viewer among them: among fewer, everybody knows who is meant. */
  people: 5,
  /** Matches in which both chose a film, for two people to be compared at all. */
  commonMatches: 20,
  /** Agreement, in per cent, is told in steps… */
  step: 5,
  /** …and never as certainty. */
  least: 5,
  most: 95,
  /** How many matches two have in common is told in steps, too: rounded down. */
  commonStep: 5,
  /** A place on the map is told in steps of its radius. */
  placeStep: 0.05,
  /** So many are drawn and listed: of more, the nearest and the farthest. */
  drawn: tasteMapPeople,
  drawnFarthest: 10,
} as const;

/** Whether two may be compared. */
export function isComparable(commonMatches: number): boolean {
  return commonMatches >= tasteRules.commonMatches;
}

/** Whether there are enough for a map. */
export function isCrowd(people: number): boolean {
  return people >= tasteRules.people;
}

/** A share of 1 as agreement may be shown. */
export function showAgreement(share: number): number {
  const { step, least, most } = tasteRules;
  const percent = step * Math.round((100 * share) / step);
  return Math.min(most, Math.max(least, percent));
}

export function showCommonMatches(count: number): number {
  const { commonStep } = tasteRules;
  return count - (count % commonStep);
}

/** A coordinate between −1 and 1, on the grid; never a negative zero. */
export function showPlace(value: number): number {
  const steps = Math.round(1 / tasteRules.placeStep);
  const placed = Math.round(Math.min(1, Math.max(-1, value)) * steps) / steps;
  return placed === 0 ? 0 : placed;
}
