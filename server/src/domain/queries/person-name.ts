import { sql, type SQL } from 'drizzle-orm';
import type { users } from '../schema/accounts.ts';

/** How a person is named to others: first and last name, else the username; null once deleted. */
export function personName(person: typeof users): SQL<string | null> {
  return sql`case when ${person.deletedAt} is null then coalesce(
    nullif(concat_ws(' ', ${person.firstName}, ${person.lastName}), ''), ${person.username}) end`;
}
