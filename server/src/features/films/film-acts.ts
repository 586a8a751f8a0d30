import type { Act } from '../../domain/audit.ts';
import { recordAct } from '../../domain/audit.ts';
import { notifyOfModeration } from '../../domain/notifications/notify-of-moderation.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { FilmRow } from './films.repo.ts';

interface FilmAct extends Pick<Act, 'before' | 'after'> {
  readonly film: Pick<FilmRow, 'id' | 'title' | 'ownerId'>;
  readonly action: `film.${string}`;
  /** What its owner is told; left out where nothing of theirs has changed. */
  readonly told?: 'film_changed' | 'film_deleted';
  readonly reason: string | null;
}

/** Puts on record what an admin did with a film, and tells its owner. */
export async function answerForAct(
  tx: Transaction,
  { userId }: Actor,
  { film, action, told, reason, before = {}, after = {} }: FilmAct,
): Promise<void> {
  await recordAct(tx, {
    actorId: userId,
    action,
    target: { type: 'film', id: film.id, name: film.title },
    reason,
    before: { ownerId: film.ownerId, ...before },
    after,
  });
  if (!told) return;
  await notifyOfModeration(tx, {
    actorId: userId,
    people: [film.ownerId],
    act: told,
    subject: film.title,
    reason,
  });
}
