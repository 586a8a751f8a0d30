import type { Match } from '@girone/contract/matches';
import type { MatchRow, ViewerAnswer } from './matches.repo.ts';

export interface MatchContext {
  readonly answer: ViewerAnswer | undefined;
  readonly viewerMayVote: boolean;
}

/**
 * A match for whoever may see it. An open one with a secret count, and one that waits for its reveal, tells the turnout
 * alone.
 */
export function presentMatch(row: MatchRow, context: MatchContext): Match {
  const { match, tournament, film1, film2 } = row;
  const { film1Votes, film2Votes, totalVotes } = presentVotes(row);
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
export function presentVotes({
  match: { status, film1Votes, film2Votes },
  tournament,
}: Pick<MatchRow, 'match' | 'tournament'>): Pick<
  Match,
  'film1Votes' | 'film2Votes' | 'totalVotes'
> {
  const isHidden = status === 'closed' || (tournament.secretCount && status !== 'completed');
  return {
    film1Votes: isHidden ? null : film1Votes,
    film2Votes: isHidden ? null : film2Votes,
    totalVotes: film1Votes + film2Votes,
  };
}
