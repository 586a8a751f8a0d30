import type { RouteInput } from '@girone/contract/route';
import type { adminFilmRoutes } from '@girone/contract/admin-films';
import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { filmColumns } from '../../domain/queries/film-columns.ts';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { users } from '../../domain/schema/accounts.ts';
import { films } from '../../domain/schema/films.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { listPage } from '../../platform/db/list-page.ts';

export type FilmPage = RouteInput<typeof adminFilmRoutes.listFilms>['query'];

/** As the indexes of films have them; ids rise with the time. */
const sortKeys: Readonly<Record<FilmPage['sort'], SQL | undefined>> = {
  created: undefined,
  title: sql`lower(${films.title})`,
  year: sql`coalesce(${films.releaseYear}, 0)`,
};

/** Which films are on a page, in order. What is shown of them is a question of its own. */
export async function findFilmIds(db: Db, page: FilmPage): Promise<number[]> {
  const { filter, search, sort, limit } = page;
  const { orderBy, isBehind } = listPage({ id: films.id, key: sortKeys[sort] }, page);
  // Built for each call: its text differs with the filter, the order and the search.
  const rows = await db
    .select({ id: films.id })
    .from(films)
    .where(
      and(
        isNull(films.deletedAt),
        filter === 'not_enriched' ? ne(films.enrichmentStatus, 'done') : undefined,
        filter === 'playing' ? inArray(films.id, playing) : undefined,
        search ? isFoundBy(search) : undefined,
        isBehind,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const playing = build
  .select({ filmId: filmNominations.filmId })
  .from(filmNominations)
  .innerJoin(tournaments, eq(tournaments.id, filmNominations.tournamentId))
  .where(eq(tournaments.status, 'active'));

/** The owners are looked up first: one condition then holds for films alone, each part with its index. */
function isFoundBy(search: string): SQL | undefined {
  const owners = sql`array(select ${users.id} from ${users} where ${containsText(search, users.username)})`;
  return or(
    containsText(search, films.title, films.director),
    sql`${films.ownerId} = any (${owners})`,
  );
}

const standsIn = sql`from ${filmNominations}
  join ${tournaments} on ${tournaments.id} = ${filmNominations.tournamentId}
  where ${filmNominations.filmId} = ${films.id}`;

export type AdminFilmRow = Awaited<ReturnType<typeof findFilmsById>>[number];

/** In no order. */
export const findFilmsById = statement('admin_films', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({
      film: films,
      posterUrl: filmColumns(films).posterUrl,
      owner: { ...personColumns(users), deletedAt: users.deletedAt },
      championships: sql<number>`(select count(*)::int ${standsIn})`,
      isPlaying: sql<boolean>`exists (select 1 ${standsIn} and ${tournaments.status} = 'active')`,
    })
    .from(films)
    .innerJoin(users, eq(users.id, films.ownerId))
    .where(and(sql`${films.id} = any(${ids})`, isNull(films.deletedAt))),
);
