import { checkBox } from '@girone/championship/box/check-box';
import { seasonBox, type SeasonBox } from '@girone/contract/season-box';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { playDays } from '../../testing/play-days.ts';
import { addUser, nameFilm } from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';
import { findBoxData } from './box-file.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

const hostile = '</script><script>alert(1)</script><!--';

let viewers: Viewers;
let season: Season;
/** Of a private circle. */
let hidden: Season;
let running: Season;

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  const { admin, circleId } = viewers;
  const settings = { createdBy: admin.id, advanceOnAllVotes: false, films: 3 };
  season = await addSeason(sql, { ...settings, name: 'Coppa' });
  hidden = await addSeason(sql, { ...settings, circleId });
  running = await addSeason(sql, settings);
  const voters: number[] = [];
  for (let i = 0; i < 5; i += 1) voters.push(await addUser(sql));
  await playDays(sql, { season, client: admin.client, voters }, season.lastDay);
  await playDays(sql, { season: hidden, client: admin.client, voters }, hidden.lastDay);
  await playDays(sql, { season: running, client: admin.client, voters }, 1);
  for (const { path } of [season, hidden]) await untilSealed(path);
});

async function untilSealed(path: string): Promise<void> {
  await eventually(async () => {
    const { body } = await viewers.admin.client.get(`${path}/seals`);
    expect(body.seals).toHaveLength(7);
  });
}

async function takeBox(client: TestClient, { path }: Season): Promise<SeasonBox> {
  const { status, text } = await client.get(`${path}/box.html`);
  expect(status).toBe(200);
  return seasonBox.parse(JSON.parse(findBoxData(text) ?? ''));
}

function say(authorId: number, content: string, isOfCircle: boolean) {
  const { tournamentId } = isOfCircle ? hidden : season;
  return sql.run(
    `insert into posts (content, author_id, tournament_id, circle_id, is_public)
     values ($1, $2, $3, $4, $5)`,
    [content, authorId, tournamentId, isOfCircle ? viewers.circleId : null, !isOfCircle],
  );
}

describe('a championship in a box', () => {
  test('is one file that adds up and holds what the pages show', async () => {
    const answer = await viewers.visitor.get(`${season.path}/box.html`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="Coppa.html"',
    );
    const box = await takeBox(viewers.visitor, season);
    expect(checkBox(box).findings).toEqual([]);
    const { body: table } = await viewers.visitor.get(`${season.path}/leaderboard`);
    expect(
      box.days.at(-1)?.table.map(([filmId, position, points]) => [filmId, position, points]),
    ).toEqual(
      table.map((row: Record<string, number>) => [row['filmId'], row['position'], row['points']]),
    );
    const { body: chain } = await viewers.visitor.get(`${season.path}/seals`);
    expect(box.seals).toEqual(chain.seals);
  });

  test('has what was said in public and nothing that was said among members', async () => {
    await say(viewers.outsider.id, 'Un verdetto giusto.', false);
    await say(viewers.member.id, 'Resti tra noi.', true);
    expect((await takeBox(viewers.visitor, season)).posts).toMatchObject([
      { content: 'Un verdetto giusto.' },
    ]);
    expect((await takeBox(viewers.member.client, hidden)).posts).toEqual([]);
  });

  test('names no voter and holds no key', async () => {
    const { text } = await viewers.visitor.get(`${season.path}/box.html`);
    const rows = await sql.run('select key from ballot_keys');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(text).not.toContain(String(key));
  });

  test('ends no element, whatever a title says', async () => {
    const [filmId = 0] = season.films;
    await nameFilm(sql, filmId, hostile);
    await sql.run('update film_nominations set drawn_title = $2 where film_id = $1', [
      filmId,
      hostile,
    ]);
    await sql.run('update tournaments set name = $2 where id = $1', [season.tournamentId, hostile]);
    const { text } = await viewers.visitor.get(`${season.path}/box.html`);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<!--');
    const box = await takeBox(viewers.visitor, season);
    expect([box.championship.name, box.films.some(({ title }) => title === hostile)]).toEqual([
      hostile,
      true,
    ]);
  });
});

describe('who gets it', () => {
  test('is whoever may see the championship', async () => {
    const { visitor, outsider, member, admin } = viewers;
    for (const client of [visitor, outsider.client]) {
      const { status, body } = await client.get(`${hidden.path}/box.html`);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    for (const { client } of [member, admin]) await takeBox(client, hidden);
  });

  test('is nobody before it is over, nor after it was called off', async () => {
    const early = await viewers.admin.client.get(`${running.path}/box.html`);
    expect([early.status, early.body.code]).toEqual([409, 'tournament_not_over']);
    const { status, body } = await viewers.visitor.get('/api/tournaments/2147483647/box.html');
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});
