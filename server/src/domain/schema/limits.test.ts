import { imageBytes } from '@girone/contract/image-limits';
import { languages } from '@girone/contract/languages';
import * as rules from '@girone/contract/rules';
import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addCircle, addPost, addTournament, addUser } from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';

const { limits, defaults } = rules;
// Rows are written one by one, past the application, to see what the tables alone hold back.
const sql = connectDirectly(useDatabase({ checked: false }));

beforeAll(async () => {
  const user = await addUser(sql);
  await sql.run(`insert into films (title, owner_id) values ('La strada', $1)`, [user]);
  const circle = await addCircle(sql, user);
  await sql.run('insert into circle_join_requests (circle_id, user_id) values ($1, $2)', [
    circle,
    await addUser(sql),
  ]);
  await addTournament(sql);
  await addPost(sql, user);
});

interface TextLimit {
  readonly min?: number;
  readonly max: number;
}

const texts: readonly (readonly [column: string, rule: string, TextLimit])[] = [
  ['users.first_name', 'users_first_name_length', limits.personName],
  ['users.last_name', 'users_last_name_length', limits.personName],
  ['users.bio', 'users_bio_length', limits.bio],
  ['users.location', 'users_location_length', limits.location],
  ['films.title', 'films_title_length', limits.filmTitle],
  ['films.director', 'films_director_length', limits.filmFact],
  ['films.genre', 'films_genre_length', limits.filmFact],
  ['films.description', 'films_description_length', limits.filmDescription],
  ['circles.name', 'circles_name_length', limits.circleName],
  ['circles.description', 'circles_description_length', limits.circleDescription],
  ['circle_join_requests.message', 'circle_join_requests_message_length', limits.joinMessage],
  ['tournaments.name', 'tournaments_name_length', limits.tournamentName],
  ['tournaments.description', 'tournaments_description_length', limits.tournamentDescription],
  ['posts.content', 'posts_content_length', limits.postContent],
  ['posts.image_caption', 'posts_image_caption_length', limits.imageCaption],
];

test.each(texts)('%s is as long as the rules say', async (column, rule, { min, max }) => {
  const set = update(column);

  await sql.run(set, ['é'.repeat(max)]);
  expect(await sql.refusal(set, ['é'.repeat(max + 1)])).toBe(rule);
  if (min === undefined) return;
  await sql.run(set, ['é'.repeat(min)]);
  expect(await sql.refusal(set, ['é'.repeat(min - 1)])).toBe(rule);
});

test('usernames, addresses and websites are as long as the rules say', async () => {
  const one = 'where id = (select min(id) from users)';
  const username = `update users set username = repeat('a', $1) ${one}`;
  const email = `update users set email = repeat('a', $1 - 12) || '@example.org' ${one}`;
  const website = `update users set website = 'https://' || repeat('a', $1 - 8) ${one}`;

  await sql.run(username, [limits.username.min]);
  await sql.run(username, [limits.username.max]);
  expect(await sql.refusal(username, [limits.username.min - 1])).toBe('users_username_form');
  expect(await sql.refusal(username, [limits.username.max + 1])).toBe('users_username_form');
  await sql.run(email, [limits.email.max]);
  expect(await sql.refusal(email, [limits.email.max + 1])).toBe('users_email_form');
  await sql.run(website, [limits.website.max]);
  expect(await sql.refusal(website, [limits.website.max + 1])).toBe('users_website_form');
});

test.each([
  ['tournaments.max_films', 'tournaments_max_films_range', limits.tournamentFilms],
  [
    'tournaments.required_films_per_user',
    'tournaments_required_films_range',
    limits.requiredFilmsPerUser,
  ],
  ['circles.max_films', 'circles_max_films_range', limits.tournamentFilms],
  ['circles.max_films_per_user', 'circles_max_films_per_user_range', limits.requiredFilmsPerUser],
] as const)('%s is within the rules', async (column, rule, { min, max }) => {
  const set = update(column);

  await sql.run(set, [min]);
  await sql.run(set, [max]);
  expect(await sql.refusal(set, [min - 1])).toBe(rule);
  expect(await sql.refusal(set, [max + 1])).toBe(rule);
});

test('no film is older than film', async () => {
  const set = 'update films set release_year = $1';

  await sql.run(set, [limits.filmYear.min]);
  expect(await sql.refusal(set, [limits.filmYear.min - 1])).toBe('films_release_year_range');
});

test.each([
  ['users_language_known', languages],
  ['tournaments_status_known', rules.tournamentStatuses],
  ['tournaments_frequency_known', rules.matchDayFrequencies],
  ['matches_status_known', rules.matchStatuses],
  ['circle_memberships_role_known', rules.circleRoles],
  ['circles_join_type_known', rules.joinTypes],
  ['circle_join_requests_status_known', rules.joinRequestStatuses],
])('%s lists what the rules list', async (rule, values) => {
  const definition = await definitionOf(rule);
  const listed = /ARRAY\[(.*)\]/.exec(definition)?.[1]?.split(', ') ?? [];

  expect(listed.map((value) => value.replace(/^'(.*)'::text$/, '$1'))).toEqual(values.map(String));
});

test.each([
  ['circle_memberships_slot_range', limits.circlesPerUser],
  ['password_reset_otps_attempts_range', rules.resetCode.maxAttempts],
  ['uploads_bytes_range', Math.max(...Object.values(imageBytes))],
])('%s ends at %i', async (rule, max) => {
  expect(await definitionOf(rule)).toContain(`<= ${max})`);
});

test('the defaults are those of the rules', async () => {
  const rows = await sql.run(
    `select table_name, column_name, column_default::int as value from information_schema.columns
     where table_schema = 'public' and column_default ~ '^[0-9]+$'`,
  );
  const values = Object.fromEntries(
    rows.map((row) => [`${String(row['table_name'])}.${String(row['column_name'])}`, row['value']]),
  );

  expect(values).toMatchObject({
    'users.max_films_allowed': limits.filmsPerUser,
    'circles.max_films': defaults.circle.maxFilms,
    'circles.max_films_per_user': defaults.circle.maxFilmsPerUser,
    'tournaments.max_films': defaults.tournament.maxFilms,
    'tournaments.required_films_per_user': defaults.tournament.requiredFilmsPerUser,
    'tournaments.min_nominations_per_user': defaults.tournament.minNominationsPerUser,
    'tournaments.max_nominations_per_user': defaults.tournament.maxNominationsPerUser,
    'tournaments.max_participant_circles': defaults.tournament.maxParticipantCircles,
    'tournaments.match_day_frequency_hours': defaults.tournament.matchDayFrequencyHours,
    'tournaments.match_duration_hours': defaults.tournament.matchDurationHours,
  });
});

/** For `table.column`. */
function update(column: string): string {
  return `update ${column.replace('.', ' set ')} = $1`;
}

async function definitionOf(constraint: string): Promise<string> {
  const [row] = await sql.run(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
    [constraint],
  );
  return String(row?.['definition']);
}
