import type { UserId } from '@girone/contract/ids';
import { and, asc, count, eq, gt, isNotNull, max, sql, type SQL } from 'drizzle-orm';
import type { MatchDay } from '@girone/championship/calendar';
import type { Opening } from '@girone/championship/opening';
import { isDayComplete, leastClose } from '../../domain/queries/awaited-votes.ts';
import { matchDayClosings, matches, votes } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

interface Season {
  readonly calendar: readonly MatchDay[];
  /** When each day is planned to begin, from the first on. */
  readonly plannedAt: readonly Date[];
}

const legNames = { andata: 'Andata', ritorno: 'Ritorno' } as const;

const addMatches = statement(
  'add_matches',
  { tournamentId: 'int', drawn: 'text' },
  ({ tournamentId, drawn }) =>
    build.execute(sql`
      insert into ${matches} (tournament_id, match_number, film1_id, film2_id, is_home_match,
        match_day, match_day_name, scheduled_start_time)
      select ${tournamentId}, drawn.* from jsonb_to_recordset(${drawn}::jsonb) as drawn (
        match_number int, film1_id int, film2_id int, is_home_match boolean,
        match_day int, match_day_name text, scheduled_start_time timestamptz)
      order by drawn.match_number`),
);

/** All matches of a championship in one statement; none is open yet. */
export async function insertMatches(
  tx: Transaction,
  tournamentId: number,
  { calendar, plannedAt }: Season,
): Promise<void> {
  const rows = calendar.flatMap(({ matchDay, leg, fixtures }, index) =>
    fixtures.map(({ matchNumber, home, away }) => ({
      match_number: matchNumber,
      film1_id: home,
      film2_id: away,
      is_home_match: leg === 'andata',
      match_day: matchDay,
      match_day_name: `Giornata ${matchDay} (${legNames[leg]})`,
      scheduled_start_time: plannedAt[index],
    })),
  );
  await addMatches(tx, { tournamentId, drawn: JSON.stringify(rows) });
}

const openDay = statement(
  'open_match_day',
  { tournamentId: 'int', matchDay: 'int', openedAt: 'timestamptz', closesAt: 'timestamptz?' },
  ({ tournamentId, matchDay, openedAt, closesAt }) =>
    build
      .update(matches)
      .set({ status: 'active', actualStartTime: openedAt, autoAdvanceTime: closesAt })
      .where(
        and(
          eq(matches.tournamentId, tournamentId),
          eq(matches.matchDay, matchDay),
          eq(matches.status, 'pending'),
        ),
      ),
);

const moveDays = statement(
  'move_match_days',
  { tournamentId: 'int', days: 'int[]', times: 'timestamptz[]' },
  ({ tournamentId, days, times }) =>
    build
      .update(matches)
      .set({ scheduledStartTime: sql`moved.at` })
      .from(sql`unnest(${days}, ${times}) as moved (day, at)`)
      .where(
        sql`${matches.tournamentId} = ${tournamentId} and ${matches.matchDay} = moved.day
          and ${matches.scheduledStartTime} is distinct from moved.at`,
      ),
);

/** Opens the matches of a day and moves the days after it to where they stand now. */
export async function openMatches(
  tx: Transaction,
  tournamentId: number,
  { matchDay, actualStartTime, autoAdvanceTime, later }: Opening,
): Promise<void> {
  await openDay(tx, {
    tournamentId,
    matchDay,
    openedAt: new Date(actualStartTime),
    closesAt: autoAdvanceTime === null ? null : new Date(autoAdvanceTime),
  });
  await moveDays(tx, {
    tournamentId,
    days: later.map((day) => day.matchDay),
    times: later.map((day) => new Date(day.scheduledStartTime)),
  });
}

function isOpenIn(tournamentId: SQL) {
  return and(eq(matches.tournamentId, tournamentId), eq(matches.status, 'active'));
}

const timesOfOpenDay = statement('times_of_open_day', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({ openedAt: matches.actualStartTime, closesAt: matches.autoAdvanceTime })
    .from(matches)
    .where(isOpenIn(tournamentId))
    .limit(1),
);

