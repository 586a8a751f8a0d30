import { beforeAll, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;
/** One film has won. */
let won: Season;
/** Nobody has voted: both films are first. */
let shared: Season;
let running: Season;
let cancelled: Season;

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  const { admin, member, circleId } = viewers;
  const ofCircle = {
    films: 2,
    owners: [member.id],
    createdBy: admin.id,
    circleId,
    advanceOnAllVotes: false,
  };
  won = await addSeason(sql, { ...ofCircle, name: 'Coppa vinta' });
  shared = await addSeason(sql, { ...ofCircle, name: 'Coppa pari' });
  running = await addSeason(sql, { ...ofCircle, name: 'Coppa in corso' });
  cancelled = await addSeason(sql, { ...ofCircle, name: 'Coppa interrotta' });
  for (const day of [1, 2]) {
    const [match] = matchesOn(won, day);
    const filmId = won.films[0];
    await member.client.post(`/api/matches/${match?.id}/vote`, { filmId });
    await admin.client.post(`${won.path}/advance`, { matchDay: day });
  }
  await closeDays(admin.client, shared.path, 2);
  await closeDays(admin.client, running.path, 1);
  await closeDays(admin.client, cancelled.path, 1);
  await admin.client.delete(cancelled.path);
});

interface Listed {
  readonly id: number;
  readonly champions: readonly { filmId: number; filmTitle: string }[];
}

async function readChampions(path: string): Promise<Map<number, number[]>> {
  const { status, body } = await viewers.member.client.get(path);
  expect([path, status]).toEqual([path, 200]);
  const rows: readonly Listed[] = body;
  return new Map(rows.map(({ id, champions }) => [id, champions.map(({ filmId }) => filmId)]));
}

test('every list of championships names the winners of those that were played to their end', async () => {
  const { member, circleId } = viewers;
  const [me] = await sql.run('select username from users where id = $1', [member.id]);
  for (const path of [
    '/api/tournaments',
    `/api/circles/${circleId}/tournaments`,
    `/api/users/${String(me?.['username'])}/tournaments`,
  ]) {
    const champions = await readChampions(path);
    expect(champions.get(won.tournamentId)).toEqual([won.films[0]]);
    expect(new Set(champions.get(shared.tournamentId))).toEqual(new Set(shared.films));
    expect(champions.get(running.tournamentId)).toEqual([]);
    expect(champions.get(cancelled.tournamentId)).toEqual([]);
  }
});

test('the page of one for those who only look names them as well', async () => {
  const path = `/api/leaderboard/tournaments/${won.tournamentId}`;
  const { body } = await viewers.member.client.get(path);
  expect(body.champions.map(({ filmId }: { filmId: number }) => filmId)).toEqual([won.films[0]]);
  expect(body.champions[0].filmTitle).toBe(body.leaders[0].film.title);
});

test('a match of a circle says whose members vote, one that is open to all names nobody', async () => {
  const [circle] = await sql.run('select name from circles where id = $1', [viewers.circleId]);
  const open = await viewers.member.client.get(`${running.path}/matches?status=active`);
  expect(open.body[0].circleName).toBe(circle?.['name']);
  const everybodys = await addSeason(sql, { createdBy: viewers.admin.id });
  const matches = await viewers.visitor.get(`${everybodys.path}/matches?status=active`);
  expect(matches.body[0].circleName).toBeNull();
});
