import type { CalendarAddresses } from '@girone/contract/calendar';
import { sync, type VEvent } from 'node-ical';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { useHeldEvenings } from '../../testing/held-evening.ts';
import { addMember, addTournament, nameFilm } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off', PUBLIC_URL: 'https://girone.example' });
const sql = connectDirectly(database);
const evenings = useHeldEvenings({ database, sql });

let viewers: Viewers;
let open: Season;
/** The private circle's. */
let hidden: Season;

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  const { admin, circleId } = viewers;
  open = await begin({ name: 'Coppa', films: 5 });
  hidden = await begin({ name: 'Segreta', circleId, films: 2 });
  await closeDays(admin.client, open.path, 1);
});

function begin(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  return addSeason(sql, { createdBy: viewers.admin.id, advanceOnAllVotes: false, ...settings });
}

/** What a calendar program makes of a feed; the entries in their order. */
async function read(client: TestClient, path: string) {
  const { status, headers, text } = await client.get(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const parts = Object.values(sync.parseICS(text));
  const events = parts.filter((part): part is VEvent => part.type === 'VEVENT');
  return { text, events, calendar: parts.find(({ type }) => type === 'VCALENDAR') };
}

function feedOf({ path }: Season): string {
  return `${path}/calendar.ics`;
}

async function addressesOf({ client }: TestPerson, query = ''): Promise<CalendarAddresses> {
  const { status, body } = await client.get(`/api/calendar${query}`);
  expect(status).toBe(200);
  return body;
}

/** As a calendar program sends it to this server. */
function pathIn(address: string | null): string {
  const { origin, pathname } = new URL(address ?? '');
  expect(origin).toBe('https://girone.example');
  return pathname;
}

async function minePath(person: TestPerson): Promise<string> {
  return pathIn((await addressesOf(person)).mine);
}

async function namesIn(path: string): Promise<string[]> {
  const { events } = await read(viewers.visitor, path);
  return [...new Set(events.map(({ summary }) => summary.split(' · ')[1] ?? ''))].toSorted();
}

async function titlesOf({ films }: Season): Promise<Map<number, string>> {
  for (const id of films) await nameFilm(sql, id, `F${id}`);
  return new Map(films.map((id) => [id, `F${id}`]));
}

/** As if the days had opened, and been called off, an hour earlier: a feed knows no part of a second. */
async function letHourPass({ tournamentId }: Season): Promise<void> {
  await sql.correct([
    `update matches set actual_start_time = actual_start_time - interval '1 hour'
     where tournament_id = ${tournamentId}`,
    `update tournaments set cancelled_at = cancelled_at - interval '1 hour' where id = ${tournamentId}`,
  ]);
}

/** Of the first day. */
async function sealedAt({ tournamentId }: Season): Promise<unknown> {
  const [row] = await sql.run(
    `select date_trunc('second', sealed_at) as at from seals
     where tournament_id = $1 and match_day = 1 and kind = 'day'`,
    [tournamentId],
  );
  return row?.['at'];
}

async function statusOf(path: string): Promise<number> {
  return (await viewers.visitor.get(path)).status;
}

describe('the feed of a championship', () => {
  test('has every match day with its fixtures, results and who rests', async () => {
    const titles = await titlesOf(open);
    const { events, calendar, text } = await read(viewers.visitor, `${feedOf(open)}?lang=it`);
    expect(calendar).toMatchObject({ version: '2.0', 'WR-CALNAME': expect.anything() });
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(events).toHaveLength(10);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(10);
    for (const [index, event] of events.entries()) {
      const day = index + 1;
      const leg = day <= 5 ? 'Andata' : 'Ritorno';
      expect(event.summary).toBe(`Giornata ${day} (${leg}) · Coppa`);
      expect(event.url).toBe(`https://girone.example/tournaments/${open.tournamentId}?day=${day}`);
      const fixtures = matchesOn(open, day);
      const playing = new Set(fixtures.flatMap(({ home, away }) => [home, away]));
      const resting = open.films.find((id) => !playing.has(id)) ?? 0;
      const between = day === 1 ? '0–0' : '–';
      expect(event.description.split('\n')).toEqual([
        ...fixtures.map(({ home, away }) => `${titles.get(home)} ${between} ${titles.get(away)}`),
        `Riposa: ${titles.get(resting)}`,
      ]);
      expect(event.status).toBe(day <= 2 ? 'CONFIRMED' : 'TENTATIVE');
      expect(event.transparency).toBe('TRANSPARENT');
      expect(event.dtstamp).toEqual(event.lastmodified);
    }
  });

  test('says when days were and are planned, and follows them when they move', async () => {
    const season = await begin({ films: 2, frequencyHours: 24 });
    const hour = 3_600_000;
    const before = (await read(viewers.visitor, feedOf(season))).events;
    const [first, second] = before;
    const opened = first?.start.getTime() ?? 0;
    expect(first?.end.getTime()).toBe(opened + 24 * hour);
    expect(second?.start.getTime()).toBe(opened + 24 * hour);
    expect(second?.end.getTime()).toBe(opened + 48 * hour);
    // It opened three hours earlier than the feed said, and closes now.
    await sql.run(
      `update matches set actual_start_time = actual_start_time - interval '3 hours' where match_day = 1
         and tournament_id = $1`,
      [season.tournamentId],
    );
    await closeDays(viewers.admin.client, season.path, 1);
    const [closed, moved] = (await read(viewers.visitor, feedOf(season))).events;
    expect([closed?.uid, moved?.uid]).toEqual([first?.uid, second?.uid]);
    expect(closed?.start.getTime()).toBe(opened - 3 * hour);
    expect(closed?.end).toEqual(moved?.start);
    expect(moved?.start.getTime()).toBeLessThan(opened + 24 * hour);
    expect(moved?.lastmodified).toEqual(moved?.start);
    expect(moved?.status).toBe('CONFIRMED');
  });

  test('has days that last at least a minute, and calls off what is cancelled', async () => {
    const season = await begin({ films: 2, timeoutAdvance: false, frequencyHours: 12 });
    await closeDays(viewers.admin.client, season.path, 1);
    const [played, off] = (await read(viewers.visitor, feedOf(season))).events;
    expect((played?.end.getTime() ?? 0) - (played?.start.getTime() ?? 0)).toBe(60_000);
    // Nothing closes this day by time; the plan is its end all the same.
    expect((off?.end.getTime() ?? 0) - (off?.start.getTime() ?? 0)).toBe(12 * 3_600_000);
    expect((await viewers.admin.client.delete(season.path)).status).toBe(204);
    const { events } = await read(viewers.visitor, feedOf(season));
    expect(events.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED']);
  });

  test('has a day that closed face down change with its seal, and with its results', async () => {
    const season = await evenings.hold({ createdBy: viewers.admin, films: 2, isSealed: false });
    await letHourPass(season);
    const [closed] = (await read(viewers.visitor, feedOf(season))).events;
    expect(closed?.lastmodified).toEqual(closed?.start);
    await evenings.seal(season);
    const [sealed] = (await read(viewers.visitor, feedOf(season))).events;
    expect(sealed?.description).toMatch(/^Film \d+ – Film \d+\nSeal: (?:[0-9a-f]{4} ?){4}$/);
    expect(sealed?.lastmodified).toEqual(await sealedAt(season));
    expect(sealed?.dtstamp).toEqual(sealed?.lastmodified);
    await viewers.admin.client.post(`${season.path}/reveal`, { matchDay: 1 });
    const [shown] = (await read(viewers.visitor, feedOf(season))).events;
    expect(shown?.description).toContain(' 3–1 ');
    expect(shown?.lastmodified).toEqual(shown?.end);
  });

  test('has one that was called off change with a seal that comes later', async () => {
    const season = await evenings.hold({ createdBy: viewers.admin, films: 2, isSealed: false });
    expect((await viewers.admin.client.delete(season.path)).status).toBe(204);
    await letHourPass(season);
    const [before] = (await read(viewers.visitor, feedOf(season))).events;
    await evenings.seal(season);
    const [after] = (await read(viewers.visitor, feedOf(season))).events;
    expect([before?.status, after?.status]).toEqual(['CANCELLED', 'CANCELLED']);
    expect(after?.description).toContain('Seal: ');
    expect(after?.lastmodified).toEqual(await sealedAt(season));
    expect(Number(after?.lastmodified)).toBeGreaterThan(Number(before?.lastmodified));
  });

  test('is in the language that is asked for', async () => {
    const summary = async (query: string) =>
      (await read(viewers.visitor, `${feedOf(open)}${query}`)).events[0]?.summary;
    expect(await summary('')).toBe('Match day 1 (First leg) · Coppa');
    expect(await summary('?lang=es')).toBe('Jornada 1 (Ida) · Coppa');
    viewers.visitor.headers['accept-language'] = 'it-CH';
    expect(await summary('')).toBe('Giornata 1 (Andata) · Coppa');
    delete viewers.visitor.headers['accept-language'];
    expect(await statusOf(`${feedOf(open)}?lang=xx`)).toBe(400);
  });

  test('is not sent again while nothing changes', async () => {
    const season = await begin({ films: 2 });
    const { headers } = await viewers.visitor.get(feedOf(season));
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    const same = await viewers.visitor.fetch(feedOf(season), again);
    expect([same.status, same.text]).toEqual([304, '']);
    await closeDays(viewers.admin.client, season.path, 1);
    expect((await viewers.visitor.fetch(feedOf(season), again)).status).toBe(200);
  });

  test('is empty before the start', async () => {
    const id = await addTournament(sql);
    expect((await read(viewers.visitor, `/api/tournaments/${id}/calendar.ics`)).events).toEqual([]);
  });

  test('takes names for text, whatever they hold', async () => {
    const name = `Fine\nEND:VEVENT\r\nX,;:\\q"${'è🎬'.repeat(20)}`;
    const title = `A\rBEGIN:VALARM\u2028\u0085${'lungo; '.repeat(30)}`;
    const season = await begin({ name, films: 2 });
    const [film = 0] = season.films;
    await nameFilm(sql, film, title);
    const { events, text, calendar } = await read(viewers.visitor, feedOf(season));
    const shown = name.replaceAll(/[\r\n]+/g, ' ');
    expect(events.map(({ summary }) => summary)).toEqual([
      `Match day 1 (First leg) · ${shown}`,
      `Match day 2 (Return leg) · ${shown}`,
    ]);
    expect(JSON.stringify(calendar)).toContain('Fine END:VEVENT X,;:');
    expect(events[0]?.description).toContain(`A BEGIN:VALARM ${'lungo; '.repeat(30).trim()}`);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('of a private circle is its members’, and to others like what never was', async () => {
    const { visitor, outsider, member, admin } = viewers;
    for (const client of [visitor, outsider.client]) {
      const missing = await client.get('/api/tournaments/2000000000/calendar.ics');
      const { status, text } = await client.get(feedOf(hidden));
      expect([status, text]).toEqual([404, missing.text]);
    }
    for (const { client } of [member, admin]) {
      expect((await read(client, feedOf(hidden))).events).toHaveLength(2);
    }
  });
});

describe('the addresses of one’s own', () => {
  test('are for whoever is signed in, the same each time, and lead to a championship too', async () => {
    const { member, outsider, visitor } = viewers;
    const query = `?tournamentId=${hidden.tournamentId}`;
    const { mine, tournament } = await addressesOf(member, query);
    expect(await addressesOf(member)).toEqual({ mine, tournament: null });
    expect((await read(visitor, pathIn(tournament))).events).toHaveLength(2);
    expect((await addressesOf(outsider)).mine).not.toBe(mine);
    for (const method of ['GET', 'POST'] as const) {
      expect((await visitor.send(method, '/api/calendar')).status).toBe(401);
      expect((await outsider.client.send(method, `/api/calendar${query}`)).status).toBe(404);
    }
  });

  test('have the person’s championships: created, played, voted in, or of their circles', async () => {
    const person = await signUp(girone);
    await addMember(sql, { circleId: viewers.circleId, userId: person.id });
    await begin({ name: 'Creata', createdBy: person.id, films: 2 });
    await begin({ name: 'Giocata', owners: [person.id], films: 2 });
    const voted = await begin({ name: 'Votata', films: 2 });
    const [match] = matchesOn(voted, 1);
    await person.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
    const path = await minePath(person);
    expect(await namesIn(path)).toEqual(['Creata', 'Giocata', 'Segreta', 'Votata']);
    const { headers } = await viewers.visitor.get(path);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  test('are in the person’s language', async () => {
    const person = await signUp(girone);
    await sql.run(`update users set language = 'es' where id = $1`, [person.id]);
    await begin({ createdBy: person.id, films: 2 });
    const { events, text } = await read(viewers.visitor, await minePath(person));
    expect(events[0]?.summary).toBe('Jornada 1 (Ida) · Coppa');
    expect(text).toContain('Girone: mis jornadas');
  });

  test('end when new ones are asked for', async () => {
    const person = await signUp(girone);
    const query = `?tournamentId=${open.tournamentId}`;
    const before = await addressesOf(person, query);
    const refused = await person.client.post('/api/calendar?tournamentId=2000000000');
    expect([refused.status, await addressesOf(person, query)]).toEqual([404, before]);
    const { status, body: after } = await person.client.post(`/api/calendar${query}`);
    expect(status).toBe(200);
    for (const address of [before.mine, before.tournament]) {
      expect(await statusOf(pathIn(address))).toBe(404);
    }
    for (const address of [after.mine, after.tournament]) {
      expect(await statusOf(pathIn(address))).toBe(200);
    }
    expect(await addressesOf(person, query)).toEqual(after);
  });

  test('end with the other sessions, with a new password and when an admin signs the person out', async () => {
    const { client, ...person } = await signUp(girone);
    const passwords = { currentPassword: 'giallo-giallo', newPassword: 'nuova-password' };
    const reason = 'Account rubato';
    for (const end of [
      () => client.delete('/api/users/sessions'),
      () => client.post('/api/users/password', passwords),
      () => viewers.admin.client.post(`/api/admin/users/${person.id}/end-sessions`, { reason }),
    ]) {
      const path = await minePath({ client, ...person });
      expect(await statusOf(path)).toBe(200);
      expect((await end()).status).toBeLessThan(300);
      expect(await statusOf(path)).toBe(404);
    }
  });

  test('show no longer what their owner may no longer see', async () => {
    const person = await signUp(girone);
    await addMember(sql, { circleId: viewers.circleId, userId: person.id });
    const query = `?tournamentId=${hidden.tournamentId}`;
    const { mine, tournament } = await addressesOf(person, query);
    expect(await namesIn(pathIn(mine))).toEqual(['Segreta']);
    expect((await person.client.post(`/api/circles/${viewers.circleId}/leave`)).status).toBe(204);
    expect(await statusOf(pathIn(tournament))).toBe(404);
    expect(await namesIn(pathIn(mine))).toEqual([]);
  });

  test('are worth nothing while their owner is suspended, or once they are gone', async () => {
    const person = await signUp(girone);
    const path = await minePath(person);
    await sql.run('update users set suspended_at = now() where id = $1', [person.id]);
    expect(await statusOf(path)).toBe(404);
    await sql.run('update users set suspended_at = null where id = $1', [person.id]);
    expect(await statusOf(path)).toBe(200);
    await sql.run(
      `update users set username = '~' || id, email = '~' || id, password = '', deleted_at = now()
       where id = $1`,
      [person.id],
    );
    expect(await statusOf(path)).toBe(404);
  });

  test('cannot be guessed from another’s', async () => {
    const path = await minePath(viewers.member);
    const key = path.split('/')[3] ?? '';
    const [id = '', version = '', signature = ''] = key.split('.');
    const guesses = [
      `${viewers.admin.id}.${version}.${signature}`,
      `${id}.2.${signature}`,
      `0${id}.${version}.${signature}`,
      `${id}.${version}.${signature.slice(0, -1)}`,
      `${id}.${version}.${signature.slice(1)}${signature.slice(0, 1)}`,
      `${id}.${version}.${signature}${signature}`,
      `${id}.${version}`,
      `9999999999.1.${signature}`,
      '%00',
      'é',
    ];
    for (const guess of guesses) {
      expect([guess, await statusOf(path.replace(key, guess))]).toEqual([guess, 404]);
      expect(await statusOf(`/api/calendars/${guess}/tournaments/${open.tournamentId}.ics`)).toBe(
        404,
      );
    }
    expect(await statusOf(path)).toBe(200);
  });
});
