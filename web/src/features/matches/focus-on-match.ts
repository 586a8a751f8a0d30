import type { Match } from '@girone/contract/matches';
import { matchAnchor } from './use-login-redirect.ts';

/** Moves the keyboard to a card, and the card into view. */
export function focusOnMatch(match: Pick<Match, 'id'>): void {
  document.getElementById(matchAnchor(match))?.focus();
}
