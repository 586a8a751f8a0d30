import { chosenLanguage } from '../../lib/text/language.ts';

/** One figure behind the point, also for a round number. */
export function ratingText(rating: number): string {
  return new Intl.NumberFormat(chosenLanguage(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}

/** "La Coppa", "La Coppa and Il Trofeo" */
export function listText(names: readonly string[]): string {
  return new Intl.ListFormat(chosenLanguage(), { type: 'conjunction' }).format(names);
}
