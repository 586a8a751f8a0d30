import type { UserId } from '@girone/contract/ids';
import { and, count, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { personName } from '../../domain/queries/person-name.ts';
import { sealOfDay } from '../../domain/queries/seal-of-day.ts';
import { isUnblocked } from '../../domain/queries/unblocked.ts';
import { visiblePosts } from '../../domain/queries/visible-posts.ts';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
  type ViewerInQuery,
} from '../../domain/queries/visible-tournaments.ts';
import { drawnTitle } from '../../domain/queries/film-columns.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { matches } from '../../domain/schema/matches.ts';
import { notifications } from '../../domain/schema/notifications.ts';
import { posts } from '../../domain/schema/posts.ts';
import { standings } from '../../domain/schema/standings.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const { payload } = notifications;

export type NotificationRow = Awaited<ReturnType<typeof selectAs>>[number];

/**
 * With the names of what they are about, of that which the viewer may see now: whoever has left, was
 * blocked or has deleted their account is not named, nor what they wrote. Every circle's name is open.
 */
function selectAs(viewer: ViewerInQuery) {
  return build
    .select({
      id: notifications.id,
      type: notifications.type,
      payload,
      readAt: notifications.readAt,
      createdAt: notifications.createdAt,
      actor: personColumns(users),
      tournament: {
        id: tournaments.id,
        name: tournaments.name,
        requiredFilms: tournaments.requiredFilmsPerUser,
        until: tournaments.preparationDeadline,
      },
      results,
      isCorrected,
      sealedDay,
      seal: sealOfDay({ tournamentId: sql`${tournaments.id}`, matchDay: sealedDay }),
      owing: owingAs(viewer),
      circle: { id: circles.id, name: circles.name },
      post: { id: posts.id, content: posts.content },
    })
    .from(notifications)
    .leftJoin(
      users,
      and(
        eq(users.id, notifications.actorId),
        isNull(users.deletedAt),
        isUnblocked(viewer, users.id),
      ),
    )
    .leftJoin(
      tournaments,
      and(eq(tournaments.id, idInPayload('tournamentId')), visibleTournaments(viewer)),
    )
    .leftJoin(circles, eq(circles.id, idInPayload('circleId')))
    .leftJoin(posts, and(eq(posts.id, idInPayload('postId')), visiblePosts(viewer)));
}

/** The day whose results are the news: the last one where the championship is over. */
const shownDay = sql<number | null>`(case ${notifications.type}
  when 'match_day_results' then ${idInPayload('matchDay')}
  when 'tournament_completed' then ${tournaments.currentMatchDay} end)`;

/** The day whose seal comes with the news: also of one that closed face down or revealed itself, of which no result is told. */
const sealedDay = sql<number | null>`(case
  when ${notifications.type} in ('match_day_held', 'match_day_revealed')
  then ${idInPayload('matchDay')} else ${shownDay} end)`;

/** How the table stood after that day; nothing of a championship that the viewer may not see, or that was called off. */
const results = sql<{ matches: number; leaders: number; leader: string } | null>`(case
  when ${tournaments.id} is not null and ${shownDay} is not null
    and (${notifications.type} = 'match_day_results' or ${tournaments.cancelledAt} is null) then (
    select json_build_object(
      'matches', (
        select count(*) from ${matches}
        where ${matches.tournamentId} = ${tournaments.id} and ${matches.matchDay} = ${shownDay}
      ),
      'leaders', count(*),
      'leader', min(${drawnTitle(films, standings.tournamentId)})
    )
    from ${standings} join ${films} on ${films.id} = ${standings.filmId}
    where ${standings.tournamentId} = ${tournaments.id}
      and ${standings.matchDay} = ${shownDay} and ${standings.position} = 1
  ) end)`;

/** A result of the day is another now: what was told of it then may not be true any more. */
const isCorrected = sql<boolean>`exists (select 1 from ${matches}
  where ${notifications.type} = 'match_day_results' and ${matches.tournamentId} = ${tournaments.id}
    and ${matches.matchDay} <= ${idInPayload('matchDay')} and ${matches.correctedAt} is not null)`;

/** Who owed how many films at a deadline, by name, whoever owes most first. */
function owingAs(viewer: ViewerInQuery) {
  return sql<{ name: string; films: number }[] | null>`(
    select json_agg(
      json_build_object('name', ${personName(users)}, 'films', (owed.value->>'films')::int)
      order by owed.place
    )
    from jsonb_array_elements(${payload}->'missing'->'people')
      with ordinality as owed (value, place)
    join ${users} on ${users.id} = (owed.value->>'userId')::int
    where ${users.deletedAt} is null and ${isUnblocked(viewer, users.id)}
  )`;
}

function idInPayload(name: 'tournamentId' | 'matchDay' | 'circleId' | 'postId'): SQL<never> {
  return sql<never>`(${payload}->>${sql.raw(`'${name}'`)})::int`;
}

/** What is older is still there until all of its days are over. */
function isShownTo(userId: SQL): SQL {
  return sql`(${notifications.userId} = ${userId} and ${notifications.isInApp}
    and ${notifications.createdAt} > now() - interval '90 days')`;
}

const isUnread = isNull(notifications.readAt);

interface Page {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly only?: 'unread' | undefined;
}

const takesPage = { ...takesViewer, before: 'bigint', limit: 'int' } as const;

const pageOf = statement('notifications_of', takesPage, ({ before, limit, ...viewer }) =>
  selectAs(viewer)
    .where(and(isShownTo(viewer.userId), lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(limit),
);

const unreadPageOf = statement('unread_notifications_of', takesPage, (places) => {
  const { before, limit, ...viewer } = places;
  return selectAs(viewer)
    .where(and(isShownTo(viewer.userId), isUnread, lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(limit);
});

/** Beyond every id. */
const top = Number.MAX_SAFE_INTEGER;

/** Of the viewer's own, newest first. */
export async function findNotifications(
  db: Db,
  viewer: Viewer,
  { limit, before = top, only }: Page,
): Promise<NotificationRow[]> {
  const find = only === 'unread' ? unreadPageOf : pageOf;
  return find(db, { ...viewer, before, limit });
}

const oneOf = statement('notification_of', { ...takesViewer, id: 'bigint' }, ({ id, ...viewer }) =>
  selectAs(viewer).where(and(eq(notifications.id, id), eq(notifications.userId, viewer.userId))),
);

/** Of one person's, also one that is only mailed. */
export async function findNotification(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<NotificationRow | undefined> {
  const [row] = await oneOf(db, { ...viewer, id });
  return row;
}

const countUnread = statement('count_unread', { userId: 'int' }, ({ userId }) =>
  build
    .select({ unread: count() })
    .from(notifications)
    .where(and(isShownTo(userId), isUnread)),
);

export async function countUnreadOf(db: Db, userId: UserId): Promise<number> {
  const [row] = await countUnread(db, { userId });
  return row?.unread ?? 0;
}

const readAll = statement('read_all_notifications', { userId: 'int' }, ({ userId }) =>
  build
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(isShownTo(userId), isUnread)),
);

const readThese = statement(
  'read_notifications',
  { userId: 'int', ids: 'bigint[]' },
  ({ userId, ids }) =>
    build
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(isShownTo(userId), isUnread, sql`${notifications.id} = any(${ids})`)),
);

/** Whether any of them was unread. */
export async function setRead(
  db: Db,
  userId: UserId,
  which: readonly number[] | 'all',
): Promise<boolean> {
  const { rowCount } =
    which === 'all' ? await readAll(db, { userId }) : await readThese(db, { userId, ids: which });
  return (rowCount ?? 0) > 0;
}
