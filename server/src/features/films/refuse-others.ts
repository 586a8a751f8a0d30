import { refuse, type Refusal } from '@girone/contract/errors';
import { findFilmSight } from '../../domain/queries/film-sight.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';

/** What somebody hears who may not do this to a film: of one that they may not see, what one answers that never was. */
export async function refuseOthers(db: Db, actor: Actor, filmId: number): Promise<Refusal> {
  const { isVisible } = await findFilmSight(db, actor, filmId);
  return refuse(isVisible ? 'forbidden' : 'not_found');
}
