import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { turnoutNamed } from '@girone/contract/rules';
import type { Turnout } from '@girone/contract/turnout';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findRole, hasNominated, mayRemind, maySeeTurnout } from '../tournaments/index.ts';
import { stageOf } from './stage-of.ts';
import { nextReminder, presentPerson } from './turnout.present.ts';
import { findSubject, findTurnout } from './turnout.repo.ts';

/** Who has done their part and who has not, for those who take part themselves. */
export async function getTurnout(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<Turnout>> {
  const tournament = await findSubject(db, actor, tournamentId);
  if (!tournament) return refuse('not_found');
  const { userId } = actor;
  const role = await findRole(db, tournament.circleId, userId);
  const standing = {
    isMember: role !== null,
    hasNominated: tournament.circleId === null && (await hasNominated(db, tournamentId, userId)),
  };
  if (!maySeeTurnout(actor, tournament, standing)) return refuse('forbidden');
  const stage = stageOf(tournament);
  const rows =
    stage === null ? [] : await findTurnout(db, { tournamentId, stage, limit: turnoutNamed });
  const { remindedAt } = tournament;
  const now = await readClock(db);
  const next = nextReminder(remindedAt, now);
  const start = tournament.startsAt ?? tournament.preparationDeadline;
  return accept({
    stage,
    matchDay: stage === 'votes' ? tournament.currentMatchDay : null,
    requiredFilms: tournament.requiredFilmsPerUser,
    people: rows.map((row) => presentPerson(row, { stage, viewerId: userId })),
    total: rows[0]?.total ?? 0,
    done: rows[0]?.done ?? 0,
    startsAt:
      stage === 'nominations' && start && start.getTime() > now ? start.toISOString() : null,
    viewerMayRemind: stage !== null && mayRemind(actor, tournament, role),
    remindedAt: remindedAt?.toISOString() ?? null,
    mayRemindAt: next?.toISOString() ?? null,
  });
}
