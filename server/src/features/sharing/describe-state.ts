import type { SharedTournament } from './read-tournament.ts';
import type { SharingTexts } from './texts/en.ts';

/** How far a championship is, in a few words. */
export function describeState(tournament: SharedTournament, texts: SharingTexts): string {
  const { state, matchDay, matchDays } = tournament;
  if (state !== 'active') return texts[state];
  return `${texts.inProgress} · ${texts.day(matchDay, matchDays)}`;
}
