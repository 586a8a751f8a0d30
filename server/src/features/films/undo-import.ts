import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { KeptFilm } from '@girone/contract/film-import';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countFilmPlaces, deleteFilms, findNominated, lockFilmsOf } from './film-import.repo.ts';
import { importsByUser } from './films.limits.ts';
import { emitToOwner } from './emit-to-owner.ts';

interface Undone {
  removed: number[];
  kept: KeptFilm[];
}

/** A minute is offered; this leaves room for a long list that was stopped and taken up again. */
const undoMinutes = 10;

/** Takes back films of one's own that are new and as they were added; says which stay, and why. */
export async function undoImport(
  { db, clock, rateLimiter }: Platform,
  { userId }: Actor,
  filmIds: readonly number[],
): Promise<Outcome<Undone>> {
  const wait = await rateLimiter.take([importsByUser(userId)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const now = clock.now();
  const oldest = now.getTime() - undoMinutes * 60_000;
  return db.transaction(async (tx) => {
    const films = await lockFilmsOf(tx, { ownerId: userId, ids: filmIds });
    const ids = films.map(({ id }) => id);
    const nominated = await findNominated(tx, ids);
    const kept = films.flatMap(({ id, title, createdAt, editedAt }): KeptFilm[] => {
      if (nominated.has(id)) return [{ id, title, reason: 'nominated' }];
      if (editedAt !== null) return [{ id, title, reason: 'edited' }];
      return createdAt.getTime() < oldest ? [{ id, title, reason: 'too_late' }] : [];
    });
    const keptIds = new Set(kept.map(({ id }) => id));
    const removed = ids.filter((id) => !keptIds.has(id));
    const [first] = removed;
    if (first !== undefined) {
      await deleteFilms(tx, { ids: removed, now });
      await countFilmPlaces(tx, { ownerId: userId, taken: -removed.length });
      await emitToOwner(tx, { id: first, ownerId: userId });
    }
    return accept({ removed, kept });
  });
}
