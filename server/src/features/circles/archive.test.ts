import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { findBreaches } from '../../cli/invariants.ts';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addCircleTournament,
  addJoinRequest,
  addMember,
  addOwnedCircle,
  addUser,
} from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

interface Archive {
  readonly owner: TestPerson;
  /** Had a film in it. */
  readonly player: TestPerson;
  /** Voted, and has left the circle since. */
  readonly voter: TestPerson;
  /** Was a member, and did neither. */
  readonly idle: TestPerson;
  readonly circleId: number;
  readonly season: Season;
  readonly setupId: number;
}

let outsider: TestPerson;
let siteAdmin: TestPerson;

beforeAll(async () => {
  outsider = await signUp(girone);
  siteAdmin = await signUp(girone);
  await sql.run('update users set is_admin = true where id = $1', [siteAdmin.id]);
});

/** A circle in which one championship was played and another is getting ready, and which is then deleted. */
async function deletePlayedCircle(isPublic: boolean): Promise<Archive> {
  const owner = await signUp(girone);
  const circleId = await addOwnedCircle(sql, owner.id, { isPublic });
  const [player, voter, idle] = [await signUp(girone), await signUp(girone), await signUp(girone)];
  for (const { id: userId } of [player, voter, idle]) await addMember(sql, { circleId, userId });
  const season = await addSeason(sql, {
    films: 2,
    owners: [player.id],
    circleId,
    createdBy: owner.id,
    advanceOnAllVotes: false,
  });
  const [match] = matchesOn(season, 1);
  await voter.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
  await closeDays(owner.client, season.path, season.lastDay);
  await voter.client.post(`/api/circles/${circleId}/leave`);
  const setupId = await addCircleTournament(sql, { circleId, createdBy: owner.id });
  await addJoinRequest(sql, circleId, await addUser(sql));
  await owner.client.post(`/api/circles/${circleId}/invites`, {});
  await player.client.post('/api/posts', { content: 'Che finale', section: 'social', circleId });
  expect((await owner.client.delete(`/api/circles/${circleId}`)).status).toBe(204);
  return { owner, player, voter, idle, circleId, season, setupId };
}

describe.each([
  ['private', false],
  ['public', true],
])('a %s circle that is deleted', (_name, isPublic) => {
  let archive: Archive;

  beforeAll(async () => {
    archive = await deletePlayedCircle(isPublic);
  });

  test('leaves what was played in it to those who took part and to site admins', async () => {
    const { owner, player, voter, idle, season } = archive;
    const reads = ['', '/matches', '/leaderboard'];
    for (const { client } of [owner, player, voter, siteAdmin]) {
      for (const read of reads) {
        expect((await client.get(`${season.path}${read}`)).status).toBe(200);
      }
    }
    const visitor = new TestClient(girone.address);
    for (const client of [idle.client, outsider.client]) {
      for (const read of reads) {
        expect((await client.get(`${season.path}${read}`)).status).toBe(404);
      }
    }
    expect((await visitor.get(`${season.path}/matches`)).status).toBe(404);
    expect((await visitor.get(`/embed/tournaments/${season.tournamentId}`)).status).toBe(404);
    expect((await visitor.get(`${season.path}/share.png`)).status).toBe(404);
  });

  test('names it there, and in their lists', async () => {
    const { player, season, circleId } = archive;
    const { body } = await player.client.get('/api/tournaments');
    expect(body).toMatchObject([
      {
        id: season.tournamentId,
        circleName: 'Cinefili',
        isArchived: true,
        viewerMay: { discuss: false, rematch: false },
      },
    ]);
    expect((await outsider.client.get('/api/tournaments')).body).toEqual([]);
    expect((await player.client.get(`/api/circles/${circleId}`)).status).toBe(404);
  });

  test('is nowhere else: no members, requests, links, posts, and nothing that had not begun', async () => {
    const { owner, player, circleId, setupId } = archive;
    const path = `/api/circles/${circleId}`;
    expect((await owner.client.get(path)).status).toBe(404);
    expect((await siteAdmin.client.get(`${path}/members`)).status).toBe(404);
    expect((await siteAdmin.client.get(`${path}/reports`)).status).toBe(404);
    expect((await outsider.client.post(`${path}/join`)).status).toBe(404);
    expect((await owner.client.delete(path)).status).toBe(404);
    expect((await owner.client.get(`/api/tournaments/${setupId}`)).status).toBe(404);
    expect((await player.client.get('/api/circles/my')).body.active).toBe(0);
    const listed: { id: number }[] = (await outsider.client.get('/api/circles')).body;
    expect(listed.some(({ id }) => id === circleId)).toBe(false);
    for (const table of ['posts', 'circle_invites', 'circle_join_requests', 'reports']) {
      expect(await sql.run(`select 1 from ${table} where circle_id = $1`, [circleId])).toEqual([]);
    }
    const created = await owner.client.post('/api/tournaments', { name: 'Ancora', circleId });
    expect(created.status).toBeGreaterThanOrEqual(400);
  });

  test('breaks no promise of the database, also when its owner’s account goes', async () => {
    const { owner, season, voter } = archive;
    await siteAdmin.client.send('DELETE', `/api/admin/users/${owner.id}`, { reason: 'Abuso' });
    expect((await voter.client.get(season.path)).body).toMatchObject({ circleName: 'Cinefili' });
    const breaches = await findBreaches(drizzle(database.sql));
    expect(breaches.filter((found) => found.breaches > 0)).toEqual([]);
  });
});
