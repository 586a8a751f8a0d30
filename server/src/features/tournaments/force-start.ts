import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { RouteResponse } from '@girone/contract/route';
import type { tournamentRoutes } from '@girone/contract/tournaments';
import { recordAct } from '../../platform/audit.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notifySeason } from '../../platform/notify.ts';
import type { Platform } from '../../platform/platform.ts';
import { getDetail } from './load-detail.ts';
import { startTournament } from './start-tournament.ts';
import { targetOf } from './tournament-target.ts';
import { isCreator, mayForceStart } from './tournaments.policy.ts';
import { lockVisible } from './tournaments.repo.ts';

/** Starts a championship whatever it lacks, as long as two films can meet. */
export async function forceStart(
  platform: Platform,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<RouteResponse<typeof tournamentRoutes.forceStart>>> {
  return platform.db.transaction(async (tx) => {
    const tournament = await lockVisible(tx, actor, tournamentId);
    if (!tournament) return refuse('not_found');
    if (!mayForceStart(actor, tournament)) return refuse('forbidden');
    const started = await startTournament(platform, tx, tournament);
    if (!started.ok) return started;
    await notifySeason(tx, {
      type: 'tournament_started',
      tournamentId,
      matchDay: null,
      except: actor.userId,
    });
    if (!isCreator(actor, tournament)) {
      await recordAct(tx, {
        actorId: actor.userId,
        action: 'tournament.force-start',
        target: targetOf(tournament),
      });
    }
    return accept({
      message: 'Tournament force started successfully!',
      tournament: await getDetail(platform, tx, { actor, tournamentId }),
    });
  });
}
