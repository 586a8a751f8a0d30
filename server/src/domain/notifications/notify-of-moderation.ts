import { randomUUID } from 'node:crypto';
import type { UserId } from '@girone/contract/ids';
import type { ModerationAct } from '@girone/contract/rules';
import type { Db } from '../../platform/db/database.ts';
import { notifyAll } from './notify.ts';

interface Concern {
  /** Who did it; they are not told. `null` is the operator. */
  readonly actorId: UserId | null;
  /** Whose it is; nobody is told twice. */
  readonly people: readonly UserId[];
  readonly act: ModerationAct;
  /** The title or the name of what it was done to, as it is known to them; `null`: their account. */
  readonly subject: string | null;
  readonly reason: string | null;
  /** The championship in which it happened, if it is still there to be looked at. */
  readonly tournamentId?: number;
}

/** Tells people, with the caller's transaction, what was done to them or to what is theirs, and why. */
export async function notifyOfModeration(tx: Db, concern: Concern): Promise<void> {
  const { actorId, people, act, subject, reason, tournamentId } = concern;
  const about = tournamentId === undefined ? {} : { tournamentId };
  const payload = { act, subject, reason, ...about };
  // The same may be done again, and is then told again.
  const dedupeKey = `${act}:${randomUUID()}`;
  // It was done for the place: by whom is not even stored, as people may ask for all that is.
  const others = people.filter((userId) => userId !== actorId);
  await notifyAll(
    tx,
    others.map((userId) => ({ userId, actorId: null, type: 'moderation', payload, dedupeKey })),
  );
}
