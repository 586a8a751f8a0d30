import { rootOf, type Ballot } from '../ballots/match-root.ts';
import type { PublishedBallot, PublishedBallots, PublishedDay } from './published.ts';
import type { FindingFacts, Notes } from './report.ts';

/** What a list of ballots comes to when it is counted again. */
export interface CountedMatch {
  readonly matchNumber: number;
  readonly film1Votes: number;
  readonly film2Votes: number;
  readonly unseen: number;
  /** Null where a ballot is none, so that no root comes of the list. */
  readonly root: string | null;
  /** Null where there were no ballots to look at. */
  readonly looked: LookedAt | null;
}

interface LookedAt {
  readonly ballots: number;
  readonly faults: readonly FindingFacts[];
  readonly rootFault: FindingFacts | null;
}

const codePattern = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** The matches of a day by their numbers, counted again: nearly all the work of a check, and it needs nothing else. */
export function countDay({
  matchDay,
  matches,
}: Pick<PublishedDay, 'matchDay' | 'matches'>): ReadonlyMap<number, CountedMatch> {
  return new Map(matches.map((list) => [list.matchNumber, countMatch(list, matchDay)]));
}

/** Every ballot is one, none is there twice, and the root comes of them. */
function countMatch(list: PublishedBallots, matchDay: number): CountedMatch {
  const { matchNumber, ballots, root: published } = list;
  if (published === null || ballots === null) return uncountedMatch(list);
  const at = { matchDay, matchNumber };
  const votes: [unseen: number, home: number, away: number] = [0, 0, 0];
  for (const [, answer] of ballots) if (isAnswer(answer)) votes[answer] += 1;
  const faults: FindingFacts[] = [];
  for (const index of ballots.keys()) {
    const kind = faultAt(ballots, index);
    if (kind !== null) {
      faults.push({ line: 'ballots', kind, ...at, code: ballots[index]?.[0] ?? null });
    }
  }
  const isHashable = faults.every(({ kind }) => kind !== 'malformed');
  const root = isHashable && areBallots(ballots) ? rootOf(ballots) : null;
  const rootFault = root === published ? null : ({ line: 'roots', kind: 'root', ...at } as const);
  const [unseen, film1Votes, film2Votes] = votes;
  const looked = { ballots: ballots.length, faults, rootFault };
  return { matchNumber, film1Votes, film2Votes, unseen, root, looked };
}

/** Notes what was found; the answer is whether all of it holds. */
export function noteCount({ looked }: CountedMatch, notes: Notes): boolean {
  if (looked === null) return true;
  const { ballots, faults, rootFault } = looked;
  notes.countMany('ballots', ballots, faults);
  notes.count('roots', rootFault);
  return faults.length === 0 && rootFault === null;
}

/** Without codes, as on a day before the seals, there is nothing to count again: the totals are only added up. */
function uncountedMatch(list: PublishedBallots): CountedMatch {
  const { matchNumber, film1Votes, film2Votes, root } = list;
  return { matchNumber, film1Votes, film2Votes, unseen: 0, root, looked: null };
}

function faultAt(ballots: readonly PublishedBallot[], index: number) {
  const [code = '', answer = -1] = ballots[index] ?? [];
  if (!isAnswer(answer) || !codePattern.test(code)) return 'malformed';
  const before = index === 0 ? '' : (ballots[index - 1]?.[0] ?? '');
  if (code > before) return null;
  const isDoubled = ballots.slice(0, index).some(([earlier]) => earlier === code);
  return isDoubled ? 'doubled' : 'unsorted';
}

function areBallots(ballots: readonly PublishedBallot[]): ballots is readonly Ballot[] {
  return ballots.every(([, answer]) => isAnswer(answer));
}

export function isAnswer(answer: number): answer is Ballot[1] {
  return answer === 0 || answer === 1 || answer === 2;
}
