import { circleId as toCircleId, type CircleId } from '@girone/contract/ids';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { notifyAll, type Notice } from '../../platform/notify.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { readMails } from '../../testing/outbox.ts';
import { addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { PUBLIC_URL: 'https://girone.example' });
const sql = connectDirectly(database);

let connection: DatabaseConnection;
let giulia: TestPerson;
let person: TestPerson;
let circleId: CircleId;
let tournamentId: number;
let count = 0;

beforeAll(async () => {
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 4, log });
  giulia = await signUp(girone, 'giulia');
  circleId = toCircleId.parse(await addOwnedCircle(sql, giulia.id, { isPublic: false }));
  const season = await addSeason(sql, { name: 'Coppa <b>', circleId, createdBy: giulia.id });
  tournamentId = season.tournamentId;
  return () => connection.close();
});

beforeEach(async () => {
  person = await signUp(girone);
  await addMember(sql, { circleId, userId: person.id });
  await sql.run(`update users set is_email_verified = true, language = 'it' where id = $1`, [
    person.id,
  ]);
});

function notice(more: Partial<Notice> = {}): Notice {
  count += 1;
  return {
    userId: person.id,
    actorId: null,
    type: 'match_day_closing',
    payload: { tournamentId, matchDay: 1 },
    dedupeKey: `sample:${count}`,
    ...more,
  };
}

async function tell(...notices: Notice[]): Promise<void> {
  await notifyAll(connection.db, notices);
}

/** Lets the two minutes pass in which a person may read it, and some more jobs run than were planned. */
async function sendDue(): Promise<void> {
  await sql.run(
    `select graphile_worker.add_job('send-notification', json_build_object('notificationId', id))
     from notifications, generate_series(1, 2) where user_id = $1`,
    [person.id],
  );
  await eventually(async () =>
    expect(
      await sql.run(`select last_error from graphile_worker.jobs
        where task_identifier = 'send-notification' and (run_at <= now() or attempts > 0)`),
    ).toEqual([]),
  );
}

async function mails() {
  const all = await readMails(girone.dataDir, `${person.username}@example.org`);
  // The first thing that everybody gets is the mail that asks whether the address is theirs.
  return all.filter(({ source }) => source.includes('List-Unsubscribe'));
}

async function sentFor(...notices: Notice[]): Promise<number> {
  await tell(...notices);
  await sendDue();
  return (await mails()).length;
}

describe('a mail that asks for something', () => {
  test('shows the matches that wait for the reader’s vote, with posters where anybody may see them', async () => {
    const season = await addSeason(sql, {
      films: 12,
      owners: [giulia.id, await addUser(sql)],
      createdBy: giulia.id,
    });
    const titles = await sql.run(
      `select h.title as home, a.title as away, h.id from matches m
       join films h on h.id = m.film1_id join films a on a.id = m.film2_id
       where m.tournament_id = $1 and m.match_day = 1 order by m.match_number`,
      [season.tournamentId],
    );
    await person.client.post(`/api/matches/${season.matches[0]?.id}/vote`, {
      filmId: season.matches[0]?.home,
    });
    const payload = { tournamentId: season.tournamentId, matchDay: 1 };
    expect(await sentFor(notice({ payload }), notice())).toBe(2);
    const all = await mails();
    const open = all.find(({ subject }) => subject.startsWith('Coppa:'));
    const shown = titles.slice(1, 5).map(({ home, away }) => `${String(home)} - ${String(away)}`);
    expect(open?.text.replaceAll('\r', '')).toContain(`${shown.join('\n')}\n\nE un’altra partita.`);
    expect(open?.text).toContain(`Vota: https://girone.example/tournaments/`);
    const html = (open?.source ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    const posters = [
      ...html.matchAll(/<img src="https:\/\/girone\.example(\/[^"]+)" alt="([^"]+)"/g),
    ];
    expect(posters).toHaveLength(8);
    const visitor = new TestClient(girone.address);
    expect((await visitor.get(posters[0]?.[1] ?? '')).status).toBe(200);
    // Of a private circle mail programs may fetch nothing: the titles say it.
    const inside = all.find(({ subject }) => subject.startsWith('Coppa <b>'));
    expect(inside?.source).not.toContain('<img');
    expect(inside?.text).toMatch(/Film \d+ - Film \d+/);
  });

  test('is not sent to whoever has done meanwhile what it asks for', async () => {
    const season = await addSeason(sql, { films: 2, owners: [giulia.id], createdBy: giulia.id });
    const payload = { tournamentId: season.tournamentId, matchDay: 1 };
    await person.client.put('/api/notifications/settings', [
      { type: 'match_day_opened', inApp: false, byEmail: true },
    ]);
    await tell(notice({ payload }), notice({ type: 'match_day_opened', payload }));
    const [match] = season.matches;
    await person.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
    expect(await sentFor()).toBe(0);
  });

  test('of open nominations leads there, and says how many films until when', async () => {
    const deadline = new Date(Date.now() + 20 * 86_400_000);
    const { body } = await giulia.client.post('/api/tournaments', {
      name: 'Coppa del Po',
      circleId,
      requiredFilmsPerUser: 1,
      preparationDeadline: deadline.toISOString(),
    });
    const asked = { type: 'nominations_open', payload: { tournamentId: body.id } } as const;
    expect(await sentFor(notice({ ...asked, actorId: giulia.id }))).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Coppa del Po aspetta 1 tuo film');
    expect(mail?.text).toContain('giulia ha aperto le candidature di «Coppa del Po»');
    const day = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail?.text).toContain(`entro il ${day.format(deadline)}`);
    expect(mail?.text).toMatch(/\d\d:\d\d UTC\./);
    expect(mail?.text).toContain(`https://girone.example/tournaments/${body.id}/nominations`);
  });
});
