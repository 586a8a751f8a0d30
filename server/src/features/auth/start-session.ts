import type { UserId } from '@girone/contract/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { readSessionToken, setSessionCookie } from './session-cookie.ts';
import { deleteSession, insertSession } from './sessions.repo.ts';

interface SignIn {
  readonly userId: UserId;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Signs a person in under a new identifier: whatever cookie the browser brought is worth nothing. */
export async function startSession(
  { db, config, random }: Platform,
  { userId, request, reply }: SignIn,
): Promise<void> {
  const brought = readSessionToken(request, config);
  const token = random.token();
  await db.transaction(async (tx) => {
    if (brought !== undefined) await deleteSession(tx, sha256(brought));
    const userAgent = request.headers['user-agent']?.slice(0, 512) ?? null;
    await insertSession(tx, { sid: sha256(token), userId, userAgent });
  });
  setSessionCookie(reply, config, token);
}
