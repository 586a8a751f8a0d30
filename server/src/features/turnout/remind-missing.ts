import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { RouteResponse } from '@girone/contract/route';
import { reminderHours } from '@girone/contract/rules';
import type { turnoutRoutes } from '@girone/contract/turnout';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { notifyAll, type Notice } from '../../domain/notifications/notify.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findRole,
  lockVisible,
  markReminded,
  mayRemind,
  type TournamentRow,
} from '../tournaments/index.ts';
import { stageOf } from './stage-of.ts';
import { nextReminder } from './turnout.present.ts';
import { findTurnout, type TurnoutRow } from './turnout.repo.ts';

type Reminded = RouteResponse<typeof turnoutRoutes.remindMissing>;

/** One call tells no more people than this. */
const mostReminded = 1000;

/**
 * Reminds whoever has not nominated or voted yet, once a day whoever asks: the championship is held, so
 * that of many calls at the same time one goes through.
 */
export async function remindMissing(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<Reminded>> {
  return db.transaction(async (tx) => {
    const tournament = await lockVisible(tx, actor, tournamentId);
    if (!tournament) return refuse('not_found');
    const role = await findRole(tx, tournament.circleId, actor.userId);
    if (!mayRemind(actor, tournament, role)) return refuse('forbidden');
    const now = await readClock(tx);
    if (nextReminder(tournament.remindedAt, now) !== null) return refuse('reminded_lately');
    const stage = stageOf(tournament);
    const question = { tournamentId, stage: stage ?? 'votes', limit: mostReminded };
    const missing = (stage === null ? [] : await findTurnout(tx, question)).filter(
      ({ isDone, userId }) => !isDone && userId !== actor.userId,
    );
    if (missing.length === 0) return refuse('nobody_missing');
    const remindedAt = new Date(now);
    await markReminded(tx, { id: tournamentId, remindedAt });
    await notifyAll(
      tx,
      missing.map((person) => reminderFor(person, { tournament, actor, now })),
    );
    await announceTournament(tx, tournament);
    return accept({
      people: missing.length,
      remindedAt: remindedAt.toISOString(),
      mayRemindAt: new Date(now + reminderHours * 3_600_000).toISOString(),
    });
  });
}

interface Reminder {
  readonly tournament: TournamentRow;
  readonly actor: Actor;
  readonly now: number;
}

function reminderFor({ userId, films }: TurnoutRow, { tournament, actor, now }: Reminder): Notice {
  const { id: tournamentId, status, currentMatchDay, requiredFilmsPerUser } = tournament;
  return {
    userId,
    actorId: actor.userId,
    type: 'reminder',
    payload:
      status === 'active'
        ? { tournamentId, matchDay: currentMatchDay }
        : { tournamentId, films: requiredFilmsPerUser - films },
    dedupeKey: `reminder:${tournamentId}:${now}`,
  };
}
