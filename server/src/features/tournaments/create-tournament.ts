import { accept, refuse, type Outcome, type Refusal } from '@girone/contract/errors';
import { defaults } from '@girone/contract/rules';
import type { CreateTournamentBody, TournamentDetail } from '@girone/contract/tournaments';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceTournament } from '../../platform/events/announce-tournament.ts';
import { getDetail } from './load-detail.ts';
import { refuseAboveCeiling } from './refuse-above-ceiling.ts';
import { deadlineFrom } from './start-outlook.ts';
import { tellNominationsOpen } from './tell-nominations-open.ts';
import { mayTakePart } from './tournaments.policy.ts';
import {
  holdMembership,
  insertTopic,
  insertTournament,
  isEmailVerified,
  lockCeilings,
} from './tournaments.repo.ts';

/** Makes a championship: public, or of a circle that the creator is in. */
export async function createTournament(
  platform: Platform,
  actor: Actor,
  body: CreateTournamentBody,
): Promise<Outcome<TournamentDetail>> {
  return platform.db.transaction(async (tx) => {
    const refusal = await findRefusal(platform, tx, { actor, body });
    if (refusal) return refusal;
    const now = await readClock(tx);
    const deadline = chooseDeadline(body, now);
    if (deadline !== null && deadline.getTime() <= now) {
      return refuse('invalid_input', { fields: { preparationDeadline: 'deadline_past' } });
    }
    const circleId = body.circleId ?? null;
    const tournament = await insertTournament(tx, {
      name: body.name,
      description: body.description || null,
      status: body.draft ? 'preparation' : 'setup',
      createdBy: actor.userId,
      circleId,
      isPublic: circleId === null,
      maxFilms: body.maxFilms,
      requiredFilmsPerUser: body.requiredFilmsPerUser,
      minNominationsPerUser: defaults.tournament.minNominationsPerUser,
      maxNominationsPerUser: body.requiredFilmsPerUser,
      matchDayFrequencyHours: body.matchDayFrequencyHours,
      matchDurationHours: body.matchDayFrequencyHours,
      advanceOnAllCircleVotes: body.advanceOnAllCircleVotes,
      autoAdvanceOnAllVotes: body.advanceOnAllCircleVotes,
      timeoutAdvanceEnabled: body.timeoutAdvanceEnabled,
      secretCount: body.secretCount,
      allowUnseen: body.allowUnseen,
      preparationDeadline: deadline,
    });
    await insertTopic(tx, tournament);
    await announceTournament(tx, tournament);
    if (!body.draft) await tellNominationsOpen(tx, tournament, actor);
    return accept(await getDetail(platform, tx, { actor, tournamentId: tournament.id }));
  });
}

/** A draft without a deadline gets one when it is opened: nobody can nominate before. */
function chooseDeadline({ preparationDeadline, draft }: CreateTournamentBody, now: number) {
  if (preparationDeadline !== undefined) return new Date(preparationDeadline);
  return draft ? null : deadlineFrom(now);
}

async function findRefusal(
  { config }: Platform,
  tx: Transaction,
  { actor: { userId }, body }: { actor: Actor; body: CreateTournamentBody },
): Promise<Refusal | undefined> {
  const { circleId } = body;
  if (circleId === undefined || circleId === null) {
    const mayBeAnyone = !config.requireVerifiedEmail || (await isEmailVerified(tx, userId));
    return mayBeAnyone ? undefined : refuse('email_unverified');
  }
  const ceilings = await lockCeilings(tx, circleId);
  if (!ceilings) return refuse('not_found');
  const isMember = await holdMembership(tx, circleId, userId);
  if (!mayTakePart({ circleId }, isMember)) return refuse('forbidden');
  return refuseAboveCeiling(body, ceilings);
}
