import type { SessionSummary } from '@girone/contract/account';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { emit } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSameSecret } from '../../platform/secrets.ts';
import { presentSession } from './auth.present.ts';
import { deleteOtherSessions, deleteSession, findSessionsOf } from './sessions.repo.ts';
import { endCalendarAddresses } from './users.repo.ts';

/** Where the caller is signed in. */
export async function listSessions(
  { db, secrets }: Platform,
  { userId, sessionId }: Actor,
): Promise<Outcome<SessionSummary[]>> {
  const rows = await findSessionsOf(db, { userId });
  return accept(
    rows.map((row) => presentSession(row, nameOf(secrets, row.sid), row.sid === sessionId)),
  );
}

/** Ends one of the caller's own; another's is as missing as one that never was. */
export async function endOwnSession(
  { db, secrets }: Platform,
  { userId }: Actor,
  name: string,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const rows = await findSessionsOf(tx, { userId });
    const session = rows.find(({ sid }) => isSameSecret(nameOf(secrets, sid), name));
    if (!session) return refuse('not_found');
    await deleteSession(tx, { sid: session.sid });
    await emitAccountChange(tx, userId);
    return accept(undefined);
  });
}

/** And the secret addresses of calendars with them: whoever got hold of one reads on without a session. */
export async function endOtherSessions(
  { db }: Platform,
  { userId, sessionId }: Actor,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    await deleteOtherSessions(tx, { userId, sid: sessionId });
    await endCalendarAddresses(tx, { id: userId });
    await emitAccountChange(tx, userId);
    return accept(undefined);
  });
}

/** Pages of an ended session notice at once. */
async function emitAccountChange(tx: Transaction, userId: UserId): Promise<void> {
  await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
}

/** What the stored identifier is called outside: it can be turned back into nothing. */
function nameOf(secrets: Platform['secrets'], sid: string): string {
  return secrets.keyedHash('session-name', sid);
}
