import { createHash } from 'node:crypto';
import { defaultLanguage, languages } from '@girone/contract/languages';
import { pages } from '@girone/contract/pages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { playDays } from '../../testing/play-days.ts';
import { halves } from '../../testing/sample-images.ts';
import {
  addCircleTournament,
  addTournament,
  addUser,
  nameFilm,
  nominate,
} from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader } from '../../testing/upload-images.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';
import { describePage } from './index.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off', PUBLIC_URL: 'https://girone.example' });
const sql = connectDirectly(database);

let viewers: Viewers;
let visitor: TestClient;
let voters: number[];
let connection: DatabaseConnection;

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  ({ visitor } = viewers);
  voters = [await addUser(sql), await addUser(sql), await addUser(sql), await addUser(sql)];
  voters.push(await addUser(sql));
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 2, log });
});

afterAll(() => connection.close());

function begin(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  return addSeason(sql, { createdBy: viewers.admin.id, advanceOnAllVotes: false, ...settings });
}

async function play(season: Season, days: number): Promise<void> {
  await playDays(sql, { season, client: viewers.admin.client, voters }, days);
}

async function fetchImage(path: string): Promise<{ etag: string; png: Buffer }> {
  const answer = await fetch(new URL(`${path}/share.png?lang=en`, girone.address));
  expect(answer.status).toBe(200);
  return {
    etag: answer.headers.get('etag') ?? '',
    png: Buffer.from(await answer.arrayBuffer()),
  };
}

const hostile = `"><script>alert(1)</script>'&<b>`;

