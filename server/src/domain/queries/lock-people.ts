import type { UserId } from '@girone/contract/ids';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { users } from '../schema/accounts.ts';

// Circles are locked before people, people before posts, and of each kind the lower id first (decision 026).

const lockInOrder = statement('lock_in_order', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = any(${ids})`, isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('no key update'),
);

/** For whoever changes what is counted of people, held until the transaction ends; answers who has an account. */
export async function lockPeople(tx: Transaction, ids: readonly UserId[]): Promise<UserId[]> {
  const rows = await lockInOrder(tx, { ids });
  return rows.map(({ id }) => id);
}

const holdOne = statement('hold_person', { id: 'int' }, ({ id }) =>
  build
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('share'),
);

/** For whoever does something in a person's name: the end of the account comes before it or after it. */
export async function holdPerson(tx: Transaction, id: UserId): Promise<boolean> {
  return (await holdOne(tx, { id })).length > 0;
}
