import type { Match } from '@girone/contract/matches';
import type { SeasonSeals } from '@girone/contract/verification';
import type { PublishedDraw } from '@girone/championship/verification/published';
import type { DayReport, LineReport, SeasonReport } from '@girone/championship/verification/report';

/** What is to be checked, and as whom. */
export interface CheckOrder {
  readonly tournamentId: number;
  /** The days that are closed; those are counted again. */
  readonly closedDays: number;
  readonly isSignedIn: boolean;
}

export type CheckedMatch = Pick<
  Match,
  'matchNumber' | 'matchDay' | 'completedAt' | 'film1' | 'film2' | 'correction'
>;

/** What is known before the first ballot is counted. */
export interface CheckFacts {
  readonly draw: PublishedDraw | null;
  readonly seals: SeasonSeals['seals'];
  readonly matches: readonly CheckedMatch[];
}

export interface CheckProgress {
  readonly day: number;
  readonly lines: Readonly<Record<keyof SeasonReport['lines'], LineReport>>;
  readonly days: readonly DayReport[];
}

export type CheckNews =
  | { readonly kind: 'facts'; readonly facts: CheckFacts }
  | { readonly kind: 'progress'; readonly progress: CheckProgress }
  | { readonly kind: 'done'; readonly report: SeasonReport; readonly ms: number }
  | { readonly kind: 'failed'; readonly status: number; readonly message: string | null };

export type Tell = (news: CheckNews) => void;
