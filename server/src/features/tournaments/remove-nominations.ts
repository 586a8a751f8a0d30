import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { recordAct } from '../../domain/audit.ts';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { notifyOfModeration } from '../../domain/notifications/notify-of-moderation.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteFilms, findNominations, type NominationRow } from './nominations.repo.ts';
import { replanAutostart } from './replan-autostart.ts';
import { targetOf } from './tournament-target.ts';
import { mayTakeOut, runsSetup } from './tournaments.policy.ts';
import { findRole, lockVisible, type TournamentRow } from './tournaments.repo.ts';

interface Removal {
  readonly tournamentId: number;
  readonly filmIds: readonly number[];
  readonly reason: string;
}

/**
 * Takes films out of a championship that has not begun: all that are named or, if one is not there any more,
 * none. Each owner reads why.
 */
export async function removeNominations(
  platform: Platform,
  actor: Actor,
  { tournamentId, filmIds, reason }: Removal,
): Promise<Outcome<undefined>> {
  return platform.db.transaction(async (tx) => {
    const tournament = await lockVisible(tx, actor, tournamentId);
    if (!tournament) return refuse('not_found');
    const role = await findRole(tx, tournament.circleId, actor.userId);
    if (!mayTakeOut(actor, tournament, role)) return refuse('forbidden');
    if (tournament.status !== 'setup') return refuse('tournament_not_in_setup');
    const named = new Set(filmIds);
    const out = (await findNominations(tx, { tournamentId })).filter(({ film }) =>
      named.has(film.id),
    );
    if (out.length !== named.size) return refuse('not_found');

    await deleteFilms(tx, { tournamentId, filmIds: [...named] });
    await replanAutostart(platform, tx, tournament);
    await announceTournament(tx, tournament);
    await tellOwners(tx, { actor, tournament, out, reason });
    if (!runsSetup(actor, tournament, role)) {
      await recordAct(tx, {
        actorId: actor.userId,
        action: 'tournament.remove-nominations',
        target: targetOf(tournament),
        reason,
        before: { films: out.map(({ film }) => film.title) },
      });
    }
    return accept(undefined);
  });
}

interface Told {
  readonly actor: Actor;
  readonly tournament: TournamentRow;
  readonly out: readonly NominationRow[];
  readonly reason: string;
}

/** Each once, however many of theirs went. */
async function tellOwners(
  tx: Transaction,
  { actor, tournament, out, reason }: Told,
): Promise<void> {
  const titles = new Map<UserId, string[]>();
  for (const { user, film } of out) {
    titles.set(user.id, [...(titles.get(user.id) ?? []), film.title]);
  }
  for (const [owner, theirs] of titles) {
    await notifyOfModeration(tx, {
      actorId: actor.userId,
      people: [owner],
      act: 'nomination_removed',
      subject: theirs.join(', '),
      reason,
      tournamentId: tournament.id,
    });
  }
}
