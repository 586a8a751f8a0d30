import type { BallotAnswer } from '../ballots/match-root.ts';

/** What a championship publishes about itself, as its calls answer: all that a check has to go by. */

export interface PublishedDraw {
  /** Null where it began before there were commitments. */
  readonly commitment: string | null;
  /** Null until the start, and where there is no commitment. */
  readonly secret: string | null;
  readonly seed: string | null;
  readonly filmIds: readonly number[];
  /** Empty until the start. */
  readonly order: readonly number[];
}

/** An entry of the chain. */
export interface PublishedSeal {
  readonly kind: 'draw' | 'day' | 'correction';
  /** 0 of the draw. */
  readonly matchDay: number;
  readonly matchNumber: number | null;
  readonly hash: string;
  /** Of a correction: the result from there on, and why. */
  readonly film1Votes: number | null;
  readonly film2Votes: number | null;
  readonly reason: string | null;
}

/** A match as its page shows it. */
export interface PublishedMatch {
  readonly matchNumber: number;
  readonly matchDay: number;
  readonly film1Id: number;
  readonly film2Id: number;
  readonly isCompleted: boolean;
  /** Null while its day is open. */
  readonly film1Votes: number | null;
  readonly film2Votes: number | null;
  readonly winnerId: number | null;
  /** An admin replaced the counted result. */
  readonly isCorrected: boolean;
  /** How the person who checks has answered, as far as the server says. */
  readonly ownAnswer: BallotAnswer | null;
}

/** The ballots of a match as they were published after the close. */
export interface PublishedBallots {
  readonly matchNumber: number;
  readonly film1Id: number;
  readonly film2Id: number;
  readonly film1Votes: number;
  readonly film2Votes: number;
  /** Null where the day was closed before there were seals: then there is no ballot with a code either. */
  readonly root: string | null;
  /** Null where a file had no room for them; its root and its votes are then those that were sealed. */
  readonly ballots: readonly PublishedBallot[] | null;
}

export type PublishedBallot = readonly [code: string, answer: number];

export const tableFigures = [
  'position',
  'points',
  'wins',
  'draws',
  'losses',
  'votesFor',
  'votesAgainst',
] as const;
export type TableFigure = (typeof tableFigures)[number];

export type PublishedRow = { readonly filmId: number } & Readonly<Record<TableFigure, number>>;

export interface PublishedDay {
  readonly matchDay: number;
  readonly matches: readonly PublishedBallots[];
  /** After this day. */
  readonly table: readonly PublishedRow[];
}

export interface PublishedSeason {
  readonly tournamentId: number;
  readonly draw: PublishedDraw | null;
  /** In the order of the chain. */
  readonly seals: readonly PublishedSeal[];
  /** All of them, played or not. */
  readonly matches: readonly PublishedMatch[];
  /** The ballot key of the person who checks; null for a visitor. */
  readonly ownKey: string | null;
}
