import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { closedDays, filmsCount, heldDays } from '../../domain/queries/season-figures.ts';
import {
  takesViewer,
  visibleTournaments,
  type ViewerInQuery,
} from '../../domain/queries/visible-tournaments.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/**
 * How many championships that the viewer may see stand where: those that have as many films and closed
 * days have as many matches in each state.
 */
export const countSeasons = statement('count_seasons', takesViewer, (viewer) => countWhere(viewer));

/** Of one championship alone. */
export const countSeason = statement(
  'count_season',
  { id: 'int', ...takesViewer },
  ({ id, ...viewer }) => countWhere(viewer, eq(tournaments.id, id)),
);

function countWhere(viewer: ViewerInQuery, condition?: SQL) {
  const season = build
    .select({
      status: tournaments.status,
      films: filmsCount.as('films'),
      closedDays: closedDays.as('closed_days'),
      heldDays: heldDays.as('held_days'),
    })
    .from(tournaments)
    .where(
      and(
        visibleTournaments(viewer),
        inArray(tournaments.status, ['active', 'completed']),
        condition,
      ),
    )
    .as('season');
  return build
    .select({
      status: season.status,
      films: season.films,
      closedDays: season.closedDays,
      heldDays: season.heldDays,
      championships: sql<number>`count(*)::int`,
    })
    .from(season)
    .groupBy(season.status, season.films, season.closedDays, season.heldDays);
}

/** The championships in progress that the viewer may see, newest first: as many as a list to choose from can take. */
export const findInProgress = statement('in_progress', takesViewer, (viewer) =>
  build
    .select({
      id: tournaments.id,
      name: tournaments.name,
      status: tournaments.status,
      currentMatchDay: tournaments.currentMatchDay,
      films: filmsCount,
      closedDays,
    })
    .from(tournaments)
    .where(and(visibleTournaments(viewer), eq(tournaments.status, 'active')))
    .orderBy(desc(tournaments.id))
    .limit(100),
);
