import type { AuditEntry } from '@girone/contract/admin';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { waitForMail, waitForMails } from '../../testing/outbox.ts';
import { addFilm, addMember, addOwnedCircle, addPost, addUser } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { register, signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

const reason = 'Insulti ripetuti';

let ada: TestPerson;
let sofia: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  ada = await signUp(girone, 'ada');
  sofia = await signUp(girone, 'sofia');
  await sql.run(
    'update users set is_admin = true, is_super_admin = (id = $2) where id in ($1, $2)',
    [ada.id, sofia.id],
  );
});

beforeEach(async () => {
  person = await register(girone);
  // The mail that confirms the address: not written to an account that is gone by then.
  await mailsTo(person.username, 1);
});

function change(by: TestPerson, body: object, id: number = person.id) {
  return by.client.send('PATCH', `/api/admin/users/${id}`, { reason, ...body });
}

/** What stands in the log about somebody, oldest first, through the call. */
async function actsOn(id: number): Promise<AuditEntry[]> {
  const { body } = await sofia.client.get(`/api/admin/audit?target=user&targetId=${id}`);
  return body.toReversed();
}

async function toldOf(client: TestClient): Promise<unknown[]> {
  const { body } = await client.get('/api/notifications');
  return body.map((each: Record<string, unknown>) => each['moderation']);
}

function logIn(username: string) {
  const body = { username, password: 'giallo-giallo' };
  return new TestClient(girone.address).post('/api/login', body);
}

function mailsTo(username: string, count: number) {
  return waitForMails(girone.dataDir, `${username}@example.org`, count);
}

function mailTo(username: string, subject: string) {
  return waitForMail(girone.dataDir, `${username}@example.org`, subject);
}

/** A day on which everybody but the person has voted. */
async function waitingFor(circleId?: number): Promise<Season> {
  const other = await addUser(sql);
  if (circleId !== undefined) await addMember(sql, { circleId, userId: other });
  const place = circleId === undefined ? {} : { circleId };
  const season = await addSeason(sql, { owners: [person.id, other], ...place });
  for (const { id, home } of matchesOn(season, 1)) {
    await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
      id,
      other,
      home,
    ]);
  }
  return season;
}

