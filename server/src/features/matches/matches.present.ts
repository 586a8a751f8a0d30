import type { Match } from '@girone/contract/matches';
import type { MatchRow, ViewerAnswer } from './matches.repo.ts';

export interface MatchContext {
  /** Votes by film, counted while the match is open. */
  readonly tally: ReadonlyMap<number, number> | undefined;
  readonly answer: ViewerAnswer | undefined;
  readonly viewerMayVote: boolean;
}

/** A match for whoever may see it. An open one with a secret count tells the turnout alone. */
export function presentMatch(row: MatchRow, context: MatchContext): Match {
  const { match, tournament, film1, film2 } = row;
  const { film1Votes, film2Votes, totalVotes } = presentVotes(row, context.tally);
  return {
    id: match.id,
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    circleName: tournament.circleName,
    matchDay: match.matchDay,
    matchNumber: match.matchNumber,
    isHomeMatch: match.isHomeMatch,
    status: match.status,
    film1,
    film2,
    film1Votes,
    film2Votes,
    totalVotes,
    winnerId: match.winnerId,
    viewerVote: context.answer?.filmId ?? null,
    viewerNotSeen: context.answer !== undefined && context.answer.filmId === null,
    viewerMayVote: context.viewerMayVote,
    allowUnseen: tournament.allowUnseen,
    scheduledStartTime: match.scheduledStartTime?.toISOString() ?? null,
    actualStartTime: match.actualStartTime?.toISOString() ?? null,
    autoAdvanceTime: match.autoAdvanceTime?.toISOString() ?? null,
    completedAt: match.completedAt?.toISOString() ?? null,
    correction: presentCorrection(match),
  };
}

/** That an admin replaced the result, and why; null where the votes decided. */
function presentCorrection({
  correctedAt,
  correctionReason,
}: Pick<MatchRow['match'], 'correctedAt' | 'correctionReason'>): Match['correction'] {
  if (correctedAt === null || correctionReason === null) return null;
  return { at: correctedAt.toISOString(), reason: correctionReason };
}

/** The figures of one match as its viewers may know them. */
export function presentVotes(
  { match, tournament, film1, film2 }: Pick<MatchRow, 'match' | 'tournament' | 'film1' | 'film2'>,
  tally: MatchContext['tally'],
): Pick<Match, 'film1Votes' | 'film2Votes' | 'totalVotes'> {
  const isCompleted = match.status === 'completed';
  const first = isCompleted ? match.film1Votes : (tally?.get(film1.id) ?? 0);
  const second = isCompleted ? match.film2Votes : (tally?.get(film2.id) ?? 0);
  const isHidden = tournament.secretCount && !isCompleted;
  return {
    film1Votes: isHidden ? null : first,
    film2Votes: isHidden ? null : second,
    totalVotes: first + second,
  };
}
