import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addCircle, addOpenMatch, addUser, closeMatch } from '../../testing/sample-rows.ts';
import { signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

// Championships of a single match, which no draw makes, are enough to look at one.
const database = useDatabase({ checked: false });
const girone = useGirone(database);
const sql = connectDirectly(database);

let visitor: TestClient;

beforeAll(() => {
  visitor = new TestClient(girone.address);
});

async function listIds(client: TestClient, query = ''): Promise<number[]> {
  const { status, body } = await client.get(`/api/matches${query}`);
  expect(status).toBe(200);
  return body.map(({ id }: { id: number }) => id);
}

function vote(matchId: number, userId: number, filmId: number) {
  return sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
    matchId,
    userId,
    filmId,
  ]);
}

describe('the list of matches', () => {
  test('shows an open match with both films and the votes so far', async () => {
    const { matchId, home, away } = await addOpenMatch(sql);
    for (const film of [home, home, away]) await vote(matchId, await addUser(sql), film);
    const { body } = await visitor.get('/api/matches?status=active&limit=1');
    expect(body).toEqual([
      expect.objectContaining({
        id: matchId,
        status: 'active',
        tournamentName: 'Coppa',
        film1Votes: 2,
        film2Votes: 1,
        totalVotes: 3,
        winnerId: null,
        film1: expect.objectContaining({ id: home, title: 'La strada' }),
        film2: expect.objectContaining({ id: away }),
      }),
    ]);
  });

  test('shows the result of a completed one', async () => {
    const { matchId, away } = await addOpenMatch(sql);
    for (const film of [away, away]) await vote(matchId, await addUser(sql), film);
    await closeMatch(sql, matchId, [0, 2]);
    const { body } = await visitor.get('/api/matches?status=completed&limit=1');
    expect(body[0]).toMatchObject({ id: matchId, film2Votes: 2, winnerId: away });
  });

  test('tells only the turnout while the count is secret', async () => {
    const { matchId, tournamentId, home } = await addOpenMatch(sql);
    await sql.run('update tournaments set secret_count = true where id = $1', [tournamentId]);
    await vote(matchId, await addUser(sql), home);
    const { body } = await visitor.get('/api/matches?status=active&limit=1');
    expect(body[0]).toMatchObject({ film1Votes: null, film2Votes: null, totalVotes: 1 });
  });

  test('leaves out what a cancelled championship did not play', async () => {
    const { matchId, tournamentId } = await addOpenMatch(sql);
    expect(await listIds(visitor, '?status=active')).toContain(matchId);
    await sql.run(
      `update tournaments set status = 'completed', completed_at = now(), cancelled_at = now()
       where id = $1`,
      [tournamentId],
    );
    expect(await listIds(visitor, '?status=active')).not.toContain(matchId);
    expect(await listIds(visitor)).not.toContain(matchId);
  });

  test('calls a deleted user by no name', async () => {
    const { matchId, home } = await addOpenMatch(sql);
    await sql.run(
      `update users set username = '~' || id, email = '~' || id, password = '', deleted_at = now()
       where id = (select owner_id from films where id = $1)`,
      [home],
    );
    const { body } = await visitor.get('/api/matches?limit=1');
    expect(body[0]).toMatchObject({ id: matchId, film1: { ownerName: null } });
  });

  test('keeps a circle’s matches from those who may not see them', async () => {
    const { client: member, id: memberId } = await signUp(girone, 'member');
    const { client: outsider } = await signUp(girone, 'outsider');
    const { client: admin, id: adminId } = await signUp(girone, 'admin');
    await sql.run('update users set is_admin = true where id = $1', [adminId]);
    const circleId = await addCircle(sql);
    await sql.run('insert into circle_memberships (circle_id, user_id) values ($1, $2)', [
      circleId,
      memberId,
    ]);
    const { matchId, tournamentId } = await addOpenMatch(sql);
    await sql.run('update tournaments set circle_id = $2, is_public = false where id = $1', [
      tournamentId,
      circleId,
    ]);
    const seenBy = async () =>
      Promise.all(
        [visitor, outsider, member, admin].map(async (client) =>
          (await listIds(client)).includes(matchId),
        ),
      );
    expect(await seenBy()).toEqual([false, true, true, true]);
    await sql.run('update circles set is_public = false where id = $1', [circleId]);
    expect(await seenBy()).toEqual([false, false, true, true]);
  });

  test('comes in pages that follow one another', async () => {
    const all = await listIds(visitor, '?limit=100');
    const first = await visitor.get('/api/matches?limit=2');
    const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await visitor.get(next);
    const ids = [...first.body, ...second.body].map(({ id }: { id: number }) => id);
    expect(ids).toEqual(all.slice(0, 4));
  });

  test.each([
    '?status=open',
    '?limit=0',
    '?limit=101',
    '?limit=x',
    '?before=0',
    '?limit=1&limit=2',
  ])('%s is refused', async (query) => {
    const { status, body } = await visitor.get(`/api/matches${query}`);
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_input');
  });
});
