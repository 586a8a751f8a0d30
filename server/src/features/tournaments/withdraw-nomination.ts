import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteNomination, findNomination } from './nominations.repo.ts';
import { replanAutostart } from './replan-autostart.ts';
import { mayWithdraw } from './tournaments.policy.ts';
import { lockVisible } from './tournaments.repo.ts';

/** Takes a nomination of one's own back, also during the grace time before the start. */
export async function withdrawNomination(
  platform: Platform,
  actor: Actor,
  { tournamentId, filmId }: { tournamentId: number; filmId: number },
): Promise<Outcome<undefined>> {
  return platform.db.transaction(async (tx) => {
    const tournament = await lockVisible(tx, actor, tournamentId);
    if (!tournament) return refuse('not_found');
    const row = await findNomination(tx, tournamentId, filmId);
    if (!row) return refuse('not_found');
    if (!mayWithdraw(actor, row.nomination)) return refuse('forbidden');
    if (tournament.status !== 'setup') return refuse('tournament_not_in_setup');
    await deleteNomination(tx, { id: row.nomination.id });
    await replanAutostart(platform, tx, tournament);
    await announceTournament(tx, tournament);
    return accept(undefined);
  });
}
