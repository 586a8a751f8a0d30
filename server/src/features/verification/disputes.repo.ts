import { and, eq, sql } from 'drizzle-orm';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { matches } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const disputed = statement(
  'disputed_match',
  { ...takesViewer, tournamentId: 'int', matchNumber: 'int?' },
  ({ tournamentId, matchNumber, ...viewer }) =>
    build
      .select({ matchDay: matches.matchDay })
      .from(tournaments)
      .leftJoin(
        matches,
        and(eq(matches.tournamentId, tournaments.id), eq(matches.matchNumber, matchNumber)),
      )
      .where(
        and(
          eq(tournaments.id, tournamentId),
          visibleTournaments(viewer),
          sql`(${matchNumber} is null or ${matches.id} is not null)`,
        ),
      ),
);

interface Subject {
  readonly tournamentId: number;
  readonly matchNumber: number | null;
}

/** The day of the match, null where none is meant; absent if there is nothing of the kind for this viewer. */
export async function findDisputed(db: Db, viewer: Viewer, subject: Subject) {
  const [row] = await disputed(db, { ...viewer, ...subject });
  return row;
}