test('one account comes with its sessions, circles and reported things; of oneself one hears of none', async () => {
  const circleId = await addOwnedCircle(sql, person.id);
  const postId = await addPost(sql, person.id);
  await logIn(person.username);
  await sql.run(
    `insert into reports (reporter_id, post_id, reported_user_id, concerned_id, reason, status, resolved_by, resolved_at)
     values ($1, $3, null, $2, 'spam', 'open', null, null), ($4, $3, null, $2, 'spam', 'open', null, null),
       ($1, null, $2, $2, 'spam', 'upheld', $1, now()), ($4, null, $2, $2, 'spam', 'upheld', $1, now()),
       ($4, null, $1, $1, 'spam', 'open', null, null)`,
    [ada.id, person.id, postId, await addUser(sql)],
  );
  const { status, body } = await ada.client.get(`/api/admin/users/${person.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    sessions: 2,
    circles: [{ id: circleId, name: 'Cinefili', role: 'admin' }],
    openReports: 1,
    upheldReports: 1,
  });
  const own = await ada.client.get(`/api/admin/users/${ada.id}`);
  expect(own.body).toMatchObject({ openReports: 0 });
  expect((await ada.client.get('/api/admin/users/2147483647')).status).toBe(404);
});

describe('a suspension', () => {
  test('signs out at once, says why by mail, and ends when it is lifted', async () => {
    await sql.run(`update users set language = 'it' where id = $1`, [person.id]);
    const phone = new TestClient(girone.address);
    for (const [name, value] of person.client.cookies) phone.cookies.set(name, value);
    const cookie = [...phone.cookies].map((pair) => pair.join('=')).join('; ');
    const page = await fetch(new URL('/api/events', girone.address), { headers: { cookie } });
    const until = '2999-03-01T12:30:00.000Z';
    const { status, body } = await change(ada, { suspended: true, suspendedUntil: until });
    expect(status).toBe(200);
    expect(body.suspension).toMatchObject({ until, reason });
    // A page that is open hears no more: its stream ends.
    expect(await page.text()).not.toMatch(/^event: (?!echo$)/m);
    expect((await person.client.get('/api/user')).status).toBe(401);
    const refused = await logIn(person.username);
    expect([refused.status, refused.body.code]).toEqual([403, 'account_suspended']);
    const mail = await mailTo(person.username, '=?UTF-8?Q?Il_tuo_account_=C3=A8_sospeso?=');
    expect(mail.text).toMatch(/1 marzo 2999 .*12:30 UTC/);
    expect(mail.text).toContain(`«${reason}»`);

    // The same again is no act; another end is.
    await change(ada, { suspended: true, suspendedUntil: until });
    await change(ada, { suspended: true, reason: 'Ancora' });
    await change(ada, { suspended: false, reason: 'Chiarito' });
    await change(ada, { suspended: false });
    // The session that was ended stays ended.
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await logIn(person.username)).status).toBe(200);
    await eventually(async () => {
      const mails = await mailsTo(person.username, 3);
      const last = mails.find(({ text }) => text.includes('revocata'));
      expect(last?.text).toContain('«Chiarito»');
    });
    const none = { suspended: false, until: null };
    const target = { targetType: 'user', targetId: person.id, targetName: person.username };
    expect(await actsOn(person.id)).toMatchObject([
      {
        ...target,
        action: 'user.suspend',
        reason,
        before: none,
        after: { suspended: true, until },
      },
      { action: 'user.suspend', reason: 'Ancora', before: { until }, after: { until: null } },
      {
        action: 'user.lift_suspension',
        reason: 'Chiarito',
        after: none,
        actor: { username: 'ada' },
      },
    ]);
  });

  test('with an end lapses by itself, and a new one begins anew', async () => {
    await change(ada, { suspended: true, suspendedUntil: '2999-03-01T12:30:00Z' });
    await sql.run(
      `update users set suspended_at = now() - interval '2 days', suspended_until = now() - interval '1 day' where id = $1`,
      [person.id],
    );
    expect((await logIn(person.username)).status).toBe(200);
    const { body } = await change(ada, { suspended: true });
    expect(Date.now() - Date.parse(body.suspension.since)).toBeLessThan(86_400_000);
    expect(body.suspension.until).toBeNull();
  });

  test('takes an end that is to come, with the suspension, and a reason', async () => {
    for (const [body, field] of [
      [{ suspended: true, suspendedUntil: '2001-01-01T00:00:00Z' }, 'suspendedUntil'],
      [{ suspended: false, suspendedUntil: '2999-01-01T00:00:00Z' }, 'suspendedUntil'],
      [{ suspendedUntil: '2999-01-01T00:00:00Z' }, 'suspendedUntil'],
      [{ suspended: true, reason: '  ' }, 'reason'],
    ] as const) {
      const { status, body: answer } = await change(ada, body);
      expect([status, Object.keys(answer.fields)]).toEqual([400, [field]]);
    }
    expect(await actsOn(person.id)).toEqual([]);
  });

  test.each(['suspended', 'deleted'])(
    'lets a day close that waited for whoever is %s',
    async (how) => {
      const owner = await addUser(sql);
      await sql.run(`update users set suspended_at = now() where id = $1`, [owner]);
      const circleId = await addOwnedCircle(sql, owner, { isPublic: false });
      await addMember(sql, { circleId, userId: person.id });
      const seasons = [await waitingFor(), await waitingFor(circleId)];
      const { status } =
        how === 'suspended'
          ? await change(ada, { suspended: true })
          : await ada.client.send('DELETE', `/api/admin/users/${person.id}`, { reason });
      expect(status).toBe(how === 'suspended' ? 200 : 204);
      await eventually(async () => {
        const rows = await sql.run(
          'select current_match_day as day from tournaments where id = any($1)',
          [seasons.map(({ tournamentId }) => tournamentId)],
        );
        expect(rows).toEqual([{ day: 2 }, { day: 2 }]);
      });
    },
  );
});

describe('several changes in one call', () => {
  test('are one act each, all of them, and told to the person', async () => {
    const { status, body } = await change(sofia, {
      maxFilmsAllowed: 45,
      isEmailVerified: true,
      isAdmin: true,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ maxFilmsAllowed: 45, isEmailVerified: true, isAdmin: true });
    expect(await actsOn(person.id)).toMatchObject([
      {
        action: 'user.grant_admin',
        before: { isAdmin: false, isSuperAdmin: false },
        after: { isAdmin: true, isSuperAdmin: false },
      },
      {
        action: 'user.film_limit',
        before: { maxFilmsAllowed: 20 },
        after: { maxFilmsAllowed: 45 },
      },
      { action: 'user.verify_email', after: { isEmailVerified: true } },
    ]);
    expect(await toldOf(person.client)).toEqual([
      { act: 'film_limit', subject: '45', reason },
      { act: 'admin_granted', subject: null, reason },
    ]);
    expect((await person.client.get('/api/admin/users')).status).toBe(200);
    // What is so already is no act.
    await change(sofia, { maxFilmsAllowed: 45, isEmailVerified: true, isAdmin: true });
    expect(await actsOn(person.id)).toHaveLength(3);

    await change(sofia, { isAdmin: false });
    expect((await person.client.get('/api/admin/users')).status).toBe(403);
    expect((await toldOf(person.client))[0]).toEqual({
      act: 'admin_revoked',
      subject: null,
      reason,
    });
  });

  test('are none if one of them is refused', async () => {
    const { status } = await change(ada, { maxFilmsAllowed: 5, suspended: true, isAdmin: true });
    expect(status).toBe(403);
    const { body } = await ada.client.get(`/api/admin/users/${person.id}`);
    expect(body).toMatchObject({ maxFilmsAllowed: 20, suspension: null, isAdmin: false });
    expect(await actsOn(person.id)).toEqual([]);
  });

  test('reach the person whom they have blocked, and a limit below use takes no film', async () => {
    await person.client.post('/api/users/ada/block');
    await addFilm(sql, person.id);
    expect((await change(ada, { maxFilmsAllowed: 0 })).status).toBe(200);
    expect(await toldOf(person.client)).toEqual([{ act: 'film_limit', subject: '0', reason }]);
    const { body } = await person.client.get('/api/films/my');
    expect(body).toHaveLength(1);
    const refused = await person.client.post('/api/films', { title: 'Amarcord' });
    expect(refused.body.code).toBe('film_limit_reached');
  });
});

test('whoever is signed out everywhere can come back', async () => {
  await logIn(person.username);
  const path = `/api/admin/users/${person.id}/end-sessions`;
  const ended = await ada.client.post(path, { reason });
  expect([ended.status, ended.body]).toEqual([200, { ended: 2 }]);
  expect((await person.client.get('/api/user')).status).toBe(401);
  expect((await ada.client.post(path, { reason })).body).toEqual({ ended: 0 });
  expect((await logIn(person.username)).status).toBe(200);
  expect(await actsOn(person.id)).toMatchObject([
    { action: 'user.end_sessions', reason, before: { sessions: 2 }, after: { sessions: 0 } },
  ]);
});

test('a deleted account is gone at once; its owner learns why, and the log keeps the name', async () => {
  const path = `/api/admin/users/${person.id}`;
  await sql.run(`update users set language = 'es' where id = $1`, [person.id]);
  expect((await ada.client.send('DELETE', path)).status).toBe(400);
  expect((await ada.client.send('DELETE', path, { reason })).status).toBe(204);
  expect((await person.client.get('/api/user')).status).toBe(401);
  expect((await logIn(person.username)).status).toBe(401);
  expect((await ada.client.get(path)).status).toBe(404);
  expect((await change(ada, { suspended: true })).status).toBe(404);
  expect((await ada.client.send('DELETE', path, { reason })).status).toBe(404);
  const mail = await mailTo(person.username, 'Tu cuenta se ha eliminado');
  expect(mail.text).toContain(`«${reason}»`);
  expect(await actsOn(person.id)).toMatchObject([
    { action: 'user.delete', reason, targetName: person.username, after: null },
  ]);
  const [row] = await sql.run('select username, email from users where id = $1', [person.id]);
  expect(row).toEqual({ username: `~${person.id}`, email: `~${person.id}` });
});
