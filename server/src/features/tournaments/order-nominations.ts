import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Nomination } from '@girone/contract/nominations';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentNomination } from './nominations.present.ts';
import { findNominations, orderFilms } from './nominations.repo.ts';
import { lockVisible } from './tournaments.repo.ts';

/** Puts one's nominations in an order; whoever does not know all of them looks again first. */
export async function orderNominations(
  { db }: Platform,
  actor: Actor,
  { tournamentId, filmIds }: { tournamentId: number; filmIds: readonly number[] },
): Promise<Outcome<Nomination[]>> {
  return db.transaction(async (tx) => {
    const tournament = await lockVisible(tx, actor, tournamentId);
    if (!tournament) return refuse('not_found');
    if (tournament.status !== 'setup') return refuse('tournament_not_in_setup');
    const before = await findNominations(tx, { tournamentId });
    const own = before.filter(({ user }) => user.id === actor.userId);
    const wanted = new Set(filmIds);
    const isComplete =
      filmIds.length === own.length &&
      wanted.size === own.length &&
      own.every(({ film }) => wanted.has(film.id));
    if (!isComplete) return refuse('nominations_changed');
    if (own.length > 0) {
      await orderFilms(tx, { tournamentId, filmIds });
      await announceTournament(tx, tournament);
    }
    const after = await findNominations(tx, { tournamentId });
    return accept(after.map(presentNomination));
  });
}
