import type { UserId } from '@girone/contract/ids';
import { sql, type Column } from 'drizzle-orm';
import { drawnFilmColumns } from '../../domain/queries/film-columns.ts';
import { isListed, visiblePosts } from '../../domain/queries/visible-posts.ts';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { films } from '../../domain/schema/films.ts';
import { posts } from '../../domain/schema/posts.ts';
import { standings } from '../../domain/schema/standings.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { isTitle } from './profile-figures.repo.ts';

interface ActivityPage {
  readonly personId: UserId;
  /** As `at` is given out. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export type ActivityRow = Awaited<ReturnType<typeof findActivity>>[number];

const activity = statement(
  'profile_activity',
  { ...takesViewer, personId: 'int', before: 'text', limit: 'int' },
  ({ personId, before, limit, ...viewer }) => {
    const newest = (at: Column) => sql`and ${at} < ${before}::timestamptz
      order by ${at} desc fetch first (${limit}) rows with ties`;
    const isVisible = visibleTournaments(viewer);
    const entries = sql`(select * from (
      (select 'post' as kind, ${posts.createdAt} as at, ${posts.id} as post_id, ${posts.content} as content,
         ${posts.imageUrl} as image_url, null::int as film_id, null::int as tournament_id, null::text as tournament
       from ${posts}
       where ${posts.authorId} = ${personId} and ${isListed} and ${visiblePosts(viewer)} ${newest(posts.createdAt)})
      union all
      (select 'nomination', ${filmNominations.createdAt}, null, null, null,
         ${filmNominations.filmId}, ${tournaments.id}, ${tournaments.name}
       from ${filmNominations}
       join ${tournaments} on ${tournaments.id} = ${filmNominations.tournamentId}
       where ${filmNominations.userId} = ${personId} and ${isVisible} ${newest(filmNominations.createdAt)})
      union all
      (select 'title', ${tournaments.completedAt}, null, null, null,
         ${filmNominations.filmId}, ${tournaments.id}, ${tournaments.name}
       from ${filmNominations}
       join ${tournaments} on ${tournaments.id} = ${filmNominations.tournamentId}
       join ${standings} on ${standings.tournamentId} = ${tournaments.id}
         and ${standings.filmId} = ${filmNominations.filmId} and ${isTitle}
       where ${filmNominations.userId} = ${personId} and ${isVisible} ${newest(tournaments.completedAt)})
    ) as done order by at desc fetch first (${limit}) rows with ties) as entry`;
    return build
      .select({
        kind: sql<'post' | 'nomination' | 'title'>`entry.kind`,
        // A date of JavaScript would cut it to milliseconds, and a cursor must not.
        at: sql<string>`to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
        post: {
          id: sql<number>`entry.post_id`,
          content: sql<string>`entry.content`,
          imageUrl: sql<string | null>`entry.image_url`,
        },
        film: drawnFilmColumns(films, sql`entry.tournament_id`),
        tournament: { id: sql<number>`entry.tournament_id`, name: sql<string>`entry.tournament` },
      })
      .from(entries)
      .leftJoin(films, sql`${films.id} = entry.film_id`)
      .orderBy(sql`entry.at desc, entry.kind, entry.post_id desc, entry.film_id desc`);
  },
);

/**
 * What a person has done that the viewer may see, newest first. The time is the cursor, and two things
 * can have happened at the same one: a page ends after all of them, so that the next leaves none out.
 */
export function findActivity(
  db: Db,
  viewer: Viewer,
  { before = 'infinity', ...page }: ActivityPage,
) {
  return activity(db, { ...viewer, ...page, before });
}
