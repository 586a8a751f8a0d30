import { expect, test } from 'vitest';
import { connectDirectly } from './direct-sql.ts';
import { addUser } from './sample-rows.ts';
import { expectSound, useDatabase } from './test-database.ts';

// One test breaks a promise to see that it is noticed.
const database = useDatabase({ checked: false });
const sql = connectDirectly(database);

test('a database that keeps its promises passes', async () => {
  await addUser(sql);
  await expect(expectSound(database.url)).resolves.toBeUndefined();
});

test('a broken promise is named', async () => {
  await sql.run('update users set films_uploaded = 3 where id = $1', [await addUser(sql)]);
  await expect(expectSound(database.url)).rejects.toThrow(
    /left an unsound database:\nI18 1 × counters/,
  );
});
