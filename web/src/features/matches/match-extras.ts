import type { Match } from '@girone/contract/matches';
import { createContext, type ReactNode } from 'react';

/** What another feature has to say at every match of a page; the page hands it in, around the matches. */
export const MatchExtras = createContext<((match: Match) => ReactNode) | null>(null);

export interface ExtrasDay {
  tournamentId: number;
  day: number;
  /** Where days of several championships stand together. */
  championship?: string | undefined;
}

/** What another feature has to say above the results of a day; the page hands it in as well. */
export const DayExtras = createContext<((day: ExtrasDay) => ReactNode) | null>(null);
