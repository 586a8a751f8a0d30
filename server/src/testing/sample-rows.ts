import type { DirectSql } from './direct-sql.ts';

let count = 0;

export function addUser(sql: DirectSql): Promise<number> {
  count += 1;
  return sql.add(
    `insert into users (username, email, password) values ($1, $2, '$argon2id$') returning id`,
    [`user${count}`, `user${count}@example.org`],
  );
}

export async function addCircle(sql: DirectSql, ownerId?: number): Promise<number> {
  return sql.add(`insert into circles (name, owner_id) values ('Cinefili', $1) returning id`, [
    ownerId ?? (await addUser(sql)),
  ]);
}

interface CircleSettings {
  readonly isPublic?: boolean;
  readonly joinType?: 'open' | 'approval_required';
}

/** A circle with its owner inside. */
export async function addOwnedCircle(
  sql: DirectSql,
  ownerId: number,
  { isPublic = true, joinType = 'open' }: CircleSettings = {},
): Promise<number> {
  const circleId = await sql.add(
    `insert into circles (name, owner_id, is_public, join_type) values ('Cinefili', $1, $2, $3) returning id`,
    [ownerId, isPublic, joinType],
  );
  await addMember(sql, { circleId, userId: ownerId, role: 'admin' });
  return circleId;
}

interface MemberRow {
  readonly circleId: number;
  readonly userId: number;
  readonly role?: 'member' | 'moderator' | 'admin';
  readonly isActive?: boolean;
}

export async function addMember(sql: DirectSql, member: MemberRow): Promise<void> {
  const { circleId, userId, role = 'member', isActive = true } = member;
  await sql.run(
    `insert into circle_memberships (circle_id, user_id, role, is_active, left_at)
     values ($1, $2, $3, $4, case when $4 then null else now() end)`,
    [circleId, userId, role, isActive],
  );
}

/** A request that waits. */
export function addJoinRequest(sql: DirectSql, circleId: number, userId: number): Promise<number> {
  return sql.add(
    `insert into circle_join_requests (circle_id, user_id) values ($1, $2) returning id`,
    [circleId, userId],
  );
}

/** A championship of a circle. */
export function addCircleTournament(
  sql: DirectSql,
  {
    circleId,
    createdBy,
    status = 'setup',
  }: { circleId: number; createdBy: number; status?: string },
): Promise<number> {
  return sql.add(
    `insert into tournaments (name, status, circle_id, is_public, created_by, started_at)
     values ('Coppa Celluloide', $3, $1, false, $2, case when $3 = 'active' then now() end) returning id`,
    [circleId, createdBy, status],
  );
}

interface FilmRow {
  readonly title?: string;
  readonly year?: number | null;
}

/** A film, counted as adding one counts it; the owner may have as many as a test needs. */
export function addFilm(
  sql: DirectSql,
  ownerId: number,
  { title = 'La strada', year = null }: FilmRow = {},
): Promise<number> {
  return sql.add(
    `with film as (
       insert into films (title, release_year, owner_id) values ($1, $2, $3) returning id
     ), counted as (
       update users set films_uploaded = films_uploaded + 1,
         max_films_allowed = greatest(max_films_allowed, films_uploaded + 1) where id = $3
     ) select id from film`,
    [title, year, ownerId],
  );
}

/** Calls a film so, also where it was drawn already. */
export async function nameFilm(sql: DirectSql, filmId: number | undefined, title: string) {
  await sql.run('update films set title = $2 where id = $1', [filmId, title]);
  await sql.run(
    'update film_nominations set drawn_title = $2 where film_id = $1 and drawn_title is not null',
    [filmId, title],
  );
}

/** Films that nobody takes for one another. */
export async function addFilms(sql: DirectSql, ownerId: number, number: number): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < number; i++) {
    count += 1;
    ids.push(await addFilm(sql, ownerId, { title: `Film ${count}`, year: 1960 }));
  }
  return ids;
}

/** A public championship in setup. */
export async function addTournament(sql: DirectSql, maxFilms = 32): Promise<number> {
  return sql.add(
    `insert into tournaments (name, status, created_by, max_films) values ('Coppa', 'setup', $1, $2) returning id`,
    [await addUser(sql), maxFilms],
  );
}

export async function nominate(sql: DirectSql, tournamentId: number, userId: number) {
  const filmId = await addFilm(sql, userId);
  await sql.run(
    'insert into film_nominations (tournament_id, user_id, film_id) values ($1, $2, $3)',
    [tournamentId, userId, filmId],
  );
  return filmId;
}

/** A started championship with four films of four people, and no matches yet. */
export async function addStarted(sql: DirectSql) {
  const tournamentId = await addTournament(sql);
  const films: number[] = [];
  for (let i = 0; i < 4; i++) films.push(await nominate(sql, tournamentId, await addUser(sql)));
  await sql.run(
    `update tournaments set status = 'active', started_at = now(), current_match_day = 1 where id = $1`,
    [tournamentId],
  );
  const [a = 0, b = 0, c = 0, d = 0] = films;
  return { tournamentId, a, b, c, d };
}

interface Fixture {
  readonly tournamentId: number;
  readonly home: number;
  readonly away: number;
  readonly day?: number;
  readonly number?: number;
}

export const drawMatch = `insert into matches (tournament_id, film1_id, film2_id, match_day, match_number)
  values ($1, $2, $3, $4, $5) returning id`;

export function fixtureValues({ tournamentId, home, away, day = 1, number }: Fixture): number[] {
  count += 1;
  return [tournamentId, home, away, day, number ?? count];
}

/** An open match of a new championship, with its films and a film of the same championship outside. */
export async function addOpenMatch(sql: DirectSql) {
  const { tournamentId, a, b, c } = await addStarted(sql);
  const matchId = await sql.add(drawMatch, fixtureValues({ tournamentId, home: a, away: b }));
  await openMatch(sql, matchId);
  return { tournamentId, matchId, home: a, away: b, outsider: c };
}

export async function openMatch(sql: DirectSql, matchId: number): Promise<void> {
  await sql.run(`update matches set status = 'active', actual_start_time = now() where id = $1`, [
    matchId,
  ]);
}

/** Completes an open match with the given votes. */
export async function closeMatch(sql: DirectSql, matchId: number, votes = [0, 0]) {
  await sql.run(
    `update matches set status = 'completed', completed_at = now(), film1_votes = $2, film2_votes = $3,
       winner_id = case when $2::int > $3::int then film1_id when $3::int > $2::int then film2_id end
     where id = $1`,
    [matchId, ...votes],
  );
}

interface ReportRow {
  readonly reporterId: number;
  readonly postId?: number;
  readonly personId?: number;
}

/** An open report of a post or a person. */
export function addReport(
  sql: DirectSql,
  { reporterId, postId, personId }: ReportRow,
): Promise<number> {
  return sql.add(
    `insert into reports (reporter_id, post_id, reported_user_id, concerned_id, circle_id, reason)
     select $1, $2::int, $3::int, coalesce($3, post.author_id), post.circle_id, 'spam'
     from (select 1) as one left join posts as post on post.id = $2 returning id`,
    [reporterId, postId ?? null, personId ?? null],
  );
}

export function addPost(sql: DirectSql, authorId: number): Promise<number> {
  return sql.add(`insert into posts (content, author_id) values ('Ciao', $1) returning id`, [
    authorId,
  ]);
}
