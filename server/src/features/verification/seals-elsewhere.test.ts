import { sealCode } from '@girone/championship/ballots/seal-face';
import { languages } from '@girone/contract/languages';
import type { Notification } from '@girone/contract/notifications';
import type { StandingsRow } from '@girone/contract/standings';
import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { waitForMails } from '../../testing/outbox.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { PUBLIC_URL: 'https://girone.example' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let luca: TestPerson;
let visitor: TestClient;
/** Two films: the second of its two days is the last. */
let season: Season;
let before: Awaited<ReturnType<typeof lookAround>>;
/** As they are handed out. */
let seals: readonly string[];

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  luca = await signUp(girone, 'luca');
  visitor = new TestClient(girone.address);
  await sql.run(`update users set is_email_verified = true, language = 'it'`);
  season = await addSeason(sql, {
    films: 2,
    createdBy: giulia.id,
    owners: [giulia.id, luca.id],
    advanceOnAllVotes: false,
  });
  before = await lookAround();
  await luca.client.put('/api/notifications/settings', [
    { type: 'match_day_results', inApp: true, byEmail: true },
  ]);
  const first = await closeDay(season, 1);
  // Once the next day is over, nobody is asked by mail any more to vote on it.
  await sendMails(luca, 'match_day_results');
  seals = [first, await closeDay(season, 2)];
  await sendMails(luca, 'tournament_completed');
});

/** What is handed out of its seal. */
async function closeDay({ path }: Season, matchDay: number): Promise<string> {
  const { status } = await giulia.client.post(`${path}/advance`, { matchDay });
  if (status !== 200) throw new Error(`day ${matchDay} could not be closed: ${status}`);
  return eventually(async () => {
    const { body } = await visitor.get(`${path}/seals`);
    const seal: { hash: string } | undefined = body.seals[matchDay];
    if (!seal) throw new Error('it is not sealed yet');
    return seal.hash.slice(0, 16);
  });
}

/** Without the two minutes that a person has to read it. */
async function sendMails({ id }: TestPerson, type: Notification['type']): Promise<void> {
  await eventually(async () => {
    const sent = await sql.run(
      `select graphile_worker.add_job('send-notification', json_build_object('notificationId', id))
       from notifications where user_id = $1 and type = $2`,
      [id, type],
    );
    if (sent.length === 0) throw new Error('nobody is told yet');
  });
  await eventually(async () => {
    const [row] = await sql.run(
      'select 1 from notifications where user_id = $1 and type = $2 and mailed_at is not null',
      [id, type],
    );
    if (!row) throw new Error('it is not mailed yet');
  });
}

async function lookAround() {
  const { path, tournamentId } = season;
  const [table, feed, embed, picture] = await Promise.all([
    visitor.get(`${path}/leaderboard`),
    visitor.get(`${path}/calendar.ics?lang=it`),
    visitor.get(`/embed/tournaments/${tournamentId}?lang=it`),
    fetch(`${girone.address}${path}/share.png?lang=it`, { method: 'GET' }),
  ]);
  const rows: StandingsRow[] = table.body;
  return {
    table: rows.map(({ seal }) => seal),
    tableEtag: table.headers.get('etag'),
    feed: feed.text.replaceAll(/\r\n /g, ''),
    embed: embed.text,
    pictureEtag: picture.headers.get('etag'),
  };
}

test('the table of a day has its seal, and is another answer with it', async () => {
  const { table, tableEtag } = await lookAround();
  expect(before.table).toEqual([null, null]);
  expect(table).toEqual([seals[1], seals[1]]);
  expect(tableEtag).not.toBe(before.tableEtag);
  const { body: first } = await visitor.get(`${season.path}/leaderboard?matchDay=1`);
  expect(first.map((row: StandingsRow) => row.seal)).toEqual([seals[0], seals[0]]);
  // As a table stands between the close and its seal.
  await sql.run('alter table seals disable trigger user');
  const [last] = await sql.run(
    'delete from seals where tournament_id = $1 and position = 2 returning *',
    [season.tournamentId],
  );
  expect((await lookAround()).table).toEqual([null, null]);
  await sql.run('insert into seals select * from jsonb_populate_record(null::seals, $1::jsonb)', [
    JSON.stringify(last),
  ]);
  await sql.run('alter table seals enable trigger user');
  expect((await lookAround()).table).toEqual(table);
});

