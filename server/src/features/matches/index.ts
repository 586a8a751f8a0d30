import type { Platform } from '../../platform/platform.ts';
import { announceClosing } from './announce-closing.ts';
import { closeDueDays } from './close-due-days.ts';
import { closeAtItsTime } from './close-match-day.ts';
import { computeOdds } from './compute-odds.ts';
import { recheckCircle } from './recheck-circle.ts';
import { revealAtItsTime, revealDueDays } from './reveal-match-day.ts';
import { sweepOdds } from './sweep-odds.ts';

/**
 * Matches: what is played, what was voted, how it ended, and the table that follows from it.
 * When a championship starts and which films are in it is the tournaments' business.
 */
export { closeByHand } from './close-by-hand.ts';
export { correctResult } from './correct-result.ts';
export { serveLeaderboard } from './leaderboard.routes.ts';
export { serveMatches } from './matches.routes.ts';
export { loadMatches } from './read-matches.ts';
export { getStandings, loadTable } from './read-standings.ts';
export { loadRecap } from './read-recap.ts';
export { loadHeadline, tellDayStory } from './read-story.ts';
export { revealMatchDay } from './reveal-match-day.ts';
export { findFilms, findResults } from './standings.repo.ts';
export { findFilmsInDrawOrder } from './write-standings.ts';
export { rebuildAllStandings } from './rebuild-standings.ts';
export { storeVotes } from './store-votes.ts';

export function matchJobs(platform: Pick<Platform, 'db' | 'log' | 'config'>) {
  return [
    closeAtItsTime(platform),
    closeDueDays(platform),
    revealAtItsTime(platform),
    revealDueDays(platform),
    announceClosing(platform),
    recheckCircle(platform),
    computeOdds(platform),
    sweepOdds(platform),
  ];
}
