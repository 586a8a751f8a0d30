import { answers, type PlayedMatch, type SeasonBallots, type Voter } from './season-ballots.ts';

/** The season with the votes of some people only. */
export function countOnly(season: SeasonBallots, voters: readonly Voter[]): PlayedMatch[] {
  return recount(season, voters, () => true);
}

/** The season without the votes that owners gave to films of their own; those against them stay. */
export function countWithoutOwn(season: SeasonBallots): PlayedMatch[] {
  const { voters, owners } = season;
  return recount(season, voters, (voter, filmId) => owners.get(filmId) !== voter.id);
}

export function hasAlwaysAnswered({ answers: given }: Voter): boolean {
  return !given.includes(answers.none);
}

/** Those who brought a film, whatever they voted: to bring one is public, a vote is not. */
export function listOwnersAmong({ voters, owners }: SeasonBallots): Voter[] {
  const ids = new Set(owners.values());
  return voters.filter(({ id }) => ids.has(id));
}

function recount(
  { matches }: SeasonBallots,
  voters: readonly Voter[],
  counts: (voter: Voter, filmId: number) => boolean,
): PlayedMatch[] {
  return matches.map((match, index) => {
    if (match.isCorrected) return match;
    let film1Votes = 0;
    let film2Votes = 0;
    for (const voter of voters) {
      const answer = voter.answers[index];
      if (answer === answers.home && counts(voter, match.film1Id)) film1Votes += 1;
      else if (answer === answers.away && counts(voter, match.film2Id)) film2Votes += 1;
    }
    return { ...match, film1Votes, film2Votes };
  });
}
