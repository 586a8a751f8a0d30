import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { notifyAll } from '../../domain/notifications/notify.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAdmins } from '../auth/index.ts';
import { findDisputed } from './disputes.repo.ts';
import { countReportsByUser } from './verification.limits.ts';

interface Dispute {
  readonly tournamentId: number;
  readonly matchNumber: number | null;
}

/**
 * Tells every admin what somebody found when they counted again. It is their word: whoever hears of it runs the check
 * themselves. Of one match, or of the rest of a season, an admin hears once.
 */
export async function reportCount(
  { db, rateLimiter }: Pick<Platform, 'db' | 'rateLimiter'>,
  actor: Actor,
  { tournamentId, matchNumber }: Dispute,
): Promise<Outcome<undefined>> {
  const wait = await rateLimiter.take(countReportsByUser(actor.userId));
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const disputed = await findDisputed(db, actor, { tournamentId, matchNumber });
  if (!disputed) return refuse('not_found');
  const { matchDay } = disputed;
  const about = { tournamentId };
  const payload =
    matchNumber === null || matchDay === null ? about : { ...about, matchDay, matchNumber };
  const admins = await listAdmins({ db });
  await db.transaction((tx) =>
    notifyAll(
      tx,
      admins.map(({ id }) => ({
        userId: id,
        actorId: actor.userId,
        type: 'count_disputed',
        payload,
        dedupeKey: `count_disputed:${tournamentId}:${matchNumber ?? 'season'}`,
      })),
    ),
  );
  return accept(undefined);
}
