import type { CompletedMatch } from '../standings.ts';

/** What a person said about a match; `none`: nothing. */
export const answers = { none: 0, home: 1, away: 2, unseen: 3 } as const;

export interface PlayedMatch extends CompletedMatch {
  readonly isFirstLeg: boolean;
  /** An admin replaced the counted result. What was decided stands in every recount: the votes no longer explain it. */
  readonly isCorrected: boolean;
}

export interface Voter {
  readonly id: number;
  /** One for each match, in the order of the matches. */
  readonly answers: Uint8Array;
}

/** A season that is over, with every vote. It never leaves the server: only what `assess-title.ts` makes of it does. */
export interface SeasonBallots {
  /** In draw order. */
  readonly films: readonly number[];
  /** Whose film each is. */
  readonly owners: ReadonlyMap<number, number>;
  readonly matches: readonly PlayedMatch[];
  /** Everybody who voted for a film at least once. */
  readonly voters: readonly Voter[];
}

/** Who gave which answer to a match: numbers of people, separated by commas; empty where nobody did. */
interface BallotLists {
  readonly home: string;
  readonly away: string;
  readonly unseen: string;
}

/** A season as its lists have it: whoever hands it to another thread hands over texts, and not two million votes. */
export interface ListedSeason {
  /** In draw order. */
  readonly filmIds: readonly number[];
  readonly owners: readonly { readonly filmId: number; readonly ownerId: number }[];
  readonly matches: readonly (PlayedMatch & BallotLists)[];
}

export function sortSeason({ filmIds, owners, matches }: ListedSeason): SeasonBallots {
  return {
    films: filmIds,
    owners: new Map(owners.map(({ filmId, ownerId }) => [filmId, ownerId])),
    matches,
    voters: sortByVoter(matches),
  };
}

const comma = ','.codePointAt(0) ?? 0;
const zero = '0'.codePointAt(0) ?? 0;

/** Sorts the ballots of all matches by person: two million of them in the largest season, so without a list of strings. */
function sortByVoter(lists: readonly BallotLists[]): Voter[] {
  const found = new Map<number, Uint8Array>();
  const hasVoted = new Set<number>();
  for (const [match, { home, away, unseen }] of lists.entries()) {
    const note = (id: number, answer: number) => {
      const given = found.get(id) ?? new Uint8Array(lists.length);
      given[match] = answer;
      found.set(id, given);
      if (answer !== answers.unseen) hasVoted.add(id);
    };
    eachNumber(home, (id) => note(id, answers.home));
    eachNumber(away, (id) => note(id, answers.away));
    eachNumber(unseen, (id) => note(id, answers.unseen));
  }
  return [...found]
    .filter(([id]) => hasVoted.has(id))
    .map(([id, given]) => ({ id, answers: given }));
}

function eachNumber(text: string, hear: (value: number) => void): void {
  if (text === '') return;
  let value = 0;
  for (let at = 0; at < text.length; at += 1) {
    // oxlint-disable-next-line unicorn/prefer-code-point -- digits and commas, millions of them
    const code = text.charCodeAt(at);
    if (code === comma) {
      hear(value);
      value = 0;
    } else value = value * 10 + code - zero;
  }
  hear(value);
}
