import { accept, refuse, type Outcome, type Refusal } from '@girone/contract/errors';
import type { EditTournamentBody, TournamentDetail } from '@girone/contract/tournaments';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { adjustOpenDay } from './adjust-open-day.ts';
import { lockWithCeilings } from './ceilings.repo.ts';
import { getDetail } from './load-detail.ts';
import { countFilms } from './nominations.repo.ts';
import { refuseAboveCeiling, type Ceilings } from './refuse-above-ceiling.ts';
import { refusePlace } from './refuse-place.ts';
import { replanAutostart } from './replan-autostart.ts';
import { moveTopic } from './topics.repo.ts';
import { changesFrom, isStillOpen } from './tournament-changes.ts';
import { editSettings, type TournamentChanges } from './tournament-writes.repo.ts';
import { mayEdit } from './tournaments.policy.ts';
import type { TournamentRow } from './tournaments.repo.ts';

/**
 * Changes what the body names, as far as the championship's state still allows it: all of it or, if one thing
 * cannot be changed any more, nothing. Whether it is public or of a circle can change while it is a draft.
 */
export async function editTournament(
  platform: Platform,
  actor: Actor,
  { tournamentId, body }: { tournamentId: number; body: EditTournamentBody },
): Promise<Outcome<TournamentDetail>> {
  return platform.db.transaction(async (tx) => {
    const held = await lockWithCeilings(tx, actor, {
      id: tournamentId,
      wanted: body.circleId,
    });
    if (!held) return refuse('not_found');
    const { tournament: before, ceilings } = held;
    if (!mayEdit(actor, before)) return refuse('forbidden');
    const changes = changesFrom(body, before);
    const refusal =
      (await refuseMove(platform, tx, { actor, before, changes, ceilings })) ??
      (await findRefusal(tx, changes, { before, ceilings }));
    if (refusal) return refusal;

    if (Object.keys(changes).length > 0) {
      const after = await editSettings(tx, before, changes);
      if (changes.circleId !== undefined) {
        await moveTopic(tx, { tournamentId, circleId: changes.circleId });
      }
      if (after.status === 'setup') await replanAutostart(platform, tx, after);
      if (after.status === 'active') await adjustOpenDay(tx, before, after);
      await announceTournament(tx, after);
    }
    return accept(await getDetail(platform, tx, { actor, tournamentId }));
  });
}

interface Move {
  readonly actor: Actor;
  readonly before: TournamentRow;
  readonly changes: TournamentChanges;
  readonly ceilings: Ceilings | undefined;
}

/** Once nominations are open others count on where it is played; a rematch is played where the first was. */
async function refuseMove(
  platform: Platform,
  tx: Transaction,
  { actor, before, changes, ceilings }: Move,
): Promise<Refusal | undefined> {
  const { circleId } = changes;
  if (circleId === undefined) return undefined;
  if (before.status !== 'preparation' || before.rematchOf !== null) return refuse('type_fixed');
  if (circleId !== null && !ceilings) return refuse('not_found');
  return refusePlace(platform, tx, { actor, circleId });
}

async function findRefusal(
  tx: Transaction,
  changes: TournamentChanges,
  { before, ceilings }: { before: TournamentRow; ceilings: Ceilings | undefined },
): Promise<Refusal | undefined> {
  if (!isStillOpen(before, changes)) return refuse('tournament_started');
  const { preparationDeadline: deadline } = changes;
  if (deadline && deadline.getTime() <= (await readClock(tx))) {
    return refuse('invalid_input', { fields: { preparationDeadline: 'deadline_past' } });
  }
  const after = { ...before, ...changes };
  if (after.minOpenHours > 0 && !after.isPublic) {
    return refuse('invalid_input', { fields: { minOpenHours: 'only_public' } });
  }
  const { maxFilms, maxNominationsPerUser, circleId } = changes;
  if (maxFilms === undefined && maxNominationsPerUser === undefined && circleId === undefined) {
    return undefined;
  }

  // Elsewhere all of it must fit, here what is new.
  const wanted = circleId === undefined ? changes : after;
  const aboveCeiling = ceilings && refuseAboveCeiling(wanted, ceilings);
  if (aboveCeiling) return aboveCeiling;
  const counts = (await countFilms(tx, { ids: [before.id] })).map(({ films }) => films);
  const total = counts.reduce((sum, films) => sum + films, 0);
  const isBelowUse = total > after.maxFilms || Math.max(0, ...counts) > after.maxNominationsPerUser;
  return isBelowUse ? refuse('limit_below_use') : undefined;
}
