import type { UserId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';

export async function setLanguage(db: Db, userId: UserId, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}
