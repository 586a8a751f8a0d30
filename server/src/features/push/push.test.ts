import { userId } from '@girone/contract/ids';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { useHeldEvenings } from '../../testing/held-evening.ts';
import { readMails } from '../../testing/outbox.ts';
import { setUpPush, timeZone } from '../../testing/push-scene.ts';
import { addFilm, addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';

const scene = setUpPush();
const { girone, another, sql, notice, tell, sendDue, pushes, sentFor, switchOn } = scene;
const evenings = useHeldEvenings({ database: scene.database, sql });

async function setQuiet(id: number, more: { letsClosingThrough?: boolean } = {}): Promise<void> {
  const hour = new Date().getUTCHours();
  await sql.run(
    `update quiet_hours set is_on = true, from_hour = $2, to_hour = $3, lets_closing_through = $4
     where user_id = $1`,
    [id, (hour + 23) % 24, (hour + 3) % 24, more.letsClosingThrough ?? true],
  );
  await sql.run(`update digest_readers set time_zone = 'UTC' where user_id = $1`, [id]);
}

async function endQuiet(id: number): Promise<void> {
  await sql.run('update quiet_hours set is_on = false where user_id = $1', [id]);
}

describe('a push', () => {
  test('arrives as the RFCs say, in the language of its reader, and leads where it should', async () => {
    const [push, ...others] = await sentFor(notice());
    expect(others).toEqual([]);
    expect(scene.service.refused).toEqual([]);
    expect(push?.payload).toMatchObject({
      title: 'Coppa Noir',
      body: 'La giornata 1 è aperta: vota.',
      url: `/tournaments/${scene.tournamentId}?tab=matches&day=1`,
      lang: 'it',
    });
    expect(push?.payload.tag).toBe(`n${push?.payload.ids[0]}`);
    expect(push?.topic).toBe(push?.payload.tag);
    expect(push?.urgency).toBe('normal');
    expect(push?.ttl).toBeGreaterThan(86_000);
    expect(push?.ttl).toBeLessThanOrEqual(86_400);
    expect(push?.claims).toMatchObject({
      aud: scene.service.origin,
      sub: 'https://girone.example',
    });
  });

  test('goes to every device of a person once, whichever of two instances sends', async () => {
    const again = await signUp(girone);
    const session = await secondSession(scene.person.username);
    const second = await switchOn({ ...scene.person, client: session });
    const stranger = await switchOn(again);
    await tell(notice(), notice({ userId: again.id }));
    await sendDue();
    await sendDue();
    expect(pushes()).toHaveLength(1);
    expect(pushes(second)).toHaveLength(1);
    expect(pushes(stranger)).toHaveLength(1);
    expect(pushes(second)[0]?.payload.ids).toEqual(pushes()[0]?.payload.ids);
  });

  test('presses only where something ends soon', async () => {
    const [push] = await sentFor(notice({ type: 'match_day_closing' }));
    expect(push?.urgency).toBe('high');
    expect(push?.payload.body).toBe('La giornata 1 sta per chiudersi e mancano i tuoi voti.');
  });

  test('is one for all that is due at once', async () => {
    const [push, ...others] = await sentFor(
      notice(),
      notice({ type: 'nominations_open', payload: { tournamentId: await openSetup() } }),
      notice({ type: 'tournament_completed' }),
      notice({ type: 'match_day_revealed' }),
    );
    expect(others).toEqual([]);
    expect(push?.payload).toMatchObject({ title: '4 novità', url: '/notifications' });
    expect(push?.payload.body.split('\n')).toHaveLength(4);
    expect(push?.payload.body).toContain('E un’altra');
    expect(push?.payload.ids).toHaveLength(4);
  });

  test('of a day’s results covers that the next has opened', async () => {
    const results = notice({
      type: 'match_day_results',
      payload: { tournamentId: scene.tournamentId, matchDay: 1, nextMatchDay: 1 },
    });
    const [push, ...others] = await sentFor(results, notice({ coveredBy: 'match_day_results' }));
    expect(others).toEqual([]);
    expect(push?.payload.ids).toHaveLength(1);
  });
});

describe('one thing is told once', () => {
  test('not by push once it was read in the bell', async () => {
    await tell(notice());
    await scene.person.client.post('/api/notifications/read', { all: true });
    await sendDue();
    expect(pushes()).toEqual([]);
  });

  test('not by push once the votes are in', async () => {
    await tell(notice());
    await sql.run(
      `insert into votes (match_id, user_id, film_id) select id, $2, film1_id from matches
       where tournament_id = $1 and match_day = 1`,
      [scene.tournamentId, scene.person.id],
    );
    await sendDue();
    expect(pushes()).toEqual([]);
  });

  test('by push and not by mail; by mail where the push did not get through', async () => {
    const { id, username } = scene.person;
    await sql.run('update users set is_email_verified = true where id = $1', [id]);
    const closing = notice({ type: 'match_day_closing' });
    expect(await sentFor(closing)).toHaveLength(1);
    await mailDue(id);
    expect(await readMails(girone.dataDir, `${username}@example.org`)).toEqual([]);

    scene.service.answerWith((response) => response.writeHead(503).end());
    await tell(notice({ type: 'match_day_closing' }));
    await sendDue();
    await mailDue(id);
    const mails = async () => [
      ...(await readMails(girone.dataDir, `${username}@example.org`)),
      ...(await readMails(another.dataDir, `${username}@example.org`)),
    ];
    await eventually(async () => expect(await mails()).toHaveLength(1));
    scene.service.answerWith(undefined);
    await sendDue();
    expect(pushes()).toHaveLength(1);
  });

  test('by mail too where the device has not been used for a week', async () => {
    const { id, username } = scene.person;
    await sql.run('update users set is_email_verified = true where id = $1', [id]);
    await sql.run(
      `update sessions set last_seen_at = now() - interval '8 days' where user_id = $1`,
      [id],
    );
    expect(await sentFor(notice({ type: 'match_day_closing' }))).toHaveLength(1);
    await mailDue(id);
    await eventually(async () => {
      const mails = [
        ...(await readMails(girone.dataDir, `${username}@example.org`)),
        ...(await readMails(another.dataDir, `${username}@example.org`)),
      ];
      expect(mails).toHaveLength(1);
    });
  });

  test('not at all by push where the kind was declined, also between the news and its push', async () => {
    const declined = [{ type: 'match_day_opened', inApp: true, byEmail: false, byPush: false }];
    await tell(notice());
    expect((await scene.person.client.put('/api/notifications/settings', declined)).status).toBe(
      200,
    );
    await sendDue();
    expect(await sentFor(notice())).toEqual([]);
    expect(await sentFor(notice({ type: 'reply', actorId: null }))).toEqual([]);
    const wanted = [{ type: 'tournament_started', inApp: false, byEmail: false, byPush: true }];
    await scene.person.client.put('/api/notifications/settings', wanted);
    expect(await sentFor(notice({ type: 'tournament_started' }))).toHaveLength(1);
  });
});

describe('a locked screen shows', () => {
  test('nothing of a private circle: no name, no film, no post, nobody', async () => {
    const giulia = await signUp(girone, 'giulia-segreta');
    const circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
    await addMember(sql, { circleId, userId: scene.person.id });
    const season = await addSeason(sql, {
      name: 'Coppa Segreta',
      circleId,
      createdBy: giulia.id,
    });
    await addFilm(sql, giulia.id, { title: 'Film Segreto' });
    const posted = await giulia.client.post('/api/posts', { content: 'Testo Segreto', circleId });
    expect(posted.status).toBe(201);
    const postId = Number(posted.body.id);
    const actorId = userId.parse(giulia.id);
    const { tournamentId } = season;
    const told = [
      notice({ payload: { tournamentId, matchDay: 1 } }),
      notice({ type: 'reminder', actorId, payload: { tournamentId, matchDay: 1 } }),
      notice({ type: 'mention', actorId, payload: { postId } }),
      notice({ type: 'tournament_completed', payload: { tournamentId } }),
    ];
    for (const one of told) await sentFor(one);
    await sentFor(...told.map((one) => notice({ ...one, dedupeKey: `${one.dedupeKey}:again` })));
    expect(pushes()).toHaveLength(5);
    for (const { payload } of pushes()) {
      expect(`${payload.title} ${payload.body}`).not.toMatch(/segret|cinefili/i);
    }
    expect(pushes()[0]?.payload.title).toBe('In una cerchia privata');
    expect(pushes()[2]?.payload.body).toBe('Qualcuno ti ha menzionato.');
  });

  test('no result, revealed or not, and no film', async () => {
    const season = await evenings.hold({ createdBy: scene.person, favourite: 'home' });
    const about = { tournamentId: season.tournamentId, matchDay: 1 };
    await chooseAll(scene.person.client);
    await sentFor(notice({ type: 'match_day_held', payload: about }));
    await sentFor(notice({ type: 'match_day_called', payload: about }));
    await sentFor(notice({ type: 'match_day_revealed', payload: about }));
    await sentFor(notice({ type: 'tournament_completed', payload: about }));
    const results = { tournamentId: scene.tournamentId, matchDay: 0, nextMatchDay: 1 };
    await sentFor(notice({ type: 'match_day_results', payload: results }));
    expect(pushes()).toHaveLength(5);
    const titles = (await sql.run('select title from films')).map((row) => String(row['title']));
    expect(titles.length).toBeGreaterThan(0);
    for (const { payload } of pushes()) {
      const text = `${payload.title} ${payload.body}`;
      for (const title of titles) expect(text).not.toContain(title);
      expect(text).not.toMatch(/\d+\s*[-–:]\s*\d+/);
    }
  });

  test('nothing of what its reader may no longer see', async () => {
    const owner = await signUp(girone);
    const circleId = await addOwnedCircle(sql, owner.id, { isPublic: false });
    const season = await addSeason(sql, { circleId, createdBy: owner.id });
    const { tournamentId } = season;
    expect(
      await sentFor(notice({ type: 'tournament_completed', payload: { tournamentId } })),
    ).toEqual([]);
  });
});

describe('quiet hours', () => {
  test('hold what comes, and let it through afterwards as one', async () => {
    await setQuiet(scene.person.id);
    expect(await sentFor(notice())).toEqual([]);
    expect(await sentFor(notice({ type: 'tournament_completed' }))).toEqual([]);
    const held = await sql.run(
      `select count(*)::int as held, bool_and(due_at > now() + interval '1 hour') as later
       from push_deliveries join push_devices d on d.id = device_id where d.user_id = $1`,
      [scene.person.id],
    );
    expect(held).toEqual([{ held: 2, later: true }]);
    await endQuiet(scene.person.id);
    await sendDue();
    expect(pushes()).toHaveLength(1);
    expect(pushes()[0]?.payload.title).toBe('2 novità');
  });

  test('drop what would be over, and what was read meanwhile', async () => {
    await setQuiet(scene.person.id);
    await tell(notice({ type: 'match_day_called' }), notice());
    await sendDue();
    expect(
      await sql.run(
        `select n.type from push_deliveries join push_devices d on d.id = device_id
         join notifications n on n.id = notification_id where d.user_id = $1`,
        [scene.person.id],
      ),
    ).toEqual([{ type: 'match_day_opened' }]);
    await scene.person.client.post('/api/notifications/read', { all: true });
    await endQuiet(scene.person.id);
    await sendDue();
    expect(pushes()).toEqual([]);
  });

  test('let a day through that closes before they end, unless that was declined', async () => {
    const { id } = scene.person;
    const season = await addSeason(sql, {
      name: 'Coppa Lampo',
      createdBy: id,
      timeoutAdvance: true,
    });
    const closing = () =>
      notice({
        type: 'match_day_closing',
        payload: { tournamentId: season.tournamentId, matchDay: 1 },
      });
    await sql.run(
      `update matches set auto_advance_time = now() + interval '30 minutes'
       where tournament_id = $1 and match_day = 1`,
      [season.tournamentId],
    );
    await setQuiet(id);
    expect(await sentFor(closing())).toHaveLength(1);
    await setQuiet(id, { letsClosingThrough: false });
    expect(await sentFor(closing())).toHaveLength(1);
  });

  test('do not hold a trial', async () => {
    await setQuiet(scene.person.id);
    expect((await scene.person.client.post('/api/push/trial')).status).toBe(202);
    await eventually(() => expect(pushes()).toHaveLength(1));
    expect(pushes()[0]?.payload).toMatchObject({ tag: 'trial', ids: [] });
  });

  test('are chosen with the time zone whose clock they go by', async () => {
    const { client } = scene.person;
    const body = { isOn: true, from: 22, to: 7, letsClosingThrough: false, timeZone };
    const saved = await client.put('/api/push/quiet-hours', body);
    expect(saved.body).toMatchObject({ quietHours: { from: 22, to: 7 }, timeZone });
    for (const wrong of [
      { ...body, to: 22 },
      { ...body, from: 24 },
      { ...body, timeZone: 'Europe/Atlantis' },
      { ...body, userId: 1 },
    ]) {
      expect((await client.put('/api/push/quiet-hours', wrong)).status).toBe(400);
    }
    expect((await client.get('/api/push')).body.quietHours).toMatchObject({ from: 22, to: 7 });
    const { client: newcomer } = await signUp(girone);
    expect((await newcomer.get('/api/push')).body).toMatchObject({
      devices: [],
      quietHours: { isOn: true, from: 23, to: 8, letsClosingThrough: true },
    });
  });
});

async function chooseAll(client: TestClient): Promise<void> {
  const { body } = await client.get('/api/notifications/settings');
  const kinds: { type: string }[] = body;
  const all = kinds.map(({ type }) => ({
    type,
    inApp: type !== 'weekly_digest',
    byEmail: false,
    byPush: type !== 'weekly_digest',
  }));
  expect((await client.put('/api/notifications/settings', all)).status).toBe(200);
}

async function openSetup(): Promise<number> {
  return sql.add(
    `insert into tournaments (name, status, created_by) values ('Coppa Futura', 'setup', $1) returning id`,
    [scene.person.id],
  );
}

/** Has the mails go out that wait for somebody to read. */
async function mailDue(id: number): Promise<void> {
  await sql.run(
    `select graphile_worker.add_job('send-notification', json_build_object('notificationId', id))
     from notifications where user_id = $1`,
    [id],
  );
  await eventually(async () =>
    expect(
      await sql.run(`select last_error from graphile_worker.jobs
        where task_identifier = 'send-notification' and (run_at <= now() or attempts > 0)`),
    ).toEqual([]),
  );
}

async function secondSession(username: string) {
  const client = new TestClient(another.address);
  const answer = await client.post('/api/login', { username, password: 'giallo-giallo' });
  expect(answer.status).toBe(200);
  return client;
}
