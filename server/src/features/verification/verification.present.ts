import type { DayBallots, SeasonSeals } from '@girone/contract/verification';
import { codeLength } from '@girone/championship/ballots/ballot-code';
import type { BallotAnswer } from '@girone/championship/ballots/match-root';
import type { CountedMatch, SealRow } from './evidence.repo.ts';

const answers: Readonly<Record<string, BallotAnswer>> = { '0': 0, '1': 1, '2': 2 };

export function presentBallots(matchDay: number, matches: readonly CountedMatch[]): DayBallots {
  return {
    matchDay,
    matches: matches.map(presentMatch),
  };
}

/** A day from before the seals has votes, and no ballots. */
function presentMatch(match: CountedMatch): DayBallots['matches'][number] {
  if (match.ballots === null) return { ...match, ballots: [] };
  const ballots = readBallots(match.ballots);
  const countOf = (sought: BallotAnswer) =>
    ballots.filter(([, answer]) => answer === sought).length;
  return { ...match, ballots, film1Votes: countOf(1), film2Votes: countOf(2) };
}

type SentBallot = DayBallots['matches'][number]['ballots'][number];

/** As they are kept: one after the other. */
export function readBallots(kept: string): SentBallot[] {
  const length = codeLength + 1;
  return Array.from({ length: kept.length / length }, (_, index) => {
    const ballot = kept.slice(index * length, (index + 1) * length);
    const answer = answers[ballot.charAt(codeLength)];
    if (answer === undefined) throw new Error('a ballot without an answer is kept');
    return [ballot.slice(0, codeLength), answer];
  });
}

interface Draw {
  readonly commitment: string | null;
  readonly secret: string | null;
  /** Null until the draw. */
  readonly seed: string | null;
  readonly filmIds: readonly number[];
  readonly order: readonly number[];
}

export function presentSeals(draw: Draw, seals: readonly SealRow[]): SeasonSeals {
  return { draw: presentDraw(draw), seals: seals.map(presentSeal) };
}

function presentDraw({ commitment, secret, seed, filmIds, order }: Draw): SeasonSeals['draw'] {
  if (commitment === null) return null;
  // Until the start the secret would tell the draw to whoever knows the list.
  if (seed === null) return { commitment, secret: null, seed, filmIds: [], order: [] };
  return { commitment, secret, seed, filmIds: [...filmIds], order: [...order] };
}

function presentSeal(row: SealRow): SeasonSeals['seals'][number] {
  return {
    kind: row.kind,
    matchDay: row.matchDay,
    matchNumber: row.matchNumber,
    film1Votes: row.film1Votes,
    film2Votes: row.film2Votes,
    hash: row.hash,
    sealedAt: row.sealedAt.toISOString(),
    reason: row.reason,
  };
}
