import type { Notification } from '@girone/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { addMember, addOwnedCircle, addUser, nominate } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

let giulia: TestPerson;
let circleId: number;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  const paolo = await signUp(girone, 'paolo');
  circleId = await addOwnedCircle(sql, giulia.id);
  await addMember(sql, { circleId, userId: paolo.id });
});

/** As when the deadline comes. */
async function lookNow(tournamentId: number): Promise<void> {
  await sql.run(`select graphile_worker.add_job('start-tournament', $1::json)`, [
    JSON.stringify({ tournamentId }),
  ]);
  await eventually(async () => expect(await noticeOf(tournamentId)).toBeDefined());
}

async function noticeOf(tournamentId: number): Promise<Notification | undefined> {
  const { body } = await giulia.client.get('/api/notifications');
  return body.find(
    ({ type, tournament }: Notification) =>
      type === 'start_overdue' && tournament?.id === tournamentId,
  );
}

describe('the creator of a championship that could not start is told', () => {
  test('what was missing at the deadline, and who owed how many films, the first of them by name', async () => {
    const anna = await signUp(girone, 'anna');
    const tournamentId = await sql.add(
      `insert into tournaments (name, status, created_by, preparation_deadline, required_films_per_user)
       values ('Tardi', 'setup', $1, now() - interval '1 minute', 3) returning id`,
      [giulia.id],
    );
    const missing = async () => {
      return (await noticeOf(tournamentId))?.missing;
    };
    await nominate(sql, tournamentId, anna.id);
    for (let person = 0; person < 4; person++) {
      const userId = await addUser(sql);
      for (let film = 0; film < 2; film++) await nominate(sql, tournamentId, userId);
    }
    await lookNow(tournamentId);
    const told = await missing();
    expect(told).toMatchObject({ participants: 0, films: 6, others: 2 });
    expect(told?.people).toEqual([
      { name: 'anna', films: 2 },
      { name: expect.stringMatching(/^user/), films: 1 },
      { name: expect.stringMatching(/^user/), films: 1 },
    ]);
    // Whoever is not to be named any more is counted.
    expect((await giulia.client.post('/api/users/anna/block')).status).toBe(204);
    expect(await missing()).toMatchObject({ people: [{ films: 1 }, { films: 1 }], others: 3 });
  });

  test('whom of the circle a championship without enough participants waits for', async () => {
    const tournamentId = await sql.add(
      `insert into tournaments (name, status, created_by, circle_id, is_public, preparation_deadline,
         required_films_per_user)
       values ('Sola', 'setup', $1, $2, false, now() - interval '1 minute', 2) returning id`,
      [giulia.id, circleId],
    );
    for (let film = 0; film < 2; film++) await nominate(sql, tournamentId, giulia.id);
    await lookNow(tournamentId);
    expect((await noticeOf(tournamentId))?.missing).toEqual({
      participants: 1,
      films: 2,
      people: [{ name: 'paolo', films: 2 }],
      others: 0,
    });
  });
});
