import type { BallotAnswer } from '../ballots/match-root.ts';
import type { TableFigure } from './published.ts';

/** What is looked at, in the order in which it is told. */
export const checkLines = [
  'draw',
  'calendar',
  'own',
  'ballots',
  'roots',
  'seals',
  'results',
  'tables',
] as const;
export type CheckLine = (typeof checkLines)[number];

export type FindingKind =
  | 'commitment'
  | 'seed'
  | 'order'
  | 'drawMissing'
  | 'drawSeal'
  | 'fixture'
  | 'fixtureMissing'
  | 'fixtureExtra'
  | 'malformed'
  | 'doubled'
  | 'unsorted'
  | 'listMissing'
  | 'swapped'
  | 'root'
  | 'seal'
  | 'sealMissing'
  | 'sealOrder'
  | 'correctionSeal'
  | 'count'
  | 'winner'
  | 'correction'
  | 'row'
  | 'rowMissing'
  | 'ownMissing'
  | 'ownChanged';

/** One thing that does not hold: where, and what differs. It names no culprit; nobody can see one from here. */
export interface Finding {
  readonly line: CheckLine;
  readonly kind: FindingKind;
  readonly matchDay: number | null;
  readonly matchNumber: number | null;
  /** Two films, two counts of votes, or one figure of the table; empty where nothing stands beside it. */
  readonly published: readonly number[];
  readonly counted: readonly number[];
  readonly filmId: number | null;
  readonly figure: TableFigure | null;
  readonly code: string | null;
}

export interface LineReport {
  held: number;
  total: number;
}

/** `unsealed`: closed before there were seals. `unfinished`: closed, its seal is being written. */
export type DayState = 'ok' | 'bad' | 'unsealed' | 'unfinished';

export interface DayReport {
  readonly matchDay: number;
  readonly matches: number;
  readonly ballots: number;
  readonly state: DayState;
}

/** A match that does not add up, with both sides of it. */
export interface MatchReport {
  readonly matchNumber: number;
  readonly matchDay: number;
  readonly published: readonly [home: number, away: number];
  readonly counted: readonly [home: number, away: number];
  readonly ballots: number;
  readonly unseen: number;
  readonly publishedRoot: string | null;
  readonly countedRoot: string | null;
}

export interface OwnBallot {
  readonly matchDay: number;
  readonly matchNumber: number;
  readonly code: string;
  /** As the list has it; null where it is not there. */
  readonly answer: BallotAnswer | null;
  readonly state: 'counted' | 'missing' | 'changed';
}

export interface SeasonReport {
  readonly lines: Readonly<Record<CheckLine, LineReport>>;
  readonly findings: readonly Finding[];
  readonly days: readonly DayReport[];
  readonly matches: readonly MatchReport[];
  readonly own: readonly OwnBallot[];
}

/** All but what every finding says; the rest is filled up. */
export type FindingFacts = Pick<Finding, 'line' | 'kind'> & Partial<Finding>;

/** Takes down what is looked at and what does not hold. */
export class Notes {
  readonly findings: Finding[] = [];
  readonly lines: Record<CheckLine, LineReport> = {
    draw: { held: 0, total: 0 },
    calendar: { held: 0, total: 0 },
    own: { held: 0, total: 0 },
    ballots: { held: 0, total: 0 },
    roots: { held: 0, total: 0 },
    seals: { held: 0, total: 0 },
    results: { held: 0, total: 0 },
    tables: { held: 0, total: 0 },
  };

  /** Counts something that was looked at; `finding` is why it does not hold. */
  count(line: CheckLine, finding: FindingFacts | null): void {
    this.countMany(line, 1, finding === null ? [] : [finding]);
  }

  /** The same for many at once, of which as many as there are findings do not hold. */
  countMany(line: CheckLine, total: number, findings: readonly FindingFacts[]): void {
    this.lines[line].total += total;
    this.lines[line].held += Math.max(0, total - findings.length);
    for (const finding of findings) this.findings.push(completed(finding));
  }
}

function completed(facts: FindingFacts): Finding {
  return {
    matchDay: null,
    matchNumber: null,
    published: [],
    counted: [],
    filmId: null,
    figure: null,
    code: null,
    ...facts,
  };
}
