import { expect, test } from 'vitest';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { signUp } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, {
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'loopback',
  DATABASE_POOL: '4',
  JOBS: 'off',
});
const sql = connectDirectly(database);

test('an address whose calls all wait for the database keeps nobody else waiting', async () => {
  const giulia = await signUp(girone, 'giulia');
  giulia.client.headers['x-forwarded-for'] = '198.51.100.1';
  const other = new TestClient(girone.address);
  other.headers['x-forwarded-for'] = '198.51.100.2';

  const holder = await sql.connect();
  await holder.query('begin');
  await holder.query('select 1 from users where id = $1 for update', [giulia.id]);
  const answers = Array.from({ length: 12 }, (_, place) =>
    giulia.client.put('/api/users/profile', { bio: `Il mio film ${place}` }),
  );
  await eventually(async () =>
    expect(
      await sql.run(`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`),
    ).toHaveLength(2),
  );
  expect((await other.get('/api/leaderboard')).status).toBe(200);

  await holder.query('commit');
  holder.release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
