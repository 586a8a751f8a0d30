import { accept, refuse, type Outcome, type Refusal } from '@girone/contract/errors';
import type { EditTournamentBody, TournamentDetail } from '@girone/contract/tournaments';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { adjustOpenDay } from './adjust-open-day.ts';
import { announceTournament } from '../../platform/events/announce-tournament.ts';
import { getDetail } from './load-detail.ts';
import { countFilms } from './nominations.repo.ts';
import { refuseAboveCeiling, type Ceilings } from './refuse-above-ceiling.ts';
import { replanAutostart } from './replan-autostart.ts';
import { changesFrom, isStillOpen } from './tournament-changes.ts';
import { mayEdit } from './tournaments.policy.ts';
import {
  lockWithCeilings,
  updateTournament,
  type TournamentChanges,
  type TournamentRow,
} from './tournaments.repo.ts';

/** Changes what the body names, as far as the championship's state still allows it. */
export async function editTournament(
  platform: Platform,
  actor: Actor,
  { tournamentId, body }: { tournamentId: number; body: EditTournamentBody },
): Promise<Outcome<TournamentDetail>> {
  return platform.db.transaction(async (tx) => {
    const held = await lockWithCeilings(tx, actor, tournamentId);
    if (!held) return refuse('not_found');
    const { tournament: before, ceilings } = held;
    if (!mayEdit(actor, before)) return refuse('forbidden');
    const changes = changesFrom(body, before);
    const refusal = await findRefusal(tx, changes, { before, ceilings });
    if (refusal) return refusal;

    if (Object.keys(changes).length > 0) {
      const after = await updateTournament(tx, tournamentId, changes);
      if (after.status === 'setup') await replanAutostart(platform, tx, after);
      if (after.status === 'active') await adjustOpenDay(tx, before, after);
      await announceTournament(tx, after);
    }
    return accept(await getDetail(platform, tx, { actor, tournamentId }));
  });
}

async function findRefusal(
  tx: Transaction,
  changes: TournamentChanges,
  { before, ceilings }: { before: TournamentRow; ceilings: Ceilings | undefined },
): Promise<Refusal | undefined> {
  if (!isStillOpen(before.status, changes)) return refuse('tournament_started');
  const { preparationDeadline: deadline } = changes;
  if (deadline && deadline.getTime() <= (await readClock(tx))) {
    return refuse('invalid_input', { fields: { preparationDeadline: 'deadline_past' } });
  }
  const { maxFilms, maxNominationsPerUser } = changes;
  if (maxFilms === undefined && maxNominationsPerUser === undefined) return undefined;

  const aboveCeiling = ceilings && refuseAboveCeiling(changes, ceilings);
  if (aboveCeiling) return aboveCeiling;
  const counts = (await countFilms(tx, [before.id])).map(({ films }) => films);
  const total = counts.reduce((sum, films) => sum + films, 0);
  const isBelowUse =
    total > (maxFilms ?? before.maxFilms) ||
    Math.max(0, ...counts) > (maxNominationsPerUser ?? before.maxNominationsPerUser);
  return isBelowUse ? refuse('limit_below_use') : undefined;
}
