import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { constraintOf } from '../../platform/db/constraint-errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { releaseImage } from '../uploads/index.ts';
import { answerForAct } from './film-acts.ts';
import { mayDeleteFilm } from './films.policy.ts';
import { findChampionshipsOf, lockFilm } from './films.repo.ts';
import { leaveSetups } from './leave-setups.ts';
import { refuseOthers } from './refuse-others.ts';
import { emitToOwner } from './emit-to-owner.ts';
import { giveFilmPlaceBack, updateFilm } from './write-films.repo.ts';

interface Deletion {
  readonly filmId: number;
  /** Why an admin deletes it; the owner need not say. */
  readonly reason?: string;
}

/**
 * Takes a film out of its owner's list. A running championship holds on to it; one that has not
 * begun lets it go and is planned anew; a finished one keeps it on record, so the row stays.
 */
export async function deleteFilm(
  platform: Platform,
  actor: Actor,
  deletion: Deletion,
): Promise<Outcome<undefined>> {
  try {
    return await tryToDelete(platform, actor, deletion);
  } catch (error) {
    if (constraintOf(error) !== 'film_nominations_open') throw error;
    // A championship has started at this very moment; the second look finds it and names it.
    return tryToDelete(platform, actor, deletion);
  }
}

function tryToDelete(
  { db, clock }: Platform,
  actor: Actor,
  { filmId, reason }: Deletion,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const film = await lockFilm(tx, filmId);
    if (!film) return refuse('not_found');
    if (!mayDeleteFilm(actor, film)) return refuseOthers(tx, actor, filmId);
    const championships = await findChampionshipsOf(tx, { filmId });
    const running = championships.find(({ status }) => status === 'active');
    if (running) {
      return refuse('film_in_championship', { names: { championship: running.name } });
    }
    await leaveSetups(tx, [filmId]);
    const isOnRecord = championships.some(({ status }) => status === 'completed');
    await updateFilm(tx, film, {
      deletedAt: clock.now(),
      enrichmentNextTryAt: null,
      // The row stays, and what a row names is kept.
      ...(!isOnRecord && { coverImagePath: null }),
    });
    await giveFilmPlaceBack(tx, film);
    if (film.coverImagePath && !isOnRecord) await releaseImage(tx, film.coverImagePath);
    if (film.ownerId !== actor.userId || reason !== undefined) {
      const act = { film, action: 'film.delete', told: 'film_deleted' } as const;
      await answerForAct(tx, actor, { ...act, reason: reason ?? null });
    }
    await emitToOwner(tx, film);
    return accept(undefined);
  });
}
