import type { Platform } from '../../platform/platform.ts';
import { startWhenDue } from './start-when-due.ts';
import { sweepSetups } from './sweep-setups.ts';

/**
 * Championships: what is to be played by whom and in which order, from the draft to the draw.
 * What is voted and how it ends is the matches' business.
 */
export { findDayClose, findHeldDays, findOpening } from './calendar.repo.ts';
export { createTournament } from './create-tournament.ts';
export { nominate } from './nominate.ts';
export { cancelTournament } from './delete-tournament.ts';
export { extendDay } from './extend-day.ts';
export { closingSoonMs, openDay } from './open-day.ts';
export { revealPlanOf } from './reveal.present.ts';
export { targetOf } from './tournament-target.ts';
export { serveNominations } from './nominations.routes.ts';
export { replanCircle } from './replan-autostart.ts';
export { hasNominated } from './nominations.repo.ts';
export {
  mayCloseDay,
  mayDiscuss,
  mayRemind,
  mayReveal,
  maySeeTurnout,
  mayTakePart,
  mayVote,
} from './tournaments.policy.ts';
export {
  findRole,
  findTournament,
  lockMembership,
  lockTournament,
  lockVisible,
  type TournamentRow,
} from './tournaments.repo.ts';
export { markReminded } from './tournament-writes.repo.ts';
export { serveTournaments } from './tournaments.routes.ts';

export function tournamentJobs(platform: Platform) {
  return [startWhenDue(platform), sweepSetups(platform)];
}
