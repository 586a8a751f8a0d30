import type { UserId } from '@girone/contract/ids';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { ballotKeys } from '../../domain/schema/verification.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const keyOf = statement('ballot_key_of', { userId: 'int' }, ({ userId }) =>
  build.select({ key: ballotKeys.key }).from(ballotKeys).where(eq(ballotKeys.userId, userId)),
);

export async function findBallotKey(db: Db, userId: UserId): Promise<string | undefined> {
  const [row] = await keyOf(db, { userId });
  return row?.key;
}

/** Refused by the rules of the table where there is one already. */
export const insertBallotKey = statement(
  'insert_ballot_key',
  { userId: 'int', key: 'text' },
  (row) => build.insert(ballotKeys).values(row),
);

/**
 * A key for each of these people who has none. The account is held, so that one that is being deleted gets none;
 * and all take them in one order, so that no two wait for each other. The bytes are the database's: a hash of
 * 244 bits from its source of secrets.
 */
export const giveBallotKeys = statement('give_ballot_keys', { userIds: 'int[]' }, ({ userIds }) =>
  build.execute(sql`
    with holder as materialized (
      select ${users.id} from ${users}
      where ${users.id} = any(${userIds}) and ${users.deletedAt} is null
      order by ${users.id} for share
    )
    insert into ${ballotKeys} (user_id, key)
    select id, left(encode(sha256(convert_to(gen_random_uuid() || ' ' || gen_random_uuid(), 'UTF8')), 'hex'), 32)
    from holder order by id
    on conflict do nothing`),
);
