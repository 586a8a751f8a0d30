import type { Pool } from 'pg';

export interface OpenMatch {
  readonly id: number;
  readonly film1_id: number;
  readonly film2_id: number;
}

interface Wanted {
  readonly championships: number;
  /** Of each, an even number. */
  readonly films?: number;
  readonly isRevealedByHand?: boolean;
}

/** Drawn public championships of 32 films, or as many as are wanted, their first day open; answers its matches. */
export async function addOpenDays(
  pool: Pool,
  { championships, films: filmsEach = 32, isRevealedByHand = false }: Wanted,
): Promise<OpenMatch[]> {
  // Older releases know of no other way.
  const [columns, values] = isRevealedByHand
    ? [', reveal_mode, secret_count', `, 'by_hand', true`]
    : ['', ''];
  await pool.query(`
    insert into tournaments (name, status, created_by, max_films, max_nominations_per_user${columns})
    select 'Coppa ' || n, 'setup', (select min(id) from users), 64, 10${values}
    from generate_series(1, ${championships}) n;
    insert into films (title, owner_id, enrichment_next_try_at)
    select 'Film ' || n, (select min(id) from users) + n % 4, null
    from generate_series(1, ${championships * filmsEach}) n order by n;
    update users set films_uploaded = (select count(*) from films where owner_id = users.id)
    where id in (select owner_id from films);
    insert into film_nominations (tournament_id, user_id, film_id)
    select t.id, f.owner_id, f.id
    from (select id, row_number() over (order by id) - 1 as place from tournaments) t
    join (select id, owner_id, (row_number() over (order by id) - 1) / ${filmsEach} as place from films) f
      using (place);
    update tournaments
    set status = 'active', started_at = now(), current_match_day = 1, draw_seed = 'bench', drawn_films = ${filmsEach}`);
  // One film stands still, the others go round it; the second half is the first with the sides changed.
  const others = filmsEach - 1;
  await pool.query(`
    with entry as (
      select tournament_id, film_id, row_number() over (partition by tournament_id order by film_id) - 1 as place
      from film_nominations
    )
    insert into matches (tournament_id, match_number, film1_id, film2_id, is_home_match, match_day)
    select home.tournament_id, row_number() over (partition by home.tournament_id order by day, pair),
      case when is_second then away.film_id else home.film_id end,
      case when is_second then home.film_id else away.film_id end, not is_second, day
    from generate_series(1, ${2 * others}) as day
    cross join generate_series(0, ${filmsEach / 2 - 1}) as pair
    cross join lateral (select (day - 1) % ${others} as turn, day > ${others} as is_second) as d
    join entry home on home.place = case pair when 0 then ${others} else (turn + pair) % ${others} end
    join entry away on away.tournament_id = home.tournament_id
      and away.place = (turn - pair + ${others}) % ${others};
    update matches set status = 'active', actual_start_time = now() where match_day = 1`);
  await pool.query('analyze');
  const { rows } = await pool.query<OpenMatch>(
    `select id, film1_id, film2_id from matches where status = 'active' order by id`,
  );
  return rows;
}
