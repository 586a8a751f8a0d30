import { refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerStarted, startByHand, type Started } from './start-by-hand.ts';
import { mayForceStart } from './tournaments.policy.ts';
import { lockVisible } from './tournaments.repo.ts';

/**
 * Starts a championship whatever it lacks, as long as two films can meet. Whoever asks for what has been done
 * already, by a second press or by somebody else's, is answered the same.
 */
export async function forceStart(
  platform: Platform,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<Started>> {
  return platform.db.transaction(async (tx) => {
    const tournament = await lockVisible(tx, actor, tournamentId);
    if (!tournament) return refuse('not_found');
    if (!mayForceStart(actor, tournament)) return refuse('forbidden');
    if (tournament.status === 'active') {
      return answerStarted(platform, tx, { actor, tournamentId });
    }
    const action = 'tournament.force-start';
    return startByHand(platform, tx, { actor, tournament, action });
  });
}
