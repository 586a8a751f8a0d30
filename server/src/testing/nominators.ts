import { beforeAll } from 'vitest';
import { connectDirectly } from './direct-sql.ts';
import { signUp, type TestPerson } from './sign-up.ts';
import { useDatabase } from './test-database.ts';
import { useGirone } from './test-girone.ts';

/** Giulia, who opens championships, and Paolo, who nominates in them too. */
export function setUpNominators() {
  const database = useDatabase();
  const girone = useGirone(database, { JOBS: 'off' });
  const sql = connectDirectly(database);
  let giulia: TestPerson;
  let paolo: TestPerson;

  beforeAll(async () => {
    giulia = await signUp(girone, 'giulia');
    paolo = await signUp(girone, 'paolo');
    await sql.run(`update users set first_name = 'Giulia', last_name = 'Neri' where id = $1`, [
      giulia.id,
    ]);
  });

  return {
    database,
    girone,
    sql,
    get giulia() {
      return giulia;
    },
    get paolo() {
      return paolo;
    },
    /** Where the films of a new championship of Giulia's are nominated. */
    create: async (body: Record<string, unknown> = {}): Promise<string> => {
      const { body: made } = await giulia.client.post('/api/tournaments', {
        name: 'Coppa',
        ...body,
      });
      return `/api/tournaments/${made.id}/nominations`;
    },
  };
}
