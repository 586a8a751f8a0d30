import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { waitForMail, waitForMails } from '../../testing/outbox.ts';
import { playDays, voteOnDay } from '../../testing/play-days.ts';
import { halves } from '../../testing/sample-images.ts';
import {
  addCircleTournament,
  addFilm,
  addJoinRequest,
  addMember,
  addOwnedCircle,
  addPost,
  addTournament,
  addUser,
  nominate,
} from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { register, signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader, storedFiles, type Uploader } from '../../testing/upload-images.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

const password = 'giallo-giallo';

function ask(client: TestClient, given = password) {
  return client.post('/api/users/deletion', { password: given });
}

function logIn(username: string) {
  return new TestClient(girone.address).post('/api/login', { username, password });
}

async function accountOf(id: number) {
  const [row] = await sql.run('select * from users where id = $1', [id]);
  return row ?? {};
}

/** Lets so much time pass since the person asked. */
function wait(id: number, time: string) {
  return sql.run(
    'update users set deletion_requested_at = deletion_requested_at - $2::interval where id = $1',
    [id, time],
  );
}

/** Runs the job that carries deletions out, until it is done. */
async function runJob(): Promise<void> {
  const key = 'delete-due-accounts-now';
  await sql.run(`select graphile_worker.add_job('delete-due-accounts', '{}', job_key => $1)`, [
    key,
  ]);
  await eventually(async () => {
    const rows = await sql.run('select last_error from graphile_worker.jobs where key = $1', [key]);
    expect(rows).toEqual([]);
  });
}

async function deleteFor({ client, id }: Pick<TestPerson, 'client' | 'id'>): Promise<void> {
  expect((await ask(client)).status).toBe(202);
  await wait(id, '14 days');
  await runJob();
  expect(await accountOf(id)).toMatchObject({ username: `~${id}`, email: `~${id}`, password: '' });
}

