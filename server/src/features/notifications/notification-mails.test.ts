import { languages } from '@girone/contract/languages';
import { choosableNotifications, moderationActs } from '@girone/contract/rules';
import { describe, expect, test } from 'vitest';
import { setUpMailedMember } from '../../testing/mailed-member.ts';
import { readMails } from '../../testing/outbox.ts';
import { addMember } from '../../testing/sample-rows.ts';
import { TestClient } from '../../testing/test-client.ts';
import { notificationTexts } from './texts/notification-texts.ts';

const scene = setUpMailedMember();
const { girone, sql, notice, tell, sendDue, mails, sentFor } = scene;

function headerOf(source: string, name: string): string {
  const unfolded = source.replaceAll(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: *(.*)$`, 'm').exec(unfolded)?.[1]?.trim() ?? '';
}

function oneClickOf(source: string): string {
  const { origin, pathname, search } = new URL(headerOf(source, 'List-Unsubscribe').slice(1, -1));
  expect(origin).toBe('https://girone.example');
  return pathname + search;
}

async function choice(type: string) {
  const { body } = await scene.person.client.get('/api/notifications/settings');
  return body.find((setting: { type: string }) => setting.type === type);
}

async function receive(): Promise<string> {
  await sentFor(notice());
  const [mail] = await mails();
  return oneClickOf(mail?.source ?? '');
}

function choose(body: unknown) {
  return scene.person.client.put('/api/notifications/settings', body);
}

async function letDayPass(): Promise<void> {
  await sql.run(
    `update notifications set mailed_at = mailed_at - interval '25 hours' where user_id = $1`,
    [scene.person.id],
  );
}

describe('a mail', () => {
  test('is planned for two minutes later, and says in the reader’s language what and where', async () => {
    await tell(notice());
    const [job] = await sql.run(
      `select run_at between now() + interval '100 s' and now() + interval '2 minutes' as is_later, priority
       from graphile_worker.jobs where task_identifier = 'send-notification'`,
    );
    expect(job).toEqual({ is_later: true, priority: 10 });
    await sendDue();
    const all = await mails();
    expect(all).toHaveLength(1);
    const [{ subject, text, source } = { subject: '', text: '', source: '' }] = all;
    expect(subject).toBe('Coppa <b>: mancano i tuoi voti');
    expect(text).toContain('La giornata 1 di «Coppa <b>» si chiude entro un giorno');
    expect(text).toContain(
      `https://girone.example/tournaments/${scene.tournamentId}?tab=matches&day=1`,
    );
    expect(text).toContain('https://girone.example/unsubscribe?token=');
    expect(source).toContain('Coppa &lt;b&gt;');
    expect(headerOf(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  });

  test('can be had of every kind, without anything in the app', async () => {
    const { body: post } = await scene.giulia.client.post('/api/posts', { content: 'Ciao' });
    const payload = {
      tournamentId: scene.tournamentId,
      matchDay: 1,
      circleId: scene.circleId,
      postId: post.id,
    };
    await choose(choosableNotifications.map((type) => ({ type, inApp: false, byEmail: true })));
    const notices = choosableNotifications.map((type) =>
      notice({ type, payload, actorId: scene.giulia.id }),
    );
    // More than come on one day.
    for (const some of [notices.slice(0, 15), notices.slice(15)]) {
      await letDayPass();
      await tell(...some);
      await sendDue();
    }
    const all = await mails();
    expect(all).toHaveLength(choosableNotifications.length);
    for (const { text } of all) expect(text).not.toMatch(/undefined|null|«»/);
    expect(all.filter(({ text }) => text.startsWith('giulia '))).toHaveLength(11);
    // Where it can be answered: on one's own profile.
    const request = all.find(({ subject }) => subject === 'giulia vorrebbe seguirti');
    expect(request?.text).toMatch(/girone\.example\/profile\s/);
    expect((await scene.person.client.get('/api/notifications')).body).toEqual([]);
  });

  test('about a missed deadline says what is missing and who owes how many films', async () => {
    const { giulia, person, tournamentId } = scene;
    const people = [
      { userId: giulia.id, films: 2 },
      { userId: person.id, films: 1 },
    ];
    const missing = { participants: 0, films: 8, people, others: 3 };
    await tell(notice({ type: 'start_overdue', payload: { tournamentId, missing } }));
    await sendDue();
    const [mail] = await mails();
    expect(mail?.text).toContain(
      `mancano ancora 8 film. Film ancora da candidare: giulia 2, ${person.username} 1 e altri 3.`,
    );
  });

  test.each(languages)('has a sentence for every kind and outcome in %s', (language) => {
    const names = { person: 'P', tournament: 'T', matchDay: 3, matchNumber: null, circle: 'C' };
    const outcomes = [
      { flag: true, isReadmitted: false },
      { flag: false, isReadmitted: false },
      { flag: true, isReadmitted: true },
    ];
    const said = outcomes.flatMap(({ flag, isReadmitted }) =>
      Object.values(notificationTexts[language].mails).map((write) => {
        const { subject, lead, action } = write({
          ...names,
          nominations: { films: flag ? 1 : 2, until: flag ? null : 'U' },
          results: {
            matches: flag ? 1 : 2,
            leaders: flag ? 1 : 2,
            leader: flag ? 'L' : null,
            nextMatchDay: 4,
          },
          champions: { matchDay: 6, count: flag ? 1 : 2, film: flag ? 'L' : null },
          missing: {
            participants: flag ? 1 : 0,
            films: flag ? 0 : 2,
            people: [{ name: 'P', films: 2 }],
            others: flag ? 1 : 3,
          },
          films: flag ? 1 : 2,
          isPositive: flag,
          isReadmitted,
          isAdmin: flag,
        });
        for (const text of [subject, lead, action]) expect(text.trim().length).toBeGreaterThan(3);
        return lead;
      }),
    );
    // Nine kinds have two endings, and the answer to whoever asked to join a third.
    expect(new Set(said).size).toBe(choosableNotifications.length + 9 + 1);
    expect(said.join(' ')).not.toMatch(/undefined|null|\b1 (?:films|matches|tuoi|películas)/);
  });

  test('about what was done to what is theirs cannot be declined, and says why', async () => {
    const reason = 'Titolo & anno <sbagliati>';
    const payload = { act: 'warned', subject: 'Che noia', reason } as const;
    await tell(notice({ type: 'moderation', payload, actorId: null }));
    await sendDue();
    const all = await readMails(girone.dataDir, `${scene.person.username}@example.org`);
    const { subject, text, source } = all.find((mail) => mail.text.includes(reason)) ?? {};
    expect(subject).toBe('Un richiamo della moderazione');
    expect(text).toContain(
      `sul tuo post «Che noia» e chiede che non si ripeta. Il motivo: «${reason}»`,
    );
    expect(text).toContain('https://girone.example/notifications');
    expect(text).not.toContain('unsubscribe');
    expect(source).not.toContain('List-Unsubscribe');
    const { body } = await scene.person.client.get('/api/notifications');
    expect(body).toMatchObject([{ type: 'moderation', actor: null, moderation: payload }]);
    const declined = [{ type: 'moderation', inApp: false, byEmail: false }];
    expect((await choose(declined)).status).toBe(400);
  });

  test.each(languages)(
    'has a sentence for every act of those who look after the place in %s',
    (language) => {
      const { acts, why } = notificationTexts[language].moderation;
      const said = moderationActs.map((act) => acts[act]('Nome', 'Coppa'));
      expect(new Set(said.map(({ lead }) => lead)).size).toBe(moderationActs.length);
      for (const { subject, lead } of said)
        expect(subject.length + lead.length).toBeGreaterThan(30);
      expect(why('Perché')).toContain('Perché');
    },
  );

  test('is not sent once it is read, unwanted, or about what cannot be seen', async () => {
    await tell(notice());
    await scene.person.client.post('/api/notifications/read', { all: true });
    expect(await sentFor(notice({ type: 'match_day_opened' }))).toBe(0);

    await tell(notice());
    await scene.person.client.put('/api/notifications/settings', [
      { type: 'match_day_closing', inApp: true, byEmail: false },
    ]);
    expect(await sentFor()).toBe(0);
    await scene.person.client.put('/api/notifications/settings', [
      { type: 'match_day_closing', inApp: true, byEmail: true },
    ]);
    await scene.person.client.post(`/api/circles/${scene.circleId}/leave`);
    expect(await sentFor()).toBe(0);
    // What was asked of a member is not asked again of whoever comes back.
    await addMember(sql, { circleId: scene.circleId, userId: scene.person.id });
    expect(await sentFor()).toBe(0);
    expect(await sentFor(notice())).toBe(1);
  });

  test.each([
    ['that is not confirmed', 'is_email_verified = false'],
    ['of a suspended account', 'suspended_at = now()'],
    ['of an account that is to be deleted', 'deletion_requested_at = now()'],
  ])('goes to no address %s', async (_, change) => {
    await tell(notice());
    await sql.run(`update users set ${change} where id = $1`, [scene.person.id]);
    expect(await sentFor()).toBe(0);
  });

  test('is one of twenty a day at most', async () => {
    const many = Array.from({ length: 23 }, () => notice());
    expect(await sentFor(...many)).toBe(20);
    await letDayPass();
    expect(await sentFor()).toBe(23);
  });
});

