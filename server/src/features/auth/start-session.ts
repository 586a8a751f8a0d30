import type { UserId } from '@girone/contract/ids';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { deleteSession, insertSession } from './sessions.repo.ts';

interface SignIn {
  readonly userId: UserId;
  readonly userAgent: string | null;
  /** What the browser's cookie held before: worth nothing from now on. */
  readonly broughtToken: string | undefined;
}

/** Signs a person in under a new identifier and answers it; only its hash is stored. */
export async function startSession(
  { db, random }: Platform,
  { userId, userAgent, broughtToken }: SignIn,
): Promise<string> {
  const token = random.token();
  await db.transaction(async (tx) => {
    if (broughtToken !== undefined) await deleteSession(tx, { sid: sha256(broughtToken) });
    await insertSession(tx, { sid: sha256(token), userId, userAgent });
  });
  return token;
}
