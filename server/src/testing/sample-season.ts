import { drawCalendar, type MatchDay } from '@girone/championship/calendar';
import { drawOrder } from '@girone/championship/draw';
import type { DirectSql } from './direct-sql.ts';
import { addFilm, addUser } from './sample-rows.ts';

interface SeasonSettings {
  readonly name?: string;
  readonly films?: number;
  /** Of the films, in turn; a public championship waits for the votes of these. */
  readonly owners?: readonly number[];
  readonly createdBy?: number;
  readonly circleId?: number;
  readonly advanceOnAllVotes?: boolean;
  readonly timeoutAdvance?: boolean;
  readonly frequencyHours?: number;
  readonly secretCount?: boolean;
  /** Results are held back until somebody reveals them; the count is secret then. */
  readonly isRevealedByHand?: boolean;
  readonly allowUnseen?: boolean;
}

export interface SeasonMatch {
  readonly id: number;
  readonly matchDay: number;
  readonly home: number;
  readonly away: number;
}

export interface Season {
  readonly tournamentId: number;
  readonly path: string;
  /** In draw order. */
  readonly films: readonly number[];
  readonly matches: readonly SeasonMatch[];
  readonly lastDay: number;
}

const seed = 'a season for tests';

/** A championship just after its start, with its whole calendar and day 1 open. */
export async function addSeason(sql: DirectSql, settings: SeasonSettings = {}): Promise<Season> {
  const count = settings.films ?? 4;
  const owners = settings.owners ?? [await addUser(sql), await addUser(sql)];
  const tournamentId = await addSetup(sql, settings);
  const nominated: number[] = [];
  for (let index = 0; index < count; index += 1) {
    nominated.push(await nominateFor(sql, tournamentId, owners[index % owners.length] ?? 0));
  }
  const films = drawOrder(nominated, seed);
  await sql.run(
    `update tournaments set status = 'active', started_at = clock_timestamp(), current_match_day = 1,
       draw_seed = $2 where id = $1`,
    [tournamentId, seed],
  );
  const calendar = drawCalendar(films);
  await insertCalendar(sql, tournamentId, calendar);
  await openFirstDay(sql, tournamentId);
  return {
    tournamentId,
    path: `/api/tournaments/${tournamentId}`,
    films,
    matches: await readMatches(sql, tournamentId),
    lastDay: calendar.length,
  };
}

/** Cancels what runs, as an admin would: it then counts in no film's record. */
export async function callOffSeasons(sql: DirectSql): Promise<void> {
  await sql.run(`
    with called_off as (
      update tournaments set status = 'completed', completed_at = now(), cancelled_at = now()
      where status = 'active' returning id
    )
    delete from film_records where film_id in (
      select film_id from film_nominations join called_off on called_off.id = tournament_id
    )`);
}

/** The matches of one day. */
export function matchesOn({ matches }: Season, day: number): SeasonMatch[] {
  return matches.filter(({ matchDay }) => matchDay === day);
}

async function addSetup(sql: DirectSql, settings: SeasonSettings): Promise<number> {
  return sql.add(
    `insert into tournaments (name, status, created_by, circle_id, is_public, max_films,
       max_nominations_per_user, advance_on_all_circle_votes, timeout_advance_enabled,
       match_day_frequency_hours, secret_count, allow_unseen, reveal_mode)
     values ($8, 'setup', $1, $2::int, $2::int is null, 64, 10, $3, $4, $5, $6, $7, $9) returning id`,
    [
      settings.createdBy ?? (await addUser(sql)),
      settings.circleId ?? null,
      settings.advanceOnAllVotes ?? true,
      settings.timeoutAdvance ?? true,
      settings.frequencyHours ?? 48,
      settings.secretCount ?? settings.isRevealedByHand ?? false,
      settings.allowUnseen ?? false,
      settings.name ?? 'Coppa',
      settings.isRevealedByHand === true ? 'by_hand' : 'off',
    ],
  );
}

async function nominateFor(sql: DirectSql, tournamentId: number, ownerId: number) {
  const filmId = await addFilm(sql, ownerId, { title: `Film ${ownerId}` });
  await sql.run(
    'insert into film_nominations (tournament_id, user_id, film_id) values ($1, $2, $3)',
    [tournamentId, ownerId, filmId],
  );
  return filmId;
}

async function insertCalendar(
  sql: DirectSql,
  tournamentId: number,
  calendar: readonly MatchDay[],
): Promise<void> {
  const rows = calendar.flatMap(({ matchDay, leg, fixtures }) =>
    fixtures.map(({ matchNumber, home, away }) => ({
      match_number: matchNumber,
      film1_id: home,
      film2_id: away,
      match_day: matchDay,
      is_home_match: leg === 'andata',
    })),
  );
  await sql.run(
    `insert into matches (tournament_id, match_number, film1_id, film2_id, match_day, is_home_match)
     select $1, drawn.* from jsonb_to_recordset($2::jsonb)
       as drawn (match_number int, film1_id int, film2_id int, match_day int, is_home_match boolean)
     order by match_number`,
    [tournamentId, JSON.stringify(rows)],
  );
}

async function openFirstDay(sql: DirectSql, tournamentId: number): Promise<void> {
  await sql.run(
    `update matches set status = 'active', actual_start_time = clock_timestamp(),
       auto_advance_time = case when t.timeout_advance_enabled
         then clock_timestamp() + make_interval(hours => t.match_day_frequency_hours) end
     from tournaments t where t.id = tournament_id and tournament_id = $1 and match_day = 1`,
    [tournamentId],
  );
}

async function readMatches(sql: DirectSql, tournamentId: number): Promise<SeasonMatch[]> {
  const rows = await sql.run(
    `select id, match_day, film1_id, film2_id from matches where tournament_id = $1 order by match_number`,
    [tournamentId],
  );
  return rows.map((row) => ({
    id: Number(row['id']),
    matchDay: Number(row['match_day']),
    home: Number(row['film1_id']),
    away: Number(row['film2_id']),
  }));
}