/** When the day that is open was opened. */
export async function findOpening(db: Db, tournamentId: number): Promise<Date | null> {
  const [row] = await timesOfOpenDay(db, { tournamentId });
  return row?.openedAt ?? null;
}

/** When the day that is open closes by itself; null when it never does. */
export async function findDayClose(db: Db, tournamentId: number): Promise<Date | null> {
  const [row] = await timesOfOpenDay(db, { tournamentId });
  return row?.closesAt ?? null;
}

const openDayOf = statement(
  'open_day_of_viewer',
  { tournamentId: 'int', userId: 'int' },
  ({ tournamentId, userId }) =>
    build
      .select({
        matches: count(),
        // The same for all of them.
        closesAt: max(matches.autoAdvanceTime),
        unanswered: sql<number>`(count(*) filter (where not exists (
          select 1 from ${votes}
          where ${votes.matchId} = ${matches.id} and ${votes.userId} = ${userId}
        )))::int`,
      })
      .from(matches)
      .where(isOpenIn(tournamentId)),
);

/**
 * The day that is open: when it closes by itself, and how many of its matches somebody has not answered. None is while
 * the last one waits for its reveal.
 */
export async function findOpenDay(db: Db, tournamentId: number, userId: UserId) {
  const [row] = await openDayOf(db, { tournamentId, userId });
  return row && row.matches > 0 ? row : undefined;
}

const heldDays = statement('held_days', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({ matchDay: matchDayClosings.matchDay, revealsAt: matchDayClosings.revealsAt })
    .from(matchDayClosings)
    .where(
      and(eq(matchDayClosings.tournamentId, tournamentId), isNotNull(matchDayClosings.revealsAt)),
    )
    .orderBy(asc(matchDayClosings.matchDay)),
);

/** The closed days whose results are held back, in the order of their reveal. */
export async function findHeldDays(db: Db, tournamentId: number) {
  const rows = await heldDays(db, { tournamentId });
  return rows.flatMap(({ matchDay, revealsAt }) => (revealsAt ? { matchDay, revealsAt } : []));
}

const waitingClose = statement('find_waiting_close', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({ until: leastClose.mapWith(matches.actualStartTime) })
    .from(tournaments)
    .where(
      and(
        eq(tournaments.id, tournamentId),
        eq(tournaments.advanceOnAllCircleVotes, true),
        sql`${leastClose} > clock_timestamp()`,
        isDayComplete,
      ),
    ),
);

/** When the open day closes that has every vote, but has not been open for its least time; null for others. */
export async function findWaitingClose(db: Db, tournamentId: number): Promise<Date | null> {
  const [row] = await waitingClose(db, { tournamentId });
  return row?.until ?? null;
}

export const setDayClose = statement(
  'set_day_close',
  { tournamentId: 'int', closesAt: 'timestamptz?' },
  ({ tournamentId, closesAt }) =>
    build.update(matches).set({ autoAdvanceTime: closesAt }).where(isOpenIn(tournamentId)),
);

interface DayMove {
  readonly tournamentId: number;
  /** The day that is open. */
  readonly matchDay: number;
  readonly closesAt: Date;
  readonly frequencyHours: number;
}

const planDaysBehind = statement(
  'plan_days_behind',
  { tournamentId: 'int', matchDay: 'int', closesAt: 'timestamptz', frequencyHours: 'int' },
  ({ tournamentId, matchDay, closesAt, frequencyHours }) =>
    build
      .update(matches)
      .set({
        scheduledStartTime: sql`${closesAt}
          + (${matches.matchDay} - ${matchDay} - 1) * make_interval(hours => ${frequencyHours})`,
      })
      .where(and(eq(matches.tournamentId, tournamentId), gt(matches.matchDay, matchDay))),
);

/** Sets when the open day closes, and moves the days after it to where they stand then. */
export async function moveDayClose(tx: Transaction, move: DayMove): Promise<void> {
  await setDayClose(tx, move);
  await planDaysBehind(tx, move);
}
