import { eq } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export const setLanguage = statement(
  'set_language',
  { userId: 'int', language: 'text' },
  ({ userId, language }) => build.update(users).set({ language }).where(eq(users.id, userId)),
);

export const setShowsTaste = statement(
  'set_shows_taste',
  { userId: 'int', showsTaste: 'bool' },
  ({ userId, showsTaste }) => build.update(users).set({ showsTaste }).where(eq(users.id, userId)),
);
