import { randomBytes } from 'node:crypto';
import { commitmentOf, seedOf } from '@girone/championship/ballots/draw-commitment';
import { drawCalendar } from '@girone/championship/calendar';
import { drawOrder } from '@girone/championship/draw';
import type { Pool } from 'pg';

export interface LargeSeason {
  readonly tournamentId: number;
  readonly lastDay: number;
}

/** A public championship just after its start, drawn as it was committed to, with its whole calendar. */
export async function beginLargeSeason(pool: Pool, films: number): Promise<LargeSeason> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into tournaments (name, status, created_by, max_films, max_nominations_per_user,
       advance_on_all_circle_votes, timeout_advance_enabled, allow_unseen)
     select 'Coppa', 'setup', min(id), 64, 10, false, false, true from users returning id`,
  );
  const tournamentId = rows[0]?.id ?? 0;
  const { rows: added } = await pool.query<{ id: number }>(
    `with film as (
       insert into films (title, owner_id, enrichment_next_try_at)
       select 'Film ' || place, id, null
       from (select id, row_number() over (order by id) as place from users) as owner
       where place <= $2
       returning id, owner_id
     ), nominated as (
       insert into film_nominations (tournament_id, user_id, film_id) select $1, owner_id, id from film
     )
     select id from film`,
    [tournamentId, films],
  );
  const filmIds = added.map(({ id }) => id);
  const secret = randomBytes(32).toString('hex');
  const seed = seedOf(secret, { tournamentId, filmIds });
  await pool.query(
    'insert into draw_commitments (tournament_id, secret, commitment) values ($1, $2, $3)',
    [tournamentId, secret, commitmentOf(secret)],
  );
  await pool.query(
    `update tournaments set status = 'active', started_at = clock_timestamp(), current_match_day = 1,
       draw_seed = $2 where id = $1`,
    [tournamentId, seed],
  );
  const calendar = drawCalendar(drawOrder(filmIds, seed));
  const matches = calendar.flatMap(({ matchDay, leg, fixtures }) =>
    fixtures.map(({ matchNumber, home, away }) => ({
      match_number: matchNumber,
      film1_id: home,
      film2_id: away,
      match_day: matchDay,
      is_home_match: leg === 'andata',
    })),
  );
  await pool.query(
    `insert into matches (tournament_id, match_number, film1_id, film2_id, match_day, is_home_match)
     select $1, drawn.* from jsonb_to_recordset($2::jsonb)
       as drawn (match_number int, film1_id int, film2_id int, match_day int, is_home_match boolean)
     order by match_number`,
    [tournamentId, JSON.stringify(matches)],
  );
  await pool.query(
    `update matches set status = 'active', actual_start_time = clock_timestamp()
     where tournament_id = $1 and match_day = 1`,
    [tournamentId],
  );
  return { tournamentId, lastDay: calendar.length };
}

/** Everybody has answered on every match of the day, one in sixteen that they have not seen one. */
export async function voteOnLargeDay(
  pool: Pool,
  { tournamentId }: LargeSeason,
  matchDay: number,
): Promise<void> {
  await pool.query(
    `insert into votes (match_id, user_id, film_id, answer)
     select m.id, u.id,
       case when luck = 0 then null when luck % 2 = 0 then film1_id else film2_id end,
       case when luck = 0 then 'not_seen' else 'film' end
     from matches m cross join users u
     cross join lateral (select abs(hashint4(m.id * 512 + u.id)) % 16 as luck) as drawn
     where m.tournament_id = $1 and m.match_day = $2`,
    [tournamentId, matchDay],
  );
}
