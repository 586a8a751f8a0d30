import type { FilmRecord } from '@girone/contract/leaderboard';
import { asc, desc, eq, getTableColumns, sql, type Placeholder } from 'drizzle-orm';
import { filmColumns } from '../../domain/queries/film-columns.ts';
import { lastTableDay } from '../../domain/queries/season-figures.ts';
import { films } from '../../domain/schema/films.ts';
import { filmRecords, standings } from '../../domain/schema/standings.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { containsText, patternOf } from '../../platform/db/contains-text.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** In the order of their index, read backwards: the first ones are ranked without those after them. */
function rankRecords(limit?: Placeholder) {
  const { points, wins, voteDifference, filmId } = filmRecords;
  // Of films that are equal the list has the older one first: each is compared to the one that stands above it.
  const above = sql`order by ${points} desc, ${wins} desc, ${voteDifference} desc, ${filmId}`;
  const ranked = build
    .select({
      ...getTableColumns(filmRecords),
      position: sql<number>`(rank() over (
        order by ${points} desc, ${wins} desc, ${voteDifference} desc
      ))::int`.as('place'),
      decidedBy: sql<FilmRecord['decidedBy']>`(case
        when lag(${points}) over (${above}) is distinct from ${points} then null
        when lag(${wins}) over (${above}) <> ${wins} then 'wins'
        when lag(${voteDifference}) over (${above}) <> ${voteDifference} then 'voteDifference'
        else 'shared' end)`.as('decided_by'),
    })
    .from(filmRecords)
    .orderBy(desc(points), desc(wins), desc(voteDifference), asc(filmId))
    .$dynamic();
  return (limit === undefined ? ranked : ranked.limit(limit)).as('record');
}

function selectRecords(record: ReturnType<typeof rankRecords>) {
  return build
    .select({
      position: record.position,
      film: filmColumns(films),
      points: record.points,
      wins: record.wins,
      draws: record.draws,
      losses: record.losses,
      titles: record.titles,
      championships: record.championships,
      decidedBy: record.decidedBy,
    })
    .from(record)
    .innerJoin(films, eq(films.id, record.filmId))
    .orderBy(asc(record.position), asc(record.filmId))
    .$dynamic();
}

const firstRecords = statement('first_film_records', { limit: 'int' }, ({ limit }) =>
  selectRecords(rankRecords(limit)),
);

const recordsNamed = statement(
  'film_records_named',
  { pattern: 'text', limit: 'int' },
  ({ pattern, limit }) =>
    selectRecords(rankRecords()).where(containsText(pattern, films.title)).limit(limit),
);

/**
 * What films have won in all public championships. They are ranked before they are searched: a film
 * keeps its position among all.
 */
export async function findFilmRecords(
  db: Db,
  { search, limit }: { readonly search?: string | undefined; readonly limit: number },
) {
  return search
    ? recordsNamed(db, { pattern: patternOf(search), limit })
    : firstRecords(db, { limit });
}

const isWon = sql`${standings.position} = 1 and ${tournaments.status} = 'completed'`;
const difference = sql`${standings.votesFor} - ${standings.votesAgainst}`;

/**
 * Adds what a closed day has changed in the table of a public championship; the title, if that was its
 * last. In the order of the films, so that two closes at once wait for each other and never both.
 */
export const addDayToRecords = statement(
  'add_day_to_records',
  { tournamentId: 'int', matchDay: 'int' },
  ({ tournamentId, matchDay }) =>
    build.execute(sql`
      insert into ${filmRecords} (film_id, points, wins, draws, losses, vote_difference, titles, championships)
      select ${standings.filmId}, ${standings.points} - coalesce(past.points, 0),
        ${standings.wins} - coalesce(past.wins, 0), ${standings.draws} - coalesce(past.draws, 0),
        ${standings.losses} - coalesce(past.losses, 0),
        ${difference} - coalesce(past.votes_for - past.votes_against, 0),
        (${isWon})::int, (past.film_id is null)::int
      from ${tournaments}
      join ${standings} on ${standings.tournamentId} = ${tournaments.id} and ${standings.matchDay} = ${matchDay}
      left join ${standings} as past on past.tournament_id = ${tournaments.id}
        and past.match_day = ${matchDay} - 1 and past.film_id = ${standings.filmId}
      where ${tournaments.id} = ${tournamentId} and ${tournaments.isPublic}
      order by ${standings.filmId}
      on conflict (film_id) do update set
        points = ${filmRecords.points} + excluded.points, wins = ${filmRecords.wins} + excluded.wins,
        draws = ${filmRecords.draws} + excluded.draws, losses = ${filmRecords.losses} + excluded.losses,
        vote_difference = ${filmRecords.voteDifference} + excluded.vote_difference,
        titles = ${filmRecords.titles} + excluded.titles,
        championships = ${filmRecords.championships} + excluded.championships`),
);

const lockRecords = statement('lock_all_film_records', {}, () =>
  build.execute(sql`lock table ${filmRecords} in exclusive mode`),
);

const deleteRecords = statement('delete_all_film_records', {}, () => build.delete(filmRecords));

const insertRecords = statement('insert_all_film_records', {}, () =>
  build.execute(sql`
    insert into ${filmRecords} (film_id, points, wins, draws, losses, vote_difference, titles, championships)
    select ${standings.filmId}, sum(${standings.points}), sum(${standings.wins}), sum(${standings.draws}),
      sum(${standings.losses}), sum(${difference}), count(*) filter (where ${isWon}), count(*)
    from ${tournaments}
    join ${standings} on ${standings.tournamentId} = ${tournaments.id}
      and ${standings.matchDay} = ${lastTableDay(tournaments.id)}
    where ${tournaments.isPublic} and ${tournaments.cancelledAt} is null group by ${standings.filmId}`),
);

/** From the last table of each championship that was not called off. A close under way adds its day before or after. */
export async function rewriteRecords(tx: Transaction): Promise<void> {
  await lockRecords(tx, {});
  await deleteRecords(tx, {});
  await insertRecords(tx, {});
}

/** What a film's record gains or loses. */
export interface RecordChange {
  readonly filmId: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly voteDifference: number;
  readonly titles: number;
}

const holdRecords = statement('hold_film_records', { filmIds: 'int[]' }, ({ filmIds }) =>
  build
    .select({ filmId: filmRecords.filmId })
    .from(filmRecords)
    .where(sql`${filmRecords.filmId} = any(${filmIds})`)
    .orderBy(asc(filmRecords.filmId))
    .for('update'),
);

const updateRecords = statement('update_film_records', { changes: 'text' }, ({ changes }) =>
  build.execute(sql`
    update ${filmRecords} set
      points = ${filmRecords.points} + 3 * change.wins + change.draws,
      wins = ${filmRecords.wins} + change.wins, draws = ${filmRecords.draws} + change.draws,
      losses = ${filmRecords.losses} + change.losses,
      vote_difference = ${filmRecords.voteDifference} + change."voteDifference",
      titles = ${filmRecords.titles} + change.titles
    from jsonb_to_recordset(${changes}::jsonb) as change (
      "filmId" int, wins int, draws int, losses int, "voteDifference" int, titles int)
    where ${filmRecords.filmId} = change."filmId"`),
);

/** Held in the order of the films, as by a close: the two wait for each other and never both. */
export async function changeRecords(
  tx: Transaction,
  changes: readonly RecordChange[],
): Promise<void> {
  await holdRecords(tx, { filmIds: changes.map(({ filmId }) => filmId) });
  await updateRecords(tx, { changes: JSON.stringify(changes) });
}
