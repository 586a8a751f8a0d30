import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { useDatabase } from '../../testing/test-database.ts';

const sql = connectDirectly(useDatabase());

/** The tables that were asked for: every field, with its default where one was named. */
const asked: Record<string, Record<string, string | number | boolean | null>> = {
  users: {
    id: null,
    username: null,
    email: null,
    password: null,
    first_name: null,
    last_name: null,
    profile_image_url: null,
    bio: null,
    location: null,
    website: null,
    date_of_birth: null,
    is_private: false,
    is_admin: false,
    is_super_admin: false,
    films_uploaded: 0,
    max_films_allowed: 20,
    followers_count: 0,
    following_count: 0,
    posts_count: 0,
    is_email_verified: false,
    email_verification_token: null,
    created_at: 'now()',
    updated_at: 'now()',
  },
  films: {
    id: null,
    title: null,
    description: null,
    release_year: null,
    director: null,
    genre: null,
    plot: null,
    tmdb_rating: null,
    poster_url: null,
    backdrop_url: null,
    runtime: null,
    cast: '{}',
    owner_id: null,
    cover_image_path: null,
    tmdb_id: null,
    tmdb_enriched: false,
    is_from_tmdb: false,
    streaming_offers: null,
    streaming_summary: null,
    created_at: 'now()',
  },
  circles: {
    id: null,
    name: null,
    description: null,
    owner_id: null,
    max_films: 32,
    max_films_per_user: 3,
    is_public: true,
    join_type: 'open',
    created_at: 'now()',
  },
  circle_memberships: { circle_id: null, user_id: null, role: 'member', is_active: true },
  circle_join_requests: {
    circle_id: null,
    user_id: null,
    status: 'pending',
    message: null,
    reviewed_by: null,
    reviewed_at: null,
  },
  tournaments: {
    id: null,
    name: null,
    description: null,
    status: 'preparation',
    max_nominations_per_user: 3,
    min_nominations_per_user: 1,
    preparation_deadline: null,
    required_films_per_user: 3,
    max_films: 32,
    circle_id: null,
    created_by: null,
    is_public: true,
    social_topic_id: null,
    match_duration_hours: 24,
    auto_advance_on_all_votes: true,
    max_participant_circles: 3,
    match_day_frequency_hours: 48,
    advance_on_all_circle_votes: true,
    timeout_advance_enabled: true,
    created_at: 'now()',
    started_at: null,
    completed_at: null,
  },
  matches: {
    tournament_id: null,
    film1_id: null,
    film2_id: null,
    status: 'pending',
    winner_id: null,
    film1_votes: 0,
    film2_votes: 0,
    is_home_match: true,
    match_day: null,
    match_day_name: null,
    scheduled_start_time: null,
    actual_start_time: null,
    auto_advance_time: null,
    completed_at: null,
  },
  votes: { match_id: null, user_id: null, film_id: null },
  film_nominations: { tournament_id: null, user_id: null, film_id: null, nomination_order: 1 },
  posts: {
    id: null,
    content: null,
    author_id: null,
    image_url: null,
    image_caption: null,
    circle_id: null,
    tournament_id: null,
    is_topic_post: false,
    parent_post_id: null,
    is_public: true,
    post_type: 'general',
    likes_count: 0,
    replies_count: 0,
  },
  post_likes: { post_id: null, user_id: null },
  post_dislikes: { post_id: null, user_id: null },
  password_reset_otps: { email: null, otp: null, expires_at: null, used: false },
  sessions: { sid: null, sess: '{}', expire: null },
};

const required: Record<string, string[]> = {
  users: ['username', 'email', 'password'],
  films: ['title', 'owner_id'],
  circles: ['name', 'owner_id'],
  tournaments: ['name', 'created_by'],
  matches: ['tournament_id', 'film1_id', 'film2_id', 'match_day'],
  posts: ['content', 'author_id'],
};

test.each(Object.entries(asked))(
  '%s has the fields and defaults that were asked for',
  async (table, fields) => {
    const columns = await sql.run(
      `select column_name, column_default, is_nullable, data_type from information_schema.columns
     where table_schema = 'public' and table_name = $1`,
      [table],
    );

    const defaults = Object.fromEntries(
      columns.map(({ column_name, column_default }) => [
        String(column_name),
        plain(column_default),
      ]),
    );
    expect(defaults).toMatchObject(
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          value === null ? null : String(value),
        ]),
      ),
    );
    const mandatory = columns.filter((column) => column['is_nullable'] === 'NO');
    expect(mandatory.map((column) => column['column_name'])).toEqual(
      expect.arrayContaining(required[table] ?? []),
    );
  },
);

test('ids are integers that only the database gives', async () => {
  const rows = await sql.run(
    `select table_name, data_type, identity_generation from information_schema.columns
     where table_schema = 'public' and column_name = 'id'`,
  );

  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(row).toMatchObject({ identity_generation: 'ALWAYS' });
  const wide = rows.filter((row) => row['data_type'] !== 'integer').map((row) => row['table_name']);
  expect(new Set(wide)).toEqual(
    new Set(['audit_log', 'events', 'notifications', 'push_deliveries']),
  );
});

test('every point in time carries its zone', async () => {
  const rows = await sql.run(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type = 'timestamp without time zone'`,
  );

  expect(rows).toEqual([]);
});

/** `'member'::text` → `member`. */
function plain(value: unknown): string | null {
  return typeof value === 'string' ? value.replace(/^'(.*)'(::.*)?$/, '$1') : null;
}
