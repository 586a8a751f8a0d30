import type { Dashboard } from '@girone/contract/dashboard';
import { measureProgress } from '../../championship/season-progress.ts';
import type { CircleOfViewer } from './dashboard.repo.ts';
import type { findLastMoved, findNextClose } from './viewer-tournaments.repo.ts';

type LastMoved = NonNullable<Awaited<ReturnType<typeof findLastMoved>>>;
type NextClose = NonNullable<Awaited<ReturnType<typeof findNextClose>>>;

export function presentSeason(row: LastMoved): NonNullable<Dashboard['season']> {
  const progress = measureProgress(row);
  return {
    id: row.id,
    name: row.name,
    circleName: row.circleName,
    currentMatchDay: row.currentMatchDay,
    totalMatchDays: progress.matchDays,
    totalMatches: progress.matches,
    matchesCompleted: progress.completed,
    matchesActive: progress.active,
  };
}

export function presentNextClose(row: NextClose): NonNullable<Dashboard['nextClose']> {
  return { ...row, closesAt: row.closesAt.toISOString() };
}

/** Of circles whose requests the viewer decides about. */
export function presentRequests(circles: readonly CircleOfViewer[]): Dashboard['joinRequests'] {
  return circles
    .filter(({ requests }) => requests > 0)
    .map(({ circleId, circleName, requests }) => ({ circleId, circleName, count: requests }));
}
