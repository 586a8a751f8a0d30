import type { ChangeFilmBody } from '@girone/contract/admin-films';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { scheduleEnrichment } from './enrich-film.ts';
import { answerForAct } from './film-acts.ts';
import { lockFilm } from './films.repo.ts';
import { startOver } from './start-over.ts';
import { emitToOwner } from './emit-to-owner.ts';
import { correctDrawnFilm, updateFilm } from './write-films.repo.ts';

/** What an admin can change, and what the log keeps of it. */
const fields = ['title', 'description', 'director', 'releaseYear', 'genre', 'tmdbId'] as const;

/**
 * Changes anybody's film as an admin wants it. If it is another film of the film database than was
 * thought, what was known of that one goes, and it is looked up again.
 */
export async function changeFilm(
  { db, clock }: Platform,
  actor: Actor,
  { filmId, body: { reason, ...wanted } }: { filmId: number; body: ChangeFilmBody },
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const film = await lockFilm(tx, filmId);
    if (!film) return refuse('not_found');
    const anew = startOver(film, wanted, clock.now());
    const target = { ...anew, ...wanted };
    const named = fields.filter((field) => target[field] !== undefined);
    const changed = named.filter((field) => valueOf(target, field) !== film[field]);
    if (changed.length === 0) return accept(undefined);

    const changes = pick(named, (field) => valueOf(target, field));
    await updateFilm(tx, film, { ...anew, ...changes, editedAt: clock.now() });
    // An owner renames the film alone; what an admin puts right is put right on record, too, and logged.
    await correctDrawnFilm(tx, { filmId });
    if (anew) await scheduleEnrichment(tx, filmId);
    await answerForAct(tx, actor, {
      film,
      action: 'film.change',
      told: 'film_changed',
      reason,
      before: pick(changed, (field) => film[field]),
      after: pick(changed, (field) => valueOf(target, field)),
    });
    await emitToOwner(tx, film);
    return accept(undefined);
  });
}

type Field = (typeof fields)[number];

/** An empty text clears a field, as null does. */
function valueOf(wanted: Omit<ChangeFilmBody, 'reason'>, field: Field) {
  return wanted[field] || null;
}

function pick<Value>(from: readonly Field[], read: (field: Field) => Value) {
  return Object.fromEntries(from.map((field) => [field, read(field)]));
}
