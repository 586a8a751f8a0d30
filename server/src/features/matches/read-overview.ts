import { accept, type Outcome } from '@girone/contract/errors';
import type { MatchOverview } from '@girone/contract/matches';
import { measureProgress } from '@girone/championship/season-progress';
import { visitor } from '../../domain/queries/visible-tournaments.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countSeason, countSeasons, findInProgress } from './match-overview.repo.ts';

/** Counted by the championship, not by the match: whoever looks may see hundreds of thousands. */
export async function getMatchOverview(
  { db }: Platform,
  actor: Actor | null,
  { tournamentId }: { tournamentId?: number | undefined },
): Promise<Outcome<MatchOverview>> {
  const viewer = actor ?? visitor;
  const [seasons, inProgress] = await Promise.all([
    tournamentId === undefined
      ? countSeasons(db, viewer)
      : countSeason(db, { id: tournamentId, ...viewer }),
    findInProgress(db, viewer),
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
