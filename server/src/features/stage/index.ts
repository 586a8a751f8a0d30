import type { Platform } from '../../platform/platform.ts';
import { endDueShows, endShowAtItsTime } from './end-show.ts';

/**
 * Stage: the evening on which a day that is held back is revealed before everybody. What a reveal does to results and
 * table is the matches' business, also at the end of an evening.
 */
export { serveStage } from './stage.routes.ts';

export function stageJobs(platform: Pick<Platform, 'db' | 'log'>) {
  return [endShowAtItsTime(platform), endDueShows(platform)];
}
