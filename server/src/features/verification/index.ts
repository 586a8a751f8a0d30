import type { Platform } from '../../platform/platform.ts';
import { sealSeason } from './seal-season.ts';

/**
 * Verification: what lets anyone recount a championship. Keys and codes of ballots, the chain of seals, the
 * commitment to a draw. When a day closes and what it counts for is the matches' business.
 */
export { giveBallotKeys } from './ballot-keys.repo.ts';
export { beginChain, commitDraw, seedDraw } from './commit-draw.ts';
export { getSeals } from './read-evidence.ts';
export { countSealBreaches } from './seal-breaches.ts';
export { addCorrection, planSealing } from './seal-season.ts';
export { readBallots } from './verification.present.ts';
export { serveVerification } from './verification.routes.ts';

export function verificationJobs(platform: Pick<Platform, 'db' | 'random'>) {
  return [sealSeason(platform)];
}
