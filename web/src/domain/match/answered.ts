import type { Dashboard } from '@girone/contract/dashboard';
import type { Match } from '@girone/contract/matches';

export function hasAnswered({ viewerVote, viewerNotSeen }: Match): boolean {
  return viewerVote !== null || viewerNotSeen;
}

/** All that are listed wait for the viewer, or were answered in place. */
type Listed = Dashboard['waiting' | 'others'];

/** Open matches that still wait, listed or not. */
export function votesLeft({ count, matches }: Listed): number {
  return count - matches.filter(hasAnswered).length;
}

/** All that are listed are answered, and others wait. */
export function canMakeRoom(listed: Listed): boolean {
  return votesLeft(listed) > 0 && listed.matches.every(hasAnswered);
}

/** Those that were answered in place stay where they are, until they can make room for others. */
export function idsToKeep(listed: Listed): number[] {
  if (canMakeRoom(listed)) return [];
  return listed.matches.filter(hasAnswered).map(({ id }) => id);
}

/** As whoever comes to the list anew finds it. */
export function withoutAnswered(listed: Listed): Listed {
  const matches = listed.matches.filter((match) => !hasAnswered(match));
  const gone = listed.matches.length - matches.length;
  return { count: listed.count - gone, answered: listed.answered + gone, matches };
}
