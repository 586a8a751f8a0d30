import type { UserId } from '@girone/contract/ids';
import { and, eq, max, sql } from 'drizzle-orm';
import type { MatchDay } from '../../championship/calendar.ts';
import type { Opening } from '../../championship/opening.ts';
import { isDayComplete, leastClose } from '../../platform/db/awaited-votes.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { matches, votes } from '../../platform/db/schema/matches.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';

interface Season {
  readonly calendar: readonly MatchDay[];
  /** When each day is planned to begin, from the first on. */
  readonly plannedAt: readonly Date[];
}

const legNames = { andata: 'Andata', ritorno: 'Ritorno' } as const;

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
  await tx.execute(sql`
    insert into ${matches} (tournament_id, match_number, film1_id, film2_id, is_home_match,
      match_day, match_day_name, scheduled_start_time)
    select ${tournamentId}, drawn.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as drawn (
      match_number int, film1_id int, film2_id int, is_home_match boolean,
      match_day int, match_day_name text, scheduled_start_time timestamptz)
    order by drawn.match_number`);
}

/** Opens the matches of a day and moves the days after it to where they stand now. */
export async function openMatches(
  tx: Transaction,
  tournamentId: number,
  { matchDay, actualStartTime, autoAdvanceTime, later }: Opening,
): Promise<void> {
  await tx
    .update(matches)
    .set({
      status: 'active',
      actualStartTime: new Date(actualStartTime),
      autoAdvanceTime: autoAdvanceTime === null ? null : new Date(autoAdvanceTime),
    })
    .where(
      and(
        eq(matches.tournamentId, tournamentId),
        eq(matches.matchDay, matchDay),
        eq(matches.status, 'pending'),
      ),
    );
  const days = later.map((day) => day.matchDay);
  const times = later.map((day) => new Date(day.scheduledStartTime).toISOString());
  await tx.execute(sql`
    update ${matches} set scheduled_start_time = moved.at
    from unnest(${sql.param(days)}::int[], ${sql.param(times)}::timestamptz[]) as moved (day, at)
    where ${matches.tournamentId} = ${tournamentId} and ${matches.matchDay} = moved.day
      and ${matches.scheduledStartTime} is distinct from moved.at`);
}

function isOpenIn(tournamentId: number) {
  return and(eq(matches.tournamentId, tournamentId), eq(matches.status, 'active'));
}

/** When the day that is open was opened. */
export async function findOpening(db: Db, tournamentId: number): Promise<Date | null> {
  const [row] = await db
    .select({ openedAt: matches.actualStartTime })
    .from(matches)
    .where(isOpenIn(tournamentId))
    .limit(1);
  return row?.openedAt ?? null;
}

/** When the day that is open closes by itself; null when it never does. */
export async function findDayClose(db: Db, tournamentId: number): Promise<Date | null> {
  const [row] = await db
    .select({ closesAt: matches.autoAdvanceTime })
    .from(matches)
    .where(isOpenIn(tournamentId))
    .limit(1);
  return row?.closesAt ?? null;
}

/** The day that is open: when it closes by itself, and how many of its matches somebody has not answered. */
export async function findOpenDay(db: Db, tournamentId: number, userId: UserId) {
  const [row] = await db
    .select({
      // The same for all of them.
      closesAt: max(matches.autoAdvanceTime),
      unanswered: sql<number>`(count(*) filter (where not exists (
        select 1 from ${votes}
        where ${votes.matchId} = ${matches.id} and ${votes.userId} = ${userId}
      )))::int`,
    })
    .from(matches)
    .where(isOpenIn(tournamentId));
  return row;
}

/** When the open day closes that has every vote, but has not been open for its least time; null for others. */
export async function findWaitingClose(db: Db, tournamentId: number): Promise<Date | null> {
  const [row] = await db
    .select({ until: leastClose.mapWith(matches.actualStartTime) })
    .from(tournaments)
    .where(
      and(
        eq(tournaments.id, tournamentId),
        eq(tournaments.advanceOnAllCircleVotes, true),
        sql`${leastClose} > clock_timestamp()`,
        isDayComplete,
      ),
    );
  return row?.until ?? null;
}

export async function setDayClose(
  tx: Transaction,
  tournamentId: number,
  closesAt: Date | null,
): Promise<void> {
  await tx.update(matches).set({ autoAdvanceTime: closesAt }).where(isOpenIn(tournamentId));
}

interface DayMove {
  readonly tournamentId: number;
  /** The day that is open. */
  readonly matchDay: number;
  readonly closesAt: Date;
  readonly frequencyHours: number;
}

/** Sets when the open day closes, and moves the days after it to where they stand then. */
export async function moveDayClose(tx: Transaction, move: DayMove): Promise<void> {
  const { tournamentId, matchDay, closesAt, frequencyHours } = move;
  await setDayClose(tx, tournamentId, closesAt);
  await tx.execute(sql`
    update ${matches} set scheduled_start_time = ${closesAt.toISOString()}::timestamptz
      + (${matches.matchDay} - ${matchDay} - 1) * make_interval(hours => ${frequencyHours})
    where ${matches.tournamentId} = ${tournamentId} and ${matches.matchDay} > ${matchDay}`);
}