describe('the way out of a mail', () => {
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };

  test('is one click in a mail program, without a session, for this kind alone', async () => {
    const path = await receive();
    const program = new TestClient(girone.address);
    const looked = await program.get(path);
    expect([looked.status, looked.headers.get('location')]).toEqual([
      302,
      `https://girone.example${path.replace('/api/notifications', '')}`,
    ]);
    expect(await choice('match_day_closing')).toMatchObject({ byEmail: true });
    const { status, body } = await program.fetch(path, form);
    expect([status, body]).toEqual([200, { type: 'match_day_closing' }]);
    expect(await choice('match_day_closing')).toMatchObject({ inApp: true, byEmail: false });
    expect(await choice('tournament_started')).toMatchObject({ byEmail: true });
    const multipart = {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    };
    expect((await program.fetch(path, multipart)).status).toBe(200);
    expect((await program.post(path)).status).toBe(200);
    expect(await sentFor(notice())).toBe(1);
  });

  test('is only what we have signed, and takes nothing but the form that is meant', async () => {
    const path = await receive();
    const [address = '', token = ''] = path.split('?token=');
    const [id = '', type = '', signature = ''] = token.split('.');
    const wrong = [
      `${scene.giulia.id}.${type}.${signature}`,
      `${id}.tournament_started.${signature}`,
      `${id}.${type}.${signature.slice(1)}x`,
      `0${id}.${type}.${signature}`,
      `${id}.${type}`,
      'x',
    ];
    const program = new TestClient(girone.address);
    for (const guess of wrong) {
      expect([guess, (await program.fetch(`${address}?token=${guess}`, form)).status]).toEqual([
        guess,
        410,
      ]);
    }
    expect((await program.fetch(address, form)).status).toBe(400);
    const other = { ...form, headers: { 'content-type': 'text/plain' } };
    expect((await program.fetch(path, other)).status).toBe(415);
    expect((await program.fetch(path, { ...form, body: 'x'.repeat(2000) })).status).toBe(413);
    const elsewhere = await program.fetch('/api/notifications/read', form);
    expect(elsewhere.status).toBe(401);
    expect((await scene.person.client.fetch('/api/notifications/read', form)).status).toBe(415);
    expect(await choice('match_day_closing')).toMatchObject({ byEmail: true });
  });
});

