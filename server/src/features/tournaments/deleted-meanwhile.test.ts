import { beforeEach, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { addOwnedCircle, addTournament, nominate } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let owner: TestPerson;

beforeEach(async () => {
  owner = await signUp(girone);
});

const places = {
  tournaments: async () => {
    const { body } = await owner.client.post('/api/tournaments', { name: 'Coppa' });
    await owner.client.post('/api/posts', { content: 'Ciao', tournamentId: body.id });
    return Number(body.id);
  },
  circles: async () => {
    const id = await addOwnedCircle(sql, owner.id);
    await owner.client.post('/api/posts', { content: 'Ciao', circleId: id });
    return id;
  },
};

async function untilSomebodyWaits(): Promise<void> {
  await eventually(async () => {
    const waiting = await sql.run(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length === 0) throw new Error('nobody waits');
  });
}

test.each(Object.entries(places))(
  'the end of one of the %s goes through though somebody else locks the other way round',
  async (table, addPlace) => {
    const id = await addPlace();
    expect(await countPosts()).toBe(1);
    const other = await sql.connect();
    try {
      await other.query('begin');
      await other.query('select 1 from users where id = $1 for update', [owner.id]);
      const deleting = owner.client.delete(`/api/${table}/${id}`);
      await untilSomebodyWaits();
      // Now each waits for the other, and the database ends the one that has waited for longer.
      await other.query(`select 1 from ${table} where id = $1 for update`, [id]);
      await other.query('commit');
      expect((await deleting).status).toBe(204);
    } finally {
      other.release();
    }
    expect(await countPosts()).toBe(0);
  },
);

test('a name is changed though a championship with a film of the person goes at that moment', async () => {
  const tournamentId = await addTournament(sql);
  await nominate(sql, tournamentId, owner.id);
  const other = await sql.connect();
  try {
    await other.query('begin');
    await other.query('delete from tournaments where id = $1', [tournamentId]);
    const changing = owner.client.put('/api/users/profile', { firstName: 'Giulia' });
    await untilSomebodyWaits();
    await other.query('commit');
    expect((await changing).status).toBe(200);
  } finally {
    other.release();
  }
});

async function countPosts(): Promise<number> {
  const [row] = await sql.run('select posts_count::int as count from users where id = $1', [
    owner.id,
  ]);
  return Number(row?.count);
}
