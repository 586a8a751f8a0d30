import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { ReportBody } from '@girone/contract/posts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertReport, reportsByUser } from '../posts/index.ts';
import { findPersonId } from '../profiles/index.ts';

/**
 * Puts a person before the admins. Whether one sees anything of the other does not matter: whoever blocks
 * somebody, or hides from them, can be reported as well.
 */
export async function reportPerson(
  { db, rateLimiter }: Pick<Platform, 'db' | 'rateLimiter'>,
  { userId }: Pick<Actor, 'userId'>,
  { username, reason, note }: ReportBody & { readonly username: string },
): Promise<Outcome<undefined>> {
  const wait = await rateLimiter.take(reportsByUser(userId));
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const personId = await findPersonId(db, username);
  if (personId === undefined) return refuse('not_found');
  if (personId === userId) return refuse('oneself');
  await insertReport(db, {
    reporterId: userId,
    reportedUserId: personId,
    concernedId: personId,
    reason,
    // An empty one is none.
    note: note || null,
  });
  return accept(undefined);
}
