import {
  accept,
  refuse,
  type ErrorCode,
  type Outcome,
  type Refusal,
} from '@girone/contract/errors';
import { defaults } from '@girone/contract/rules';
import type { CreateTournamentBody, TournamentDetail } from '@girone/contract/tournaments';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { commitDraw } from '../verification/index.ts';
import { lockCeilings } from './ceilings.repo.ts';
import { getDetail } from './load-detail.ts';
import { refuseAboveCeiling } from './refuse-above-ceiling.ts';
import { deadlineFrom } from './start-outlook.ts';
import { notifyNominationsOpen } from './notify-nominations-open.ts';
import { refusePlace } from './refuse-place.ts';
import { columnsOf } from './reveal.present.ts';
import { insertTopic } from './topics.repo.ts';
import { insertTournament } from './tournament-writes.repo.ts';
import { mayPlayAgain } from './tournaments.policy.ts';
import { lockVisible } from './tournaments.repo.ts';

const rules = new Map<string, ErrorCode>([['tournaments_rematch_unique', 'rematch_exists']]);

/** Makes a championship: public, or of a circle that the creator is in. */
export async function createTournament(
  platform: Platform,
  actor: Actor,
  body: CreateTournamentBody,
): Promise<Outcome<TournamentDetail>> {
  return refuseBrokenRules(rules, () =>
    platform.db.transaction(async (tx) => {
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
        minOpenHours: body.minOpenHours,
        // A running count would tell what the reveal holds back.
        secretCount: body.secretCount || body.reveal.mode !== 'off',
        ...columnsOf(body.reveal),
        allowUnseen: body.allowUnseen,
        preparationDeadline: deadline,
        rematchOf: body.rematchOf ?? null,
      });
      if (!body.draft) await commitDraw(platform, tx, tournament.id);
      await insertTopic(tx, tournament);
      await announceTournament(tx, tournament);
      if (!body.draft) await notifyNominationsOpen(tx, tournament, actor);
      return accept(await getDetail(platform, tx, { actor, tournamentId: tournament.id }));
    }),
  );
}

/** A draft without a deadline gets one when it is opened: nobody can nominate before. */
function chooseDeadline({ preparationDeadline, draft }: CreateTournamentBody, now: number) {
  if (preparationDeadline !== undefined) return new Date(preparationDeadline);
  return draft ? null : deadlineFrom(now);
}

async function findRefusal(
  platform: Platform,
  tx: Transaction,
  { actor, body }: { actor: Actor; body: CreateTournamentBody },
): Promise<Refusal | undefined> {
  const circleId = body.circleId ?? null;
  const ceilings = circleId === null ? undefined : await lockCeilings(tx, circleId);
  if (circleId !== null && !ceilings) return refuse('not_found');
  const refusal = await refusePlace(platform, tx, { actor, circleId });
  if (refusal) return refusal;
  if (circleId !== null && body.minOpenHours > 0) {
    return refuse('invalid_input', { fields: { minOpenHours: 'only_public' } });
  }
  const isMember = circleId !== null;
  const aboveCeiling = ceilings && refuseAboveCeiling(body, ceilings);
  return aboveCeiling ?? (await refuseRematch(tx, { actor, body, isMember }));
}

interface Rematch {
  readonly actor: Actor;
  readonly body: CreateTournamentBody;
  readonly isMember: boolean;
}

/** One that is over can be played again where it was played, by those who played it. */
async function refuseRematch(
  tx: Transaction,
  { actor, body, isMember }: Rematch,
): Promise<Refusal | undefined> {
  if (body.rematchOf === undefined) return undefined;
  const before = await lockVisible(tx, actor, body.rematchOf);
  if (!before) return refuse('not_found');
  const isSamePlace = before.circleId === (body.circleId ?? null);
  return isSamePlace && mayPlayAgain(actor, before, isMember) ? undefined : refuse('forbidden');
}
