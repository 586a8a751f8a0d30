import type { DirectSql } from './direct-sql.ts';
import { addMember, addOwnedCircle, addUser } from './sample-rows.ts';
import { signUp, type TestPerson } from './sign-up.ts';
import { TestClient } from './test-client.ts';
import type { TestGirone } from './test-girone.ts';

export interface Viewers {
  readonly visitor: TestClient;
  /** Signed in, and in no circle. */
  readonly outsider: TestPerson;
  readonly member: TestPerson;
  readonly admin: TestPerson;
  /** A private one, in which the member is and nobody else of these. */
  readonly circleId: number;
}

/** Those to whom a championship may look different. */
export async function gatherViewers(girone: TestGirone, sql: DirectSql): Promise<Viewers> {
  const admin = await signUp(girone, 'admin');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  const member = await signUp(girone, 'member');
  const circleId = await addOwnedCircle(sql, await addUser(sql), { isPublic: false });
  await addMember(sql, { circleId, userId: member.id });
  return {
    visitor: new TestClient(girone.address),
    outsider: await signUp(girone, 'outsider'),
    member,
    admin,
    circleId,
  };
}
