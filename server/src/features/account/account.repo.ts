import { eq } from 'drizzle-orm';
import { build } from '../../platform/db/defined-query.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { statement } from '../../platform/db/statement.ts';

export const setLanguage = statement(
  'set_language',
  { userId: 'int', language: 'text' },
  ({ userId, language }) => build.update(users).set({ language }).where(eq(users.id, userId)),
);