describe('a championship’s picture', () => {
  test('is 1200 × 630, for everybody, and may be kept for five minutes', async () => {
    const { path } = await begin({ films: 6 });
    const { format, width, height } = await sharp((await fetchImage(path)).png).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    const { headers } = await visitor.get(`${path}/share.png`);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('vary')).toContain('accept-language');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('is another in each state, and the same as long as nothing changes', async () => {
    const season = await begin({ films: 3 });
    const states = [await fetchImage(season.path)];
    await play(season, 1);
    states.push(await fetchImage(season.path));
    for (let day = 2; day <= season.lastDay; day += 1) {
      await viewers.admin.client.post(`${season.path}/advance`, { matchDay: day });
    }
    states.push(await fetchImage(season.path));
    expect(new Set(states.map(({ etag }) => etag)).size).toBe(3);
    expect(new Set(states.map(({ png }) => png.toString('base64'))).size).toBe(3);
    const last = states[2];
    expect((await fetchImage(season.path)).png.equals(last?.png ?? Buffer.of())).toBe(true);
    const known = { headers: { 'if-none-match': String(last?.etag) } };
    const again = await visitor.fetch(`${season.path}/share.png?lang=en`, known);
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await visitor.fetch(`${season.path}/share.png?lang=it`, known)).status).toBe(200);
  });

  test('shows the cover that somebody uploaded', async () => {
    const uploader = await signUpUploader(girone, 'uploader');
    const season = await begin({ films: 2, owners: [uploader.userId] });
    const coverImageUrl = await uploader.upload(await halves(800, 1200).png().toBuffer());
    const film = `/api/films/${season.films[0]}`;
    expect((await uploader.client.send('PATCH', film, { coverImageUrl })).status).toBe(200);
    const { png } = await fetchImage(season.path);
    // The first of two posters stands from 640 to 880: red on the left, blue on the right.
    for (const [left, colour] of [
      [700, [255, 0, 0]],
      [820, [0, 0, 255]],
    ] as const) {
      const spot = sharp(png).extract({ left, top: 300, width: 1, height: 1 });
      const pixel = [...(await spot.raw().toBuffer())];
      const distance = colour.map((value, index) => Math.abs(value - (pixel[index] ?? 0)));
      expect(Math.max(...distance)).toBeLessThan(24);
    }
  });

  test.each(['Сталкер 🎬', 'W'.repeat(100), hostile])('takes the name %j', async (name) => {
    const { path } = await begin({ films: 2, name });
    expect((await sharp((await fetchImage(path)).png).metadata()).width).toBe(1200);
  });

  test('is for whoever may see the championship, and otherwise not there', async () => {
    const { circleId, outsider, member, admin } = viewers;
    const { path } = await begin({ films: 2, circleId });
    const clients = [visitor, outsider.client, member.client, admin.client];
    const answers = await Promise.all(clients.map((client) => client.get(`${path}/share.png`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 200]);
    expect(answers[2]?.headers.get('cache-control')).toBe('private, no-cache');
    expect(answers[2]?.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const draft = await addCircleTournament(sql, {
      circleId,
      createdBy: admin.id,
      status: 'preparation',
    });
    for (const { client } of [member, outsider]) {
      expect((await client.get(`/api/tournaments/${draft}/share.png`)).status).toBe(404);
    }
    for (const odd of ['0/share.png', 'x/share.png', '1/share.png?lang=de', '1/share.png?lang=']) {
      expect((await visitor.get(`/api/tournaments/${odd}`)).status).toBe(400);
    }
  });

  test('is not kept by caches between us when a cookie comes with it', async () => {
    const { path } = await begin({ films: 2 });
    const stale = { headers: { cookie: '__Host-girone=over' } };
    const { headers } = await visitor.fetch(`${path}/share.png`, stale);
    expect(headers.get('set-cookie')).toContain('__Host-girone=;');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

function embedOf({ tournamentId }: Season, query = ''): string {
  return `/embed/tournaments/${tournamentId}${query}`;
}

function textOf(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

describe('a table in another site’s frame', () => {
  test('has a policy of its own that lets it be framed and nothing run', async () => {
    const season = await begin({ films: 4 });
    const { status, headers, text } = await viewers.admin.client.get(embedOf(season));
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')?.split(';')).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      "img-src 'self' data: https://image.tmdb.org",
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
    ]);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/);
    expect(text).toMatch(/^<!doctype html><html lang="en" data-theme="auto">/);
  });

  test('is the only thing that can be framed', async () => {
    const { path } = await begin({ films: 2 });
    for (const other of [
      '/healthz',
      '/api/user',
      '/leaderboard',
      '/embed',
      '/embed/tournaments',
      `${path}/share.png`,
      `${path}/leaderboard`,
    ]) {
      const { headers } = await visitor.get(other);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  test('shows positions, results and points, as many rows as asked for', async () => {
    const season = await begin({ films: 5, name: 'Mondiale' });
    await play(season, 2);
    const { body } = await visitor.get(`${season.path}/leaderboard`);
    const { text } = await visitor.get(embedOf(season));
    for (const row of body) {
      const { position, filmTitle, wins, draws, losses, points } = row;
      expect(textOf(text)).toContain(
        `${position} ${filmTitle} ${wins} ${draws} ${losses} ${points}`,
      );
    }
    expect(textOf(text)).toContain('Mondiale In progress · day 3 of 10');
    expect(text).toContain('<meta http-equiv="refresh" content="300"/>');
    expect(text.match(/<th scope="row"/g)).toHaveLength(5);
    const address = `href="/leaderboard?tournament=${season.tournamentId}"`;
    expect(text).toContain(`${address} target="_blank" rel="noopener"`);
    const short = (await visitor.get(embedOf(season, '?rows=2'))).text;
    expect(short.match(/<th scope="row"/g)).toHaveLength(2);
    expect(textOf(short)).toContain('3 more films');
  });

  test('says who has won, and then no longer asks again', async () => {
    const season = await begin({ films: 2 });
    await play(season, 1);
    await viewers.admin.client.post(`${season.path}/advance`, { matchDay: 2 });
    const { text } = await visitor.get(embedOf(season, '?lang=it'));
    expect(textOf(text)).toMatch(/Completato · (?:Vince|Vincono a pari merito) Film \d+/);
    expect(text).not.toContain('http-equiv');
  });

  test('names all who share the title, however few rows are shown', async () => {
    const season = await begin({ films: 2, name: 'Alla pari' });
    // Nobody votes, so that nobody is ahead.
    await closeDays(viewers.admin.client, season.path, season.lastDay);
    const { text } = await visitor.get(embedOf(season, '?rows=1'));
    expect(textOf(text)).toMatch(/Joint winners:? Film \d+, Film \d+/);
    expect(text.match(/<th scope="row"/g)).toHaveLength(1);
  });

  test('a championship that was called off has no winner', async () => {
    const season = await begin({ films: 2 });
    await closeDays(viewers.admin.client, season.path, 1);
    expect((await viewers.admin.client.delete(season.path)).status).toBe(204);
    const { text } = await visitor.get(embedOf(season));
    expect(textOf(text)).toContain('Called off');
    expect(textOf(text)).not.toContain('inner');
  });

  test('before the draw nobody outside learns what is nominated', async () => {
    const id = await addTournament(sql);
    await nominate(sql, id, await addUser(sql));
    const { status, text } = await visitor.get(`/embed/tournaments/${id}`);
    expect([status, text.includes('La strada')]).toEqual([200, false]);
    expect(textOf(text)).toContain('Nominations are open');
  });

  test.each([
    ['en', 'In progress', ['W', 'D', 'L', 'Pts']],
    ['it', 'In corso', ['V', 'P', 'S', 'Pt']],
    ['es', 'En curso', ['G', 'E', 'P', 'Pts']],
  ])('speaks %s, by its address or by the browser', async (language, state, heads) => {
    const season = await begin({ films: 2 });
    const asked = await visitor.get(embedOf(season, `?lang=${language}`));
    const headers = { 'accept-language': `${language}-XX, de;q=0.5` };
    const preferred = await visitor.fetch(embedOf(season), { headers });
    expect(preferred.text).toBe(asked.text);
    expect(preferred.headers.get('vary')).toContain('accept-language');
    expect(asked.text).toContain(`<html lang="${language}"`);
    expect(textOf(asked.text)).toContain(state);
    for (const head of heads) expect(asked.text).toContain(`>${head}</abbr>`);
  });

  test('takes an odd address for one that says nothing', async () => {
    const season = await begin({ films: 2 });
    const usual = (await visitor.get(embedOf(season))).text;
    for (const odd of ['lang=de', 'theme=pink', 'rows=0', 'rows=65', 'rows=x', 'lang=it&lang=es']) {
      expect((await visitor.get(embedOf(season, `?${odd}`))).text).toBe(usual);
    }
    for (const theme of ['dark', 'light']) {
      const { text } = await visitor.get(embedOf(season, `?theme=${theme}`));
      expect(text).toContain(`data-theme="${theme}"`);
    }
  });

  test('shows a hostile name as text', async () => {
    const season = await begin({ films: 2, name: hostile });
    await nameFilm(sql, season.films[0], hostile);
    const { text } = await visitor.get(embedOf(season));
    expect(text).not.toContain('<script');
    expect(text.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThan(2);
  });

  test('what is not public is not there, not even for a member, and looks like nothing', async () => {
    const season = await begin({ films: 2, circleId: viewers.circleId });
    const { client } = viewers.member;
    const nothing = await client.get('/embed/tournaments/2000000000');
    for (const path of [embedOf(season), '/embed/tournaments/x', '/embed/tournaments/0']) {
      const { status, headers, text } = await client.get(path);
      expect([status, text]).toEqual([404, nothing.text]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
      expect(headers.get('x-frame-options')).toBeNull();
    }
    expect(textOf(nothing.text)).toContain('does not exist, or it is not public');
  });
});

function ask(page: string, { params = {}, query = {}, language = defaultLanguage } = {}) {
  return describePage({ db: connection.db }, { page, params, query, language });
}

describe('the preview of a page', () => {
  test('names a public championship, where it stands and its picture', async () => {
    const season = await begin({ films: 2, name: 'Mondiale' });
    const query = { tournament: String(season.tournamentId) };
    expect(await ask(pages.leaderboard, { query })).toEqual({
      language: 'en',
      title: 'Mondiale',
      description: 'In progress · day 1 of 2. 2 films.',
      path: `/leaderboard?tournament=${season.tournamentId}`,
      type: 'website',
      image: {
        path: `${season.path}/share.png?lang=en`,
        alt: 'Mondiale on Girone',
        width: 1200,
        height: 630,
      },
    });
    await closeDays(viewers.admin.client, season.path, 1);
    const leading = await ask(pages.leaderboard, { query });
    expect(leading?.description).toMatch(
      /^In progress · day 2 of 2\. In the lead: Film \d+, 1 point\.$/,
    );
    for (const language of languages) {
      const told = await ask(pages.leaderboard, { query, language });
      expect(told?.image.path).toContain(`lang=${language}`);
    }
  });

  test('names a film that plays in public', async () => {
    const { films } = await begin({ films: 2, name: 'Mondiale' });
    await sql.run(
      `update films set title = 'Roma', release_year = 1972, director = 'Fellini' where id = $1`,
      [films[0]],
    );
    expect(await ask(pages.film, { params: { id: String(films[0]) } })).toMatchObject({
      title: 'Roma (1972)',
      description: 'A film by Fellini. It plays in Mondiale.',
      path: `/films/${films[0]}`,
      image: { path: `/api/films/${films[0]}/poster.png`, width: 600, height: 900 },
    });
  });

  test('is none for what is private, unknown or malformed', async () => {
    const hidden = await begin({ films: 2, circleId: viewers.circleId });
    for (const tournament of [String(hidden.tournamentId), '2000000000', '0', 'x', ['1', '2']]) {
      expect(await ask(pages.leaderboard, { query: { tournament } })).toBeUndefined();
    }
    expect(await ask(pages.leaderboard)).toBeUndefined();
    for (const id of [String(hidden.films[0]), '2000000000', 'x']) {
      expect(await ask(pages.film, { params: { id } })).toBeUndefined();
    }
  });
});