/** The tables in which one of these words still stands. */
async function tracesOf(...words: string[]): Promise<string[]> {
  const tables = await sql.run(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await sql.run(`select 1 from "${String(name)}" t where t::text ~* $1 limit 1`, [
      words.join('|'),
    ]);
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}

describe('asking', () => {
  test('takes the password, ends every session and tells the person; signing in takes it back', async () => {
    const { client, id, username } = await register(girone);
    const email = `${username}@example.org`;
    await waitForMails(girone.dataDir, email, 1);
    const phone = new TestClient(girone.address);
    await phone.post('/api/login', { username, password });
    const refused = await ask(client, 'sbagliata');
    expect([refused.status, refused.body.code]).toEqual([403, 'password_wrong']);

    const asked = await ask(client);
    expect(asked.status).toBe(202);
    const days = (Date.parse(asked.body.deletesAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect(client.cookies.has('girone')).toBe(false);
    expect((await phone.get('/api/user')).status).toBe(401);
    await waitForMail(girone.dataDir, email, 'Your account is going to be deleted');

    await wait(id, '13 days 23 hours');
    await runJob();
    expect(await accountOf(id)).toMatchObject({ username, deleted_at: null });
    expect((await logIn(username)).status).toBe(200);
    expect(await accountOf(id)).toMatchObject({ deletion_requested_at: null });
    await waitForMail(girone.dataDir, email, 'Your account stays');
    // Once is enough: signing in again is nothing new.
    expect((await logIn(username)).status).toBe(200);
    await wait(id, '30 days');
    await runJob();
    expect(await accountOf(id)).toMatchObject({ username, deleted_at: null });
  });

  test('of the last super-admin who stays is refused', async () => {
    const first = await signUp(girone);
    const second = await signUp(girone);
    await sql.run('update users set is_admin = true, is_super_admin = true where id = any($1)', [
      [first.id, second.id],
    ]);
    const answers = await Promise.all([ask(first.client), ask(second.client)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([202, 409]);
    const [last, gone] = statuses[0] === 409 ? [first, second] : [second, first];
    await sql.run(
      'update users set shows_taste = true, first_steps_hidden_at = now() where id = $1',
      [gone.id],
    );
    expect((await last.client.get('/api/user')).status).toBe(200);
    await wait(gone.id, '14 days');
    await runJob();
    const choices = { shows_taste: false, first_steps_hidden_at: null };
    const emptied = { is_admin: false, is_super_admin: false, ...choices };
    expect(await accountOf(gone.id)).toMatchObject(emptied);
  });

  test('and signing in at the very moment of the end leave a whole account or none', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signUp(girone)));
    for (const { client, id } of people) {
      await ask(client);
      await wait(id, '14 days');
    }
    const [, ...answers] = await Promise.all([
      runJob(),
      ...people.map(({ username }) => logIn(username)),
    ]);
    for (const [index, { id, username }] of people.entries()) {
      const isKept = answers[index]?.status === 200;
      expect((await accountOf(id))['username']).toBe(isKept ? username : `~${id}`);
    }
  });
});

test('a mail that could never be sent keeps nobody’s address for longer than a month', async () => {
  const ids: number[] = [];
  for (const age of ['29 days', '31 days']) {
    const id = await sql.add(
      `select id from graphile_worker.add_job('send-email-notice', '{"email": "lost@example.org"}',
         run_at => now() + interval '1 day')`,
    );
    await sql.run(
      `update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - $2::interval
       where id = $1`,
      [id, age],
    );
    ids.push(id);
  }
  await sql.run(`select graphile_worker.add_job('housekeeping', '{}')`);
  await eventually(async () => {
    const left = await sql.run('select id::int from graphile_worker.jobs where id = any($1)', [
      ids,
    ]);
    expect(left).toEqual([{ id: ids[0] }]);
  });
});

describe('a voter who goes', () => {
  let creator: TestPerson;
  let member: TestPerson;

  beforeAll(async () => {
    creator = await signUp(girone);
    member = await signUp(girone);
  });

  async function look({ path, tournamentId }: Season): Promise<string[]> {
    const paths = [
      `${path}/leaderboard`,
      `${path}/matches`,
      `${path}/positions`,
      `${path}/statistics`,
      '/api/leaderboard',
      `/api/leaderboard/tournaments/${tournamentId}`,
    ];
    const answers = await Promise.all(paths.map((each) => creator.client.get(each)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const tables = ['standings', 'matches', 'votes', 'match_day_closings', 'film_nominations'];
    const rows: string[] = [];
    for (const table of tables) {
      const all = await sql.run(`select t::text from ${table} t order by 1`);
      rows.push(JSON.stringify(all));
    }
    return [...answers.map(({ text }) => text), ...rows];
  }

  async function played(circleId?: number): Promise<Season> {
    const owners = [await addUser(sql), await addUser(sql)];
    const voters = [member.id, ...owners];
    const circle = circleId === undefined ? {} : { circleId };
    const settings = { createdBy: creator.id, owners, advanceOnAllVotes: false, ...circle };
    const season = await addSeason(sql, settings);
    await playDays(sql, { season, client: creator.client, voters }, 2);
    await voteOnDay(sql, { season, voters }, 3);
    return season;
  }

  test('leaves every table, tally and standing as it was, to the byte', async () => {
    const circleId = await addOwnedCircle(sql, creator.id, { isPublic: false });
    await addMember(sql, { circleId, userId: member.id });
    const seasons = [await played(), await played(circleId)];
    const [open] = await sql.run(
      `select count(*)::int as votes from votes join matches m on m.id = match_id
       where user_id = $1 and m.status = 'active'`,
      [member.id],
    );
    expect(open?.['votes']).toBeGreaterThan(0);

    const before = [];
    for (const season of seasons) before.push(await look(season));
    await deleteFor(member);
    for (const [index, season] of seasons.entries()) {
      expect(await look(season)).toEqual(before[index]);
    }
    // What was cast on the open day is counted when it closes; I2 of the check would notice if not.
    for (const { path } of seasons) {
      expect((await creator.client.post(`${path}/advance`, { matchDay: 3 })).status).toBe(200);
    }
  });
});

describe('whoever goes', () => {
  let giulia: Uploader & TestPerson;
  let friend: TestPerson;
  let avatar: string;
  let photo: string;

  beforeAll(async () => {
    const uploader = await signUpUploader(girone, 'giulietta');
    giulia = { ...uploader, id: uploader.userId, username: 'giulietta' };
    friend = await signUp(girone);
    const file = await halves(90, 60).png().toBuffer();
    photo = await giulia.share(file);
    const { body } = await giulia.client.put('/api/users/profile-image', {
      imageUrl: await giulia.upload(file),
    });
    avatar = body.profileImageUrl;
    await sql.run(
      `update users set first_name = 'Giulietta', last_name = 'Masina', bio = 'Giulietta', website = 'https://giulietta.example',
         location = 'Giulietta', date_of_birth = '1990-01-01' where id = $1`,
      [giulia.id],
    );
  });

  test('takes along everything personal and leaves what others have', async () => {
    const { client, id } = giulia;
    const post = await client.post('/api/posts', {
      content: 'Da giulietta #addio',
      imageUrl: photo,
    });
    const theirs = await addPost(sql, friend.id);
    const reply = await friend.client.post('/api/posts', {
      content: 'Risposta',
      parentPostId: post.body.id,
    });
    expect([post.status, reply.status]).toEqual([201, 201]);
    await client.post(`/api/posts/${theirs}/like`);
    await sql.run(
      `insert into follows (follower_id, followed_id, accepted_at) values ($1, $2, now()), ($2, $1, now())`,
      [id, friend.id],
    );
    await sql.run('update users set followers_count = 1, following_count = 1 where id = any($1)', [
      [id, friend.id],
    ]);
    await sql.run(
      `insert into notifications (user_id, actor_id, type) values ($1, $2, 'new_follower'), ($2, $1, 'new_follower')`,
      [id, friend.id],
    );
    const elsewhere = await addOwnedCircle(sql, friend.id, { joinType: 'approval_required' });
    await addJoinRequest(sql, elsewhere, id);
    const draft = await client.post('/api/tournaments', { name: 'Bozza', draft: true });
    expect(draft.status).toBe(201);
    await client.post('/api/users/export');
    await eventually(async () => {
      expect((await client.get('/api/users/export')).body.state).toBe('ready');
    });

    await deleteFor(giulia);

    expect((await logIn('giulietta')).status).toBe(401);
    expect((await friend.client.get('/api/users/profile/giulietta')).status).toBe(404);
    expect(
      await sql.run('select content, image_url from posts where author_id = $1', [id]),
    ).toEqual([{ content: '', image_url: null }]);
    expect((await friend.client.get(`/api/posts/${reply.body.id}`)).status).toBe(200);
    expect((await friend.client.get(`/api/posts/${theirs}`)).body.likesCount).toBe(0);
    expect(await accountOf(friend.id)).toMatchObject({ followers_count: 0, following_count: 0 });
    for (const path of [avatar, photo]) {
      expect((await new TestClient(girone.address).get(path)).status).toBe(404);
    }
    await eventually(async () => expect(await storedFiles(girone)).toEqual([]));
    expect(await tracesOf('giulietta', 'masina')).toEqual([]);
  });

  test('keeps films where they play, on record where they played, and nowhere else', async () => {
    const owner = await signUp(girone);
    const active = await addSeason(sql, { owners: [owner.id, friend.id], createdBy: friend.id });
    const [playing] = await sql.run(
      'select film_id from film_nominations where tournament_id = $1 and user_id = $2 limit 1',
      [active.tournamentId, owner.id],
    );
    const setup = await addTournament(sql);
    const waiting = await nominate(sql, setup, owner.id);
    const idle = await addFilm(sql, owner.id);
    await deleteFor(owner);

    const left = await sql.run('select id, deleted_at from films where owner_id = $1', [owner.id]);
    const ids = left.map(({ id }) => id);
    expect(ids).toContain(playing?.['film_id']);
    expect(ids).not.toContain(waiting);
    expect(ids).not.toContain(idle);
    expect(left.every(({ deleted_at: deletedAt }) => deletedAt === null)).toBe(true);
    expect(await sql.run('select 1 from film_nominations where film_id = $1', [waiting])).toEqual(
      [],
    );
    const matches = await friend.client.get(`${active.path}/matches`);
    expect(matches.status).toBe(200);
    expect(matches.text).not.toContain(`~${owner.id}`);

    for (let matchDay = 1; matchDay <= active.lastDay; matchDay += 1) {
      await friend.client.post(`${active.path}/advance`, { matchDay });
    }
    await runJob();
    const kept = await sql.run('select deleted_at from films where owner_id = $1', [owner.id]);
    expect(kept).toHaveLength(left.length);
    expect(kept.every(({ deleted_at: deletedAt }) => deletedAt !== null)).toBe(true);
    expect((await friend.client.get(`${active.path}/leaderboard`)).status).toBe(200);
  });

  test('hands circles to the oldest admin, else moderator, else member', async () => {
    const owner = await signUp(girone);
    const [one, two, three] = [await addUser(sql), await addUser(sql), await addUser(sql)];
    const heirs: [number, number][] = [];
    const withModerator = await addOwnedCircle(sql, owner.id);
    await addMember(sql, { circleId: withModerator, userId: one });
    await addMember(sql, { circleId: withModerator, userId: two, role: 'moderator' });
    await addMember(sql, { circleId: withModerator, userId: three, role: 'moderator' });
    heirs.push([withModerator, two]);
    const withMembers = await addOwnedCircle(sql, owner.id);
    await sql.run('update users set suspended_at = now() where id = $1', [three]);
    await addMember(sql, { circleId: withMembers, userId: three, role: 'admin' });
    await addMember(sql, { circleId: withMembers, userId: one });
    heirs.push([withMembers, one]);
    const circleId = await addOwnedCircle(sql, friend.id);
    await addMember(sql, { circleId, userId: owner.id, role: 'admin' });
    heirs.push([circleId, friend.id]);
    await deleteFor(owner);

    for (const [id, heir] of heirs) {
      const [row] = await sql.run(
        `select owner_id, role from circles join circle_memberships m on circle_id = circles.id
           and user_id = owner_id and is_active where circles.id = $1`,
        [id],
      );
      expect(row).toEqual({ owner_id: heir, role: 'admin' });
    }
    expect(
      await sql.run('select 1 from circle_memberships where user_id = $1 and is_active', [
        owner.id,
      ]),
    ).toEqual([]);
  });

  test('leaves no empty circle, unless something was played there', async () => {
    const owner = await signUp(girone);
    const unplayed = await addOwnedCircle(sql, owner.id);
    await addCircleTournament(sql, { circleId: unplayed, createdBy: owner.id });
    const circleId = await addOwnedCircle(sql, owner.id);
    await addSeason(sql, { circleId, createdBy: owner.id, owners: [owner.id] });
    await deleteFor(owner);
    const left = await sql.run('select id from circles where id = any($1)', [[unplayed, circleId]]);
    expect(left).toEqual([{ id: circleId }]);
    const { body } = await friend.client.get(`/api/circles/${circleId}`);
    expect(body).toMatchObject({ memberCount: 0 });
    expect(JSON.stringify(body)).not.toContain(`~${owner.id}`);
  });
});
