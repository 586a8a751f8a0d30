import type { Dashboard, Ended, Setup } from '@girone/contract/dashboard';
import { seasonsPlayed } from '@girone/championship/odds/simulate-seasons';
import { measureProgress } from '@girone/championship/season-progress';
import type { CircleOfViewer } from './dashboard.repo.ts';
import type { ChampionRow, SetupRow } from './season-edges.repo.ts';
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
    heldDay: row.heldDays > 0 ? row.closedDays + 1 : null,
    odds: row.odds.map(({ titles, ...film }) => ({ ...film, chance: titles / seasonsPlayed })),
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

export function presentSetup(row: SetupRow): Setup {
  const isDraft = row.status === 'preparation';
  return {
    id: row.id,
    name: row.name,
    isDraft,
    circleId: row.circleId,
    circleName: row.circleName,
    filmsWanted: isDraft ? 0 : row.filmsWanted,
    films: { count: row.filmsCount, max: row.maxFilms },
    deadline: row.deadline?.toISOString() ?? null,
  };
}

/** One championship for all rows of its champions. */
export function presentEnded(rows: readonly ChampionRow[]): Ended[] {
  const seasons = new Map<number, Ended>();
  for (const { film, ownerName, completedAt, ...row } of rows) {
    const season = seasons.get(row.id) ?? {
      ...row,
      completedAt: completedAt.toISOString(),
      champions: [],
    };
    season.champions.push({ film, ownerName });
    seasons.set(row.id, season);
  }
  return [...seasons.values()];
}
