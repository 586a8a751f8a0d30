import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { users } from '../schema/accounts.ts';
import { films } from '../schema/films.ts';
import { matchFilms } from '../schema/matches.ts';
import { follows } from '../schema/profiles.ts';
import { tournaments } from '../schema/tournaments.ts';
import { isUnblocked } from './unblocked.ts';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
  type ViewerInQuery,
} from './visible-tournaments.ts';

function playsAmong(filmId: SQL, visible: SQL) {
  return sql<boolean>`exists (${sql`
    select 1 from ${matchFilms}
    join ${tournaments} on ${tournaments.id} = ${matchFilms.tournamentId}
    where ${matchFilms.filmId} = ${filmId} and ${visible}
  `})`;
}

/** Whether the films of `users` are shown to the viewer, as on their profile. */
function isProfileOpen(viewer: ViewerInQuery): SQL {
  const { userId, isAdmin } = viewer;
  return sql`(${isAdmin} or ${users.id} = ${userId} or (${isUnblocked(viewer, users.id)}
    and (not ${users.isPrivate} or exists (${sql`select 1 from ${follows}
      where ${follows.followerId} = ${userId} and ${follows.followedId} = ${users.id}
        and ${follows.acceptedAt} is not null`}))))`;
}

const sightOf = statement(
  'film_sight',
  { ...takesViewer, filmId: 'int', isVisitor: 'bool' },
  ({ filmId, isVisitor, ...viewer }) =>
    build
      .select({
        isPublic: playsAmong(filmId, visibleTournaments(null)),
        isVisible: sql<boolean>`(${playsAmong(filmId, visibleTournaments(viewer))}
          or (not ${isVisitor} and ${films.deletedAt} is null and ${users.deletedAt} is null
            and ${isProfileOpen(viewer)}))`,
      })
      .from(films)
      .innerJoin(users, eq(users.id, films.ownerId))
      .where(eq(films.id, filmId)),
);

/**
 * Who sees a film, wherever it is asked for by its id: whoever may see a championship in which it plays or has
 * played, and else whoever sees its owner's films. `isPublic`: it plays where visitors may look.
 */
export async function findFilmSight(
  db: Db,
  viewer: Viewer | null,
  filmId: number,
): Promise<{ readonly isPublic: boolean; readonly isVisible: boolean }> {
  const isVisitor = viewer === null;
  const [row] = await sightOf(db, { ...(viewer ?? visitor), filmId, isVisitor });
  return row ?? { isPublic: false, isVisible: false };
}