test('calendar, embedded table and picture carry it outside', async () => {
  const { feed, embed, pictureEtag } = await lookAround();
  for (const seal of seals) expect(feed).toContain(`\\nSigillo: ${sealCode(seal)}`);
  expect(before.feed).not.toContain('Sigillo');
  expect(embed).toContain('Sigillo della giornata 2');
  expect(embed).toContain(`<code>${sealCode(seals[1] ?? '')}</code>`);
  expect(embed).toContain(`href="/verify/${season.tournamentId}"`);
  expect(before.embed).not.toContain('Sigillo');
  expect(pictureEtag).not.toBe(before.pictureEtag);
});

test.each(languages)('the entry and the table say so in %s', async (language) => {
  const word = { en: 'Seal', it: 'Sigillo', es: 'Sello' }[language];
  const feed = await visitor.get(`${season.path}/calendar.ics?lang=${language}`);
  expect(feed.text).toContain(`${word}: `);
  const embed = await visitor.get(`/embed/tournaments/${season.tournamentId}?lang=${language}`);
  expect(embed.text).toMatch(new RegExp(`${word} \\D+2: `));
});

test('the notification and the mail of the day bring it, those of the end the last one', async () => {
  const { body } = await luca.client.get('/api/notifications');
  const told = body.filter(({ seal }: Notification) => seal !== null);
  expect(told.map(({ type, seal }: Notification) => [type, seal])).toEqual([
    ['tournament_completed', { matchDay: 2, code: seals[1] }],
    ['match_day_results', { matchDay: 1, code: seals[0] }],
  ]);
  const mails = await waitForMails(girone.dataDir, 'luca@example.org', 2);
  const texts = mails.map(({ text }) => text.replaceAll('\r\n', '\n')).join('\n');
  const address = `https://girone.example/verify/${season.tournamentId}`;
  for (const [index, seal] of seals.entries()) {
    expect(texts).toContain(`Sigillo della giornata ${index + 1}: ${sealCode(seal)}\n${address}`);
  }
});

test('a day that closes face down has it in its news, and again once it reveals itself, with no result', async () => {
  const sara = await signUp(girone, 'sara');
  await sql.run(`update users set is_email_verified = true, language = 'it' where id = $1`, [
    sara.id,
  ]);
  const types = ['match_day_held', 'match_day_revealed'] as const;
  await sara.client.put(
    '/api/notifications/settings',
    types.map((type) => ({ type, inApp: true, byEmail: true })),
  );
  const held = await addSeason(sql, {
    films: 2,
    createdBy: giulia.id,
    owners: [giulia.id, sara.id],
    advanceOnAllVotes: false,
    isRevealedByHand: true,
  });
  const code = await closeDay(held, 1);
  const about = { seal: { matchDay: 1, code }, results: null, champions: null, story: null };
  const told = async () =>
    (await sara.client.get('/api/notifications')).body.filter(
      ({ seal }: Notification) => seal !== null,
    );
  await sendMails(sara, 'match_day_held');
  expect(await told()).toMatchObject([{ type: 'match_day_held', ...about }]);
  await sql.run(
    `with due as (
       update match_day_closings set reveals_at = now() where tournament_id = $1
       returning tournament_id
     )
     select graphile_worker.add_job('reveal-match-day', json_build_object('tournamentId', tournament_id))
     from due`,
    [held.tournamentId],
  );
  await sendMails(sara, 'match_day_revealed');
  expect(await told()).toMatchObject([
    { type: 'match_day_revealed', ...about },
    { type: 'match_day_held', ...about },
  ]);
  const mails = await waitForMails(girone.dataDir, 'sara@example.org', 2);
  const address = `https://girone.example/verify/${held.tournamentId}`;
  for (const { text } of mails) {
    expect(text.replaceAll('\r\n', '\n')).toContain(
      `Sigillo della giornata 1: ${sealCode(code)}\n${address}`,
    );
  }
});

test('open pages hear of each seal', async () => {
  const heard = await sql.run(
    `select payload from events where type = 'seal' and (payload->>'tournamentId')::int = $1 order by id`,
    [season.tournamentId],
  );
  const { tournamentId } = season;
  expect(heard).toEqual([1, 2].map((matchDay) => ({ payload: { tournamentId, matchDay } })));
});
