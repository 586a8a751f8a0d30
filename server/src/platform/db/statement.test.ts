import { userId } from '@girone/contract/ids';
import { and, eq, ne, sql as fragment } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessions, users } from '../../domain/schema/accounts.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { createDatabase, type DatabaseConnection } from './database.ts';
import { build } from './defined-query.ts';
import { pipelined } from './pipelined.ts';
import { statement } from './statement.ts';

const database = useDatabase();
const sql = connectDirectly(database);
let connection: DatabaseConnection;

beforeAll(() => {
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 1, log });
  return () => connection.close();
});

const peopleWithSessions = statement('test_people', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({
      id: users.id,
      createdAt: users.createdAt,
      person: { username: users.username, isAdmin: users.isAdmin },
      session: { sid: sessions.sid, expire: sessions.expire },
      answer: fragment<number>`6 * 7`,
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(fragment`${users.id} = any(${ids})`)
    .orderBy(users.id),
);

const rename = statement('test_rename', { id: 'int', name: 'text?' }, ({ id, name }) =>
  build
    .update(users)
    .set({ firstName: fragment`${name}` })
    .where(eq(users.id, id))
    .returning({ id: users.id, firstName: users.firstName }),
);

const namesOf = statement('test_names', { ids: 'int[]', since: 'timestamptz?' }, (places) =>
  build.execute<{ id: number; username: string }>(
    fragment`select ${users.id}, ${users.username} from ${users}
      where ${users.id} = any(${places.ids}) and ${users.createdAt} > coalesce(${places.since}, '-infinity')
      order by ${users.id}`,
  ),
);

const shift = statement('test_shift', { ids: 'int[]', names: 'text?[]' }, ({ ids, names }) =>
  build.execute(
    fragment`update ${users} set first_name = shifted.name
      from unnest(${ids}, ${names}) as shifted (id, name) where ${users.id} = shifted.id`,
  ),
);

const echo = statement('test_echo', { rating: 'float8', none: 'float8?' }, ({ rating, none }) =>
  build.execute(fragment`select ${rating} as rating, ${none} as none`),
);

const twice = statement('test_twice', { id: 'int', name: 'text' }, ({ id, name }) =>
  build.execute(fragment`select concat_ws(' ', ${name}, ${id}, ${name}, ${id}) as answer`),
);

const inverse = statement('test_inverse', { secret: 'text' }, ({ secret }) =>
  build.execute(fragment`select 1 / ${secret}::int`),
);

const firstNamed = statement('test_first_named', { ids: 'int[]', most: 'int' }, ({ ids, most }) =>
  build
    .select({ username: users.username })
    .from(users)
    .where(
      and(
        fragment`${users.id} = any(${ids})`,
        eq(users.firstName, "O'Hara"),
        ne(users.filmsUploaded, -1),
      ),
    )
    .orderBy(users.id)
    .limit(most),
);

describe('a statement', () => {
  test('answers what the query builder would: nested, with dates, and null where a join found nothing', async () => {
    const [one, two] = [await addUser(sql), await addUser(sql)];
    const expire = new Date(Date.now() + 86_400_000);
    await sql.run(`insert into sessions (sid, user_id, expire) values ('s', $1, $2)`, [
      one,
      expire.toISOString(),
    ]);
    const ids = [one, two];
    const rows = await peopleWithSessions(connection.db, { ids });
    const { db } = connection;
    const expected = await db
      .select({
        id: users.id,
        createdAt: users.createdAt,
        person: { username: users.username, isAdmin: users.isAdmin },
        session: { sid: sessions.sid, expire: sessions.expire },
        answer: fragment<number>`6 * 7`,
      })
      .from(users)
      .leftJoin(sessions, eq(sessions.userId, users.id))
      .where(fragment`${users.id} = any(${fragment.param(ids)}::int[])`)
      .orderBy(users.id);
    expect(rows).toEqual(expected);
    expect(rows[0]?.session?.expire).toEqual(expire);
    expect(rows[1]?.session).toBeNull();
  });

  test('is planned once by a connection, under its name', async () => {
    for (let time = 0; time < 3; time += 1) await peopleWithSessions(connection.db, { ids: [] });
    const { rows } = await connection.pool.query(
      `select name from pg_prepared_statements where name = 'test_people'`,
    );
    expect(rows).toEqual([{ name: 'test_people' }]);
  });

  test('takes part in the transaction that it is given', async () => {
    const id = await addUser(sql);
    const undone = connection.db.transaction(async (tx) => {
      expect(await rename(tx, { id, name: 'Ada' })).toEqual([
        { id: userId.parse(id), firstName: 'Ada' },
      ]);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await sql.run('select first_name from users where id = $1', [id])).toEqual([
      { first_name: null },
    ]);
  });

  test('that is written out answers rows by the names of its columns, and how many it has met', async () => {
    const { db } = connection;
    const ids = [await addUser(sql), await addUser(sql)];
    const { rows } = await namesOf(db, { ids, since: null });
    const expected = await sql.run(
      'select id, username from users where id = any($1) order by id',
      [ids],
    );
    expect(rows).toEqual(expected);
    const later = await namesOf(db, { ids, since: new Date('2999-01-01') });
    expect(later.rows).toEqual([]);
    const { rowCount } = await shift(db, { ids, names: ['Ada', null] });
    expect(rowCount).toBe(2);
    expect(await nameOf(ids[0] ?? 0)).toEqual([{ name: 'Ada' }]);
  });

  test('takes a number with a fraction as it is', async () => {
    const { rows } = await echo(connection.db, { rating: 7.1, none: null });
    expect(rows).toEqual([{ rating: 7.1, none: null }]);
  });

  test('sends a value once that it needs twice', async () => {
    const { rows } = await twice(connection.db, { id: 7, name: 'Ada' });
    expect(rows).toEqual([{ answer: 'Ada 7 Ada 7' }]);
    const prepared = await connection.pool.query<{ types: string }>(
      `select parameter_types::text as types from pg_prepared_statements where name = 'test_twice'`,
    );
    expect(prepared.rows).toEqual([{ types: '{text,integer}' }]);
  });

  test('has in its text what is known beforehand, so that a kept plan can rely on it', async () => {
    const id = await addUser(sql);
    await rename(connection.db, { id, name: "O'Hara" });
    expect(await firstNamed(connection.db, { ids: [id], most: 1 })).toHaveLength(1);
    expect(await firstNamed(connection.db, { ids: [id], most: 0 })).toHaveLength(0);
    const { rows } = await connection.pool.query<{ statement: string; types: string }>(
      `select statement, parameter_types::text as types
      from pg_prepared_statements where name = 'test_first_named'`,
    );
    expect(rows[0]?.types).toBe('{integer[],integer}');
    expect(rows[0]?.statement).toContain("= 'O''Hara'");
    expect(rows[0]?.statement).toContain('<> (-1)');
  });

  test('that fails says what was asked and why, and nothing of the values', async () => {
    const failed = inverse(connection.db, { secret: 'not a number' });
    await expect(failed).rejects.toThrow('Failed query: select 1 / $1::text::int');
    await expect(failed).rejects.not.toThrow('not a number');
    await expect(failed).rejects.toMatchObject({ cause: { code: '22P02' } });
  });

  test('has a name of its own', () => {
    expect(() => statement('test_rename', {}, () => build.select().from(users))).toThrow(
      'two statements are called test_rename',
    );
  });

  test('cannot be made of a query that belongs to a database', () => {
    const foreign = statement('test_foreign', {}, () =>
      connection.db.select({ id: users.id }).from(users),
    );
    expect(() => foreign(connection.db, {})).toThrow('test_foreign was not made with "build"');
  });
});

function nameOf(id: number) {
  return sql.run('select first_name as name from users where id = $1', [id]);
}

describe('a pipelined transaction', () => {
  test('keeps what was committed, and gives the connection back', async () => {
    const id = await addUser(sql);
    for (const name of ['Ada', 'Bice', 'Carla']) {
      await pipelined(connection.db, async ({ connection: client, commit }) => {
        await Promise.all([rename(client, { id, name }), commit()]);
      });
    }
    expect(await nameOf(id)).toEqual([{ name: 'Carla' }]);
  });

  test('keeps nothing that was not', async () => {
    const id = await addUser(sql);
    await pipelined(connection.db, async ({ connection: client }) => {
      await rename(client, { id, name: 'Ada' });
    });
    expect(await nameOf(id)).toEqual([{ name: null }]);
  });

  test('inside another transaction is a part of it that can be undone by itself', async () => {
    const [kept, lost] = [await addUser(sql), await addUser(sql)];
    await connection.db.transaction(async (tx) => {
      await pipelined(tx, async ({ connection: client, commit }) => {
        await Promise.all([rename(client, { id: kept, name: 'Ada' }), commit()]);
      });
      const failed = pipelined(tx, async ({ connection: client, commit }) => {
        await Promise.all([
          rename(client, { id: lost, name: 'Bice' }),
          client.query('select 1 / 0'),
          commit(),
        ]);
      });
      await expect(failed).rejects.toThrow('division by zero');
    });
    expect([await nameOf(kept), await nameOf(lost)]).toEqual([[{ name: 'Ada' }], [{ name: null }]]);
  });

  test('fails as a whole when one of its statements fails, and the next one is not concerned', async () => {
    const id = await addUser(sql);
    const failed = pipelined(connection.db, async ({ connection: client, commit }) => {
      await Promise.all([
        rename(client, { id, name: 'Ada' }),
        client.query('select 1 / 0'),
        commit(),
      ]);
    });
    await expect(failed).rejects.toThrow('division by zero');
    expect(await nameOf(id)).toEqual([{ name: null }]);
    await pipelined(connection.db, async ({ connection: client, commit }) => {
      await Promise.all([rename(client, { id, name: 'Bice' }), commit()]);
    });
    expect(await nameOf(id)).toEqual([{ name: 'Bice' }]);
  });
});
