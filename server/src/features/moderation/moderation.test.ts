import type { ReportCase } from '@girone/contract/moderation';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addMember, addOwnedCircle, addReport, addUser } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let admin: TestPerson;
let reporter: TestPerson;
/** Somebody new for each test, who is reported. */
let author: TestPerson;

beforeAll(async () => {
  admin = await signUp(girone, 'custode');
  reporter = await signUp(girone, 'anna');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
});

beforeEach(async () => {
  author = await signUp(girone);
  await sql.run(
    `update reports set status = 'dismissed', resolved_at = now() where status = 'open'`,
  );
});

async function write({ client }: TestPerson, body: object): Promise<number> {
  const answer = await client.post('/api/posts', body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

async function reported(content = 'Compra ora'): Promise<{ postId: number; reportId: number }> {
  const postId = await write(author, { content });
  const said = { reason: 'spam', note: 'Sempre lui' };
  expect((await reporter.client.post(`/api/posts/${postId}/report`, said)).status).toBe(204);
  return { postId, reportId: (await queue()).at(-1)?.id ?? 0 };
}

async function queue(query = ''): Promise<ReportCase[]> {
  const { status, body } = await admin.client.get(`/api/admin/reports${query}`);
  expect(status).toBe(200);
  return body;
}

function decide(reportId: number, body: object, { client }: TestPerson = admin) {
  return client.post(`/api/admin/reports/${reportId}/decision`, { reason: 'Regola 3', ...body });
}

async function noticesOf({ client }: TestPerson) {
  const { body } = await client.get('/api/notifications');
  return body;
}

async function acts(): Promise<unknown[]> {
  return sql.run(
    `select action, actor_id, target_type, target_id, reason, details->'after' as after
     from audit_log order by id desc limit 4`,
  );
}

describe('the queue', () => {
  test('has one case for all that was said of one post or person, the longest waiting first', async () => {
    const { postId, reportId } = await reported();
    await addReport(sql, { reporterId: await addUser(sql), personId: author.id });
    const late = { reason: 'hate' };
    await admin.client.post(`/api/posts/${postId}/report`, late);
    const cases = await queue();
    expect(cases).toMatchObject([
      {
        id: reportId,
        status: 'open',
        post: {
          id: postId,
          content: 'Compra ora',
          author: { username: author.username },
          openReports: 2,
        },
        person: null,
        concerned: {
          username: author.username,
          upheldBefore: 0,
          isSuspended: false,
          viewerMaySuspend: true,
        },
        reports: [
          { reporter: { username: 'anna' }, reason: 'spam', note: 'Sempre lui' },
          { reporter: { username: 'custode' }, reason: 'hate', note: null },
        ],
        resolvedBy: null,
        resolvedAt: null,
      },
      { post: null, person: { username: author.username }, reports: [{ reason: 'spam' }] },
    ]);
    expect(await readPages(admin.client, '/api/admin/reports?limit=1')).toEqual(cases);
    expect(await queue('?kind=person')).toEqual(cases.slice(1));
    // By whoever is concerned, or by one of those who reported, also one who came later.
    for (const name of [author.username, 'CUSTODE']) {
      expect((await queue(`?search=${name}&kind=post`)).map(({ id }) => id)).toEqual([reportId]);
    }
    expect(await queue('?search=nessuno')).toEqual([]);
  });

  test('keeps a case whose post its author has deleted, without what it said', async () => {
    const { postId, reportId } = await reported();
    await author.client.delete(`/api/posts/${postId}`);
    expect(await queue()).toMatchObject([
      { id: reportId, post: null, person: null, concerned: { username: author.username } },
    ]);
    const decision = { outcome: 'upheld', deletePost: true };
    expect((await decide(reportId, decision)).status).toBe(200);
    expect((await acts())[0]).toMatchObject({
      action: 'report.uphold',
      after: { postDeleted: false },
    });
  });
});

describe('a decision', () => {
  test('that a report is right deletes the post and warns its author, and everybody hears of it', async () => {
    const { postId, reportId } = await reported();
    const reply = await write(reporter, { content: 'Basta', parentPostId: postId });
    const other = await signUp(girone);
    await other.client.post(`/api/posts/${postId}/report`, { reason: 'other' });
    const decided = await decide(reportId, { outcome: 'upheld', deletePost: true, warn: true });
    expect(decided.status).toBe(200);
    expect(decided.body).toMatchObject({
      id: reportId,
      status: 'upheld',
      post: null,
      resolvedBy: { username: 'custode' },
      resolvedAt: expect.any(String),
      reports: [{}, {}],
    });
    expect((await reporter.client.get(`/api/posts/${postId}`)).status).toBe(404);
    expect((await reporter.client.get(`/api/posts/${reply}`)).status).toBe(200);
    expect(await noticesOf(author)).toMatchObject([
      {
        type: 'moderation',
        actor: null,
        moderation: { act: 'warned', subject: 'Compra ora', reason: 'Regola 3' },
      },
      {
        type: 'moderation',
        moderation: { act: 'post_deleted', subject: 'Compra ora', reason: 'Regola 3' },
      },
      // The reply.
      {},
    ]);
    for (const person of [reporter, other]) {
      const [told] = await noticesOf(person);
      expect(told).toMatchObject({ type: 'report_outcome', actor: null, outcome: 'upheld' });
    }
    const shared = { actor_id: admin.id, reason: 'Regola 3' };
    expect((await acts()).slice(0, 2)).toEqual([
      {
        ...shared,
        action: 'report.uphold',
        target_type: 'report',
        target_id: reportId,
        after: { status: 'upheld', postDeleted: true, warned: true, suspended: false },
      },
      { ...shared, action: 'post.delete', target_type: 'post', target_id: postId, after: null },
    ]);
    expect(await queue()).toEqual([]);
    expect((await queue('?status=upheld')).at(-1)).toEqual(decided.body);
    // What is reported after that is a case of its own, and knows the one before.
    await write(author, { content: 'Ancora' });
    await addReport(sql, { reporterId: reporter.id, personId: author.id });
    expect(await queue()).toMatchObject([{ concerned: { upheldBefore: 1 } }]);
  });

  test('that it is wrong leaves everything as it is, and takes nothing else', async () => {
    const { postId, reportId } = await reported();
    const before = await acts();
    for (const more of ['deletePost', 'warn', 'suspend']) {
      const { status, body } = await decide(reportId, { outcome: 'dismissed', [more]: true });
      expect([status, Object.keys(body.fields)]).toEqual([400, [more]]);
    }
    const suspendedUntil = new Date(Date.now() + 86_400_000).toISOString();
    const endless = await decide(reportId, { outcome: 'upheld', suspendedUntil });
    expect([endless.status, Object.keys(endless.body.fields)]).toEqual([400, ['suspendedUntil']]);
    expect((await decide(reportId, { outcome: 'dismissed', reason: ' ' })).status).toBe(400);
    expect(await acts()).toEqual(before);
    expect((await decide(reportId, { outcome: 'dismissed' })).status).toBe(200);
    expect((await reporter.client.get(`/api/posts/${postId}`)).status).toBe(200);
    expect(await noticesOf(author)).toEqual([]);
    expect((await noticesOf(reporter))[0]).toMatchObject({
      type: 'report_outcome',
      outcome: 'dismissed',
      post: { id: postId },
    });
    expect((await acts())[0]).toMatchObject({ action: 'report.dismiss', target_id: reportId });
  });

  test('suspends the person at once, who was told before what they did', async () => {
    const id = await addReport(sql, { reporterId: reporter.id, personId: author.id });
    const suspendedUntil = new Date(Date.now() + 86_400_000).toISOString();
    const sanctions = { outcome: 'upheld', warn: true, suspend: true, suspendedUntil };
    const { status, body } = await decide(id, sanctions);
    expect([status, body.concerned?.isSuspended]).toEqual([200, true]);
    expect((await author.client.get('/api/user')).status).toBe(401);
    expect((await acts()).slice(0, 2)).toMatchObject([
      { action: 'user.suspend', target_id: author.id, reason: 'Regola 3' },
      { action: 'report.uphold', after: { warned: true, suspended: true } },
    ]);
    const [told] = await sql.run(
      `select payload from notifications where user_id = $1 and type = 'moderation'`,
      [author.id],
    );
    expect(told).toEqual({ payload: { act: 'warned', subject: null, reason: 'Regola 3' } });
  });

  test('comes once, also when two decide at the same time', async () => {
    const { reportId } = await reported();
    const both = await Promise.all([
      decide(reportId, { outcome: 'upheld', warn: true }),
      decide(reportId, { outcome: 'dismissed' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const again = await decide(reportId, { outcome: 'dismissed' });
    expect([again.status, again.body.code]).toEqual([409, 'report_decided']);
    const told = await sql.run('select from notifications where dedupe_key = $1', [
      `report_outcome:${reportId}`,
    ]);
    expect(told).toHaveLength(1);
    expect((await decide(2_000_000_000, { outcome: 'dismissed' })).status).toBe(404);
  });

  test('is nobody’s about themselves, and about an admin’s person a super-admin’s', async () => {
    const own = await addReport(sql, { reporterId: reporter.id, personId: admin.id });
    const { status, body } = await decide(own, { outcome: 'dismissed' });
    expect([status, body.code]).toEqual([400, 'oneself']);
    await sql.run('update users set is_admin = true where id = $1', [author.id]);
    const reportId = await addReport(sql, { reporterId: reporter.id, personId: author.id });
    for (const sanction of [{ warn: true }, { suspend: true }]) {
      const refused = await decide(reportId, { outcome: 'upheld', ...sanction });
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    }
    // What was said of the admin who asks is not for them to read.
    expect((await queue('?kind=person')).map((each) => each.concerned?.viewerMaySuspend)).toEqual([
      false,
    ]);
    const chief = await signUp(girone);
    await sql.run('update users set is_admin = true, is_super_admin = true where id = $1', [
      chief.id,
    ]);
    expect((await decide(reportId, { outcome: 'upheld', warn: true }, chief)).status).toBe(200);
    await sql.run('update users set is_admin = false, is_super_admin = false where id = $1', [
      chief.id,
    ]);
  });
});

describe('a person', () => {
  test('can be reported whoever blocks whom, once while it is open, but not by themselves', async () => {
    const path = `/api/users/${author.username.toUpperCase()}/report`;
    await author.client.post('/api/users/anna/block');
    await author.client.send('PATCH', '/api/users/settings', { isPrivate: true });
    for (const note of [' Scrive a tutti ', '']) {
      expect((await reporter.client.post(path, { reason: 'insult', note })).status).toBe(204);
    }
    expect(await queue()).toMatchObject([
      {
        person: { username: author.username },
        reports: [{ reason: 'insult', note: 'Scrive a tutti' }],
      },
    ]);
    const own = await author.client.post(path, { reason: 'spam' });
    expect([own.status, own.body.code]).toEqual([400, 'oneself']);
    const nobody = await author.client.post('/api/users/nessuno/report', { reason: 'spam' });
    expect(nobody.status).toBe(404);
  });
});

describe('the list of posts', () => {
  test('finds words and authors in either direction, with replies and what a circle wrote', async () => {
    const circleId = await addOwnedCircle(sql, author.id, { isPublic: false });
    const inside = await write(author, { content: 'Un segreto zaffiro', circleId });
    const parent = await write(reporter, { content: 'Che dite?' });
    const reply = await write(author, { content: 'ZAFFIRO 100%', parentPostId: parent });
    const path = '/api/admin/posts?search=zaffiro';
    const found = await readPages<{ id: number }>(admin.client, `${path}&limit=1`);
    expect(found).toMatchObject([
      { id: reply, parent: { id: parent, author: { username: 'anna' }, content: 'Che dite?' } },
      { id: inside, circle: { id: circleId }, parent: null, quoted: null, openReports: 0 },
    ]);
    const { body: rising } = await admin.client.get(`${path}&direction=asc`);
    expect(rising).toEqual(found.toReversed());
    const byAuthor = `/api/admin/posts?search=${author.username}`;
    expect((await admin.client.get(byAuthor)).body).toEqual(found);
    expect((await admin.client.get('/api/admin/posts?search=o%25')).body).toEqual([]);
    await reporter.client.post(`/api/posts/${reply}/report`, { reason: 'spam' });
    const { body: doubtful } = await admin.client.get('/api/admin/posts?filter=reported');
    expect(doubtful).toMatchObject([{ id: reply, openReports: 1 }]);
    expect((await admin.client.get('/api/admin/posts?filter=photos')).body).toEqual([]);
  });

  test('has each of them deleted with a reason, which its author is told', async () => {
    const postId = await write(author, { content: 'Parola '.repeat(40) });
    const path = `/api/admin/posts/${postId}`;
    expect((await admin.client.send('DELETE', path)).status).toBe(400);
    const deleted = await admin.client.send('DELETE', path, { reason: 'Fuori luogo' });
    expect(deleted.status).toBe(204);
    const again = await admin.client.send('DELETE', path, { reason: 'Fuori luogo' });
    expect(again.status).toBe(404);
    const [told] = await noticesOf(author);
    expect(told.moderation).toEqual({
      act: 'post_deleted',
      subject: expect.stringMatching(/^(Parola ){11}Par…$/),
      reason: 'Fuori luogo',
    });
    expect((await acts())[0]).toMatchObject({ action: 'post.delete', reason: 'Fuori luogo' });
  });
});

describe('the queue of a circle', () => {
  let circleId: number;
  let owner: TestPerson;
  let moderator: TestPerson;

  beforeEach(async () => {
    owner = await signUp(girone);
    moderator = await signUp(girone);
    circleId = await addOwnedCircle(sql, owner.id, { isPublic: false });
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    await addMember(sql, { circleId, userId: author.id });
  });

  async function reportInside(writer: TestPerson) {
    const postId = await write(writer, { content: 'Fra noi', circleId });
    const reportId = await addReport(sql, { reporterId: reporter.id, postId });
    return { postId, path: `/api/circles/${circleId}/reports/${reportId}/decision` };
  }

  test('holds what was written there, and does not say who reported it', async () => {
    await reported();
    await reportInside(author);
    const { status, body } = await moderator.client.get(`/api/circles/${circleId}/reports`);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        post: { content: 'Fra noi' },
        concerned: { viewerMaySuspend: false },
        reports: [{ reporter: null }],
      },
    ]);
    expect(await queue()).toHaveLength(2);
  });

  test('is decided there without suspensions, and not about a circle’s admin by a moderator', async () => {
    const { postId, path } = await reportInside(author);
    const decision = { outcome: 'upheld', deletePost: true, warn: true, reason: 'Regola 1' };
    const more = await moderator.client.post(path, { ...decision, suspend: true });
    expect(more.status).toBe(400);
    const { status, body } = await moderator.client.post(path, decision);
    expect([status, body.status, body.resolvedBy?.username]).toEqual([
      200,
      'upheld',
      moderator.username,
    ]);
    expect((await owner.client.get(`/api/posts/${postId}`)).status).toBe(404);
    expect(
      (await noticesOf(author)).map((each: { moderation: { act: string } }) => each.moderation.act),
    ).toEqual(['warned', 'post_deleted']);
    expect((await acts())[0]).toMatchObject({ action: 'report.uphold', actor_id: moderator.id });

    const above = await reportInside(owner);
    const refused = await moderator.client.post(above.path, {
      outcome: 'dismissed',
      reason: 'Niente',
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    const own = await owner.client.post(above.path, { outcome: 'dismissed', reason: 'Niente' });
    expect([own.status, own.body.code]).toEqual([400, 'oneself']);
    const elsewhere = await reported();
    const foreign = `/api/circles/${circleId}/reports/${elsewhere.reportId}/decision`;
    const missing = await moderator.client.post(foreign, {
      outcome: 'dismissed',
      reason: 'Niente',
    });
    expect(missing.status).toBe(404);
  });
});
