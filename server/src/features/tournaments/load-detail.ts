import type { TournamentDetail } from '@girone/contract/tournaments';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, hasNominated } from './nominations.repo.ts';
import { lookAhead } from './start-outlook.ts';
import { findHeldDays, findOpenDay, findWaitingClose } from './calendar.repo.ts';
import { findCard, findRematch, type TournamentCard } from './tournament-cards.repo.ts';
import { hasStarted, maySeeTurnout, mayTakeOut, runsCircle } from './tournaments.policy.ts';
import { presentReadiness, presentTournament } from './tournaments.present.ts';
import { findRole } from './tournaments.repo.ts';

interface Look {
  readonly actor: Actor;
  readonly tournamentId: number;
}

/** A championship as its page shows it; absent when the viewer may not know of it. */
export async function findDetail(
  { config }: Pick<Platform, 'config'>,
  db: Db,
  { actor, tournamentId }: Look,
): Promise<TournamentDetail | undefined> {
  const card = await findCard(db, actor, tournamentId);
  if (!card) return undefined;
  const { tournament } = card;
  const { status } = tournament;
  const isOver = status === 'completed' && tournament.cancelledAt === null;
  const day = status === 'active' ? await findOpenDay(db, tournamentId, actor.userId) : undefined;
  const [held] =
    tournament.revealMode === 'off' || status !== 'active'
      ? []
      : await findHeldDays(db, tournamentId);
  const role = status === 'setup' ? await findRole(db, tournament.circleId, actor.userId) : null;
  const presented = presentTournament(actor, card);
  const { closeDay, reveal, ...may } = presented.viewerMay;
  return {
    ...presented,
    viewerMay: {
      ...may,
      closeDay: closeDay && day !== undefined,
      reveal: reveal && held !== undefined,
    },
    heldDay: held ? { ...held, revealsAt: held.revealsAt.toISOString() } : null,
    readiness: hasStarted(tournament)
      ? null
      : await loadReadiness(db, card, config.autostartGraceSeconds),
    drawSeed: tournament.drawSeed,
    socialTopicId: tournament.socialTopicId,
    dayClosesAt: day?.closesAt?.toISOString() ?? null,
    dayWaitsUntil: day ? await loadWait(db, tournament, day.closesAt) : null,
    viewerVotesLeft: day && presented.viewerMay.vote ? day.unanswered : null,
    viewerSeesTurnout: maySeeTurnout(actor, tournament, {
      isMember: card.isMember,
      hasNominated: tournament.isPublic && (await hasNominated(db, tournamentId, actor.userId)),
    }),
    viewerMayTakeOut: status === 'setup' && mayTakeOut(actor, tournament, role),
    viewerMayInvite: status === 'setup' && runsCircle(role),
    rematch: isOver ? ((await findRematch(db, actor, tournamentId)) ?? null) : null,
  };
}

/** As `findDetail`, for a championship that the caller's transaction holds. */
export async function getDetail(
  platform: Pick<Platform, 'config'>,
  tx: Transaction,
  look: Look,
): Promise<TournamentDetail> {
  const detail = await findDetail(platform, tx, look);
  if (!detail) throw new Error(`championship ${look.tournamentId} is gone although it was locked`);
  return detail;
}

/** The day closes no later than its time is up. */
async function loadWait(
  db: Db,
  { id, minOpenHours }: TournamentCard['tournament'],
  closesAt: Date | null,
): Promise<string | null> {
  if (minOpenHours === 0) return null;
  const until = await findWaitingClose(db, id);
  if (until === null) return null;
  const end = Math.min(until.getTime(), closesAt?.getTime() ?? Infinity);
  return new Date(end).toISOString();
}

async function loadReadiness(db: Db, { tournament }: TournamentCard, graceSeconds: number) {
  const now = await readClock(db);
  const [outlook] = await lookAhead(db, [tournament], { now, graceSeconds });
  if (!outlook) return null;
  const people = await findPeople(
    db,
    outlook.owing.map(({ userId }) => userId),
  );
  return presentReadiness(outlook, people);
}
