import { accept, type Outcome } from '@girone/contract/errors';
import type { MatchOverview } from '@girone/contract/matches';
import { measureProgress } from '../../championship/season-progress.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countSeasons, findInProgress } from './match-overview.repo.ts';

/** As many championships as a list to choose from can take. */
const maxInProgress = 100;

/** Counted by the championship, not by the match: whoever looks may see hundreds of thousands. */
export async function getMatchOverview(
  { db }: Platform,
  actor: Actor | null,
  { tournamentId }: { tournamentId?: number | undefined },
): Promise<Outcome<MatchOverview>> {
  const [seasons, inProgress] = await Promise.all([
    countSeasons(db, actor, tournamentId),
    findInProgress(db, actor, maxInProgress),
  ]);
  const counts = { active: 0, completed: 0, pending: 0 };
  for (const { championships, ...season } of seasons) {
    const { active, completed, pending } = measureProgress(season);
    counts.active += championships * active;
    counts.completed += championships * completed;
    counts.pending += championships * pending;
  }
  return accept({
    ...counts,
    tournaments: inProgress.map(({ id, name, currentMatchDay, ...season }) => ({
      id,
      name,
      currentMatchDay,
      totalMatchDays: measureProgress(season).matchDays,
    })),
  });
}
