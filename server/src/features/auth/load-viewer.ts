import type { Viewer } from '../../domain/events/live-streams.ts';
import { findCirclesOf } from '../../domain/queries/active-memberships.ts';
import type { Platform } from '../../platform/platform.ts';
import { findLiveSession } from './sessions.repo.ts';

const visitor: Viewer = { userId: null, isAdmin: false, circleIds: new Set() };

/** What the person behind a session may hear of; `null` once that session has ended. */
export async function loadViewer(
  { db }: Pick<Platform, 'db'>,
  sessionId: string | null,
): Promise<Viewer | null> {
  if (sessionId === null) return visitor;
  const [session] = await findLiveSession(db, { sid: sessionId });
  if (!session) return null;
  const { userId, isAdmin } = session;
  return { userId, isAdmin, circleIds: await findCirclesOf(db, userId) };
}