describe('the choices of a person', () => {
  test('begin with everything in the app and the few that matter by mail and by push', async () => {
    const { body } = await scene.person.client.get('/api/notifications/settings');
    const mailed = new Set([
      'nominations_open',
      'reminder',
      'match_day_closing',
      'tournament_started',
      'tournament_completed',
      'start_overdue',
      'join_request',
      'join_answer',
    ]);
    const pushed = new Set([
      'nominations_open',
      'reminder',
      'match_day_opened',
      'match_day_closing',
      'match_day_called',
      'match_day_results',
      'match_day_revealed',
      'tournament_completed',
      'mention',
    ]);
    expect(body).toEqual([
      // Whoever was here before it came is asked first.
      { type: 'weekly_digest', inApp: false, byEmail: false, byPush: false },
      ...choosableNotifications.map((type) => ({
        type,
        inApp: true,
        byEmail: mailed.has(type),
        byPush: pushed.has(type),
      })),
    ]);
  });

  test('change what they name, and are kept to', async () => {
    const twice = [
      { type: 'mention', inApp: true, byEmail: true },
      { type: 'mention', inApp: false, byEmail: false },
      { type: 'quote', inApp: false, byEmail: true },
    ];
    const { status, body } = await choose(twice);
    expect(status).toBe(200);
    expect(body).toEqual((await scene.person.client.get('/api/notifications/settings')).body);
    await choose([{ type: 'reply', inApp: true, byEmail: true }]);
    // A page from before there were pushes does not name them.
    expect(await choice('mention')).toEqual({ ...twice[1], byPush: true });
    expect(await choice('quote')).toEqual({ ...twice[2], byPush: false });
    await choose([{ type: 'mention', inApp: false, byEmail: false, byPush: false }]);
    await choose([{ type: 'mention', inApp: false, byEmail: false }]);
    expect(await choice('mention')).toMatchObject({ byPush: false });
    const digest = { type: 'weekly_digest', inApp: false, byEmail: true, byPush: true };
    expect((await choose([digest])).status).toBe(400);
    for (const wrong of [[], [{ type: 'tutto', inApp: true, byEmail: true }], {}]) {
      expect((await choose(wrong)).status).toBe(400);
    }

    await tell(...(['mention', 'quote', 'reply'] as const).map((type) => notice({ type })));
    const { body: list } = await scene.person.client.get('/api/notifications');
    expect(list).toMatchObject([{ type: 'reply' }]);
    const { body: bell } = await scene.person.client.get('/api/notifications/unread');
    expect(bell).toEqual({ unread: 1 });
  });
});
