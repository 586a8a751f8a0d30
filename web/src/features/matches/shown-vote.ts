import type { Match } from '@girone/contract/matches';
import type { KeptVote } from '../../domain/kept-votes/kept-vote.ts';
import { useKeptVote } from '../../domain/kept-votes/kept-votes-state.ts';

/** By then the lists have been asked for again. */
const refetchMs = 10_000;

/** The vote on this match that was cast without a line, as long as it has something to say here. */
export function useShownVote(match: Match, now: number): KeptVote | undefined {
  const kept = useKeptVote(match.id);
  if (kept?.state !== 'counted') return kept;
  const isStanding =
    match.viewerVote === kept.filmId && match.viewerNotSeen === (kept.filmId === null);
  // Otherwise it was changed on another device since: what the server counts is all there is to show.
  return isStanding || hasJustArrived(kept, now) ? kept : undefined;
}

/** The match with the choice that waits, or has just arrived, in the place of the one that the lists know of. */
export function withKept(match: Match, kept: KeptVote | undefined): Match {
  if (kept?.state !== 'waiting' && kept?.state !== 'counted') return match;
  return { ...match, viewerVote: kept.filmId, viewerNotSeen: kept.filmId === null };
}

function hasJustArrived({ settledAt }: KeptVote, now: number): boolean {
  return settledAt !== null && now - settledAt < refetchMs;
}
