import { accept, type Outcome } from '@girone/contract/errors';
import type { RouteResponse } from '@girone/contract/route';
import type { tournamentRoutes } from '@girone/contract/tournaments';
import { recordAct, type Act } from '../../domain/audit.ts';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { notifySeason } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { getDetail } from './load-detail.ts';
import { replanAutostart } from './replan-autostart.ts';
import { startTournament } from './start-tournament.ts';
import { takeOutDeparted } from './take-out-departed.ts';
import { targetOf } from './tournament-target.ts';
import { isCreator } from './tournaments.policy.ts';
import type { TournamentRow } from './tournaments.repo.ts';

export type Started = RouteResponse<typeof tournamentRoutes.forceStart>;

interface Press {
  readonly actor: Actor;
  readonly tournament: TournamentRow;
  readonly action: Act['action'];
}

/** A start because somebody asks for it; the caller holds the row and knows that they may. */
export async function startByHand(
  platform: Platform,
  tx: Transaction,
  { actor, tournament, action }: Press,
): Promise<Outcome<Started>> {
  const { id: tournamentId } = tournament;
  const hasChanged = tournament.status === 'setup' && (await takeOutDeparted(tx, tournament));
  const started = await startTournament(platform, tx, tournament);
  if (!started.ok) {
    if (hasChanged) {
      await replanAutostart(platform, tx, tournament);
      await announceTournament(tx, tournament);
    }
    return started;
  }
  await notifySeason(tx, {
    type: 'tournament_started',
    tournamentId,
    matchDay: null,
    except: actor.userId,
  });
  if (!isCreator(actor, tournament)) {
    await recordAct(tx, { actorId: actor.userId, action, target: targetOf(tournament) });
  }
  return answerStarted(platform, tx, { actor, tournamentId });
}

/** Of one that runs, whoever had it start. */
export async function answerStarted(
  platform: Platform,
  tx: Transaction,
  look: { readonly actor: Actor; readonly tournamentId: number },
): Promise<Outcome<Started>> {
  return accept({
    message: 'Tournament force started successfully!',
    tournament: await getDetail(platform, tx, look),
  });
}
