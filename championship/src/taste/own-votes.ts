/** One of somebody's own votes, with the totals of its match, which everybody knows. */
export interface OwnVote {
  readonly matchNumber: number;
  readonly chosenVotes: number;
  readonly otherVotes: number;
}

export interface Majority {
  /** Their film won… */
  readonly withIt: number;
  /** …lost… */
  readonly against: number;
  /** …or had as many votes as the other. */
  readonly drawn: number;
}

export function countMajority(votes: readonly OwnVote[]): Majority {
  const withIt = votes.filter(({ chosenVotes, otherVotes }) => chosenVotes > otherVotes).length;
  const against = votes.filter(({ chosenVotes, otherVotes }) => chosenVotes < otherVotes).length;
  return { withIt, against, drawn: votes.length - withIt - against };
}

/**
 * The vote that the smallest share shared; of equal shares the one against more people, then the earlier. Nobody is
 * solitary who has half of the votes behind them, or who voted alone.
 */
export function findSolitary<V extends OwnVote>(votes: readonly V[]): V | undefined {
  return votes
    .filter(({ chosenVotes, otherVotes }) => chosenVotes < otherVotes)
    .toSorted(
      (a, b) =>
        // Shares as whole numbers: a/(a+b) < c/(c+d) is a·d < c·b.
        a.chosenVotes * b.otherVotes - b.chosenVotes * a.otherVotes ||
        b.otherVotes - a.otherVotes ||
        a.matchNumber - b.matchNumber,
    )[0];
}
