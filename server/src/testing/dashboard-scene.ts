import type { Dashboard } from '@girone/contract/dashboard';
import { beforeAll, expect } from 'vitest';
import { connectDirectly } from './direct-sql.ts';
import { addMember, addOwnedCircle, addUser } from './sample-rows.ts';
import { addSeason, matchesOn, type Season } from './sample-season.ts';
import { signUp, type TestPerson } from './sign-up.ts';
import { useDatabase } from './test-database.ts';
import { useGirone } from './test-girone.ts';

/** An admin whose championships run, and everybody's look at their dashboard. */
export function setUpDashboards() {
  const database = useDatabase();
  const girone = useGirone(database, { JOBS: 'off' });
  const sql = connectDirectly(database);
  let admin: TestPerson;

  beforeAll(async () => {
    admin = await signUp(girone, 'admin');
    await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  });

  return {
    girone,
    sql,
    get admin() {
      return admin;
    },
    look: async ({ client }: Pick<TestPerson, 'client'>, query = ''): Promise<Dashboard> => {
      const { status, body } = await client.get(`/api/dashboard${query}`);
      expect(status).toBe(200);
      return body;
    },
    /** A private circle with this person in it. */
    addCircleOf: async (
      userId: number,
      role: 'member' | 'moderator' = 'member',
    ): Promise<number> => {
      const circleId = await addOwnedCircle(sql, await addUser(sql), { isPublic: false });
      await addMember(sql, { circleId, userId, role });
      return circleId;
    },
    begin: (settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> =>
      addSeason(sql, { createdBy: admin.id, advanceOnAllVotes: false, ...settings }),
  };
}

/** Of the first day. */
export function idsOf(season: Season): number[] {
  return matchesOn(season, 1).map(({ id }) => id);
}
