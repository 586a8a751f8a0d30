import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { commitDraw } from '../verification/index.ts';
import { lockWithCeilings } from './ceilings.repo.ts';
import { getDetail } from './load-detail.ts';
import { refuseAboveCeiling } from './refuse-above-ceiling.ts';
import { deadlineFrom } from './start-outlook.ts';
import { notifyNominationsOpen } from './notify-nominations-open.ts';
import { openDraft } from './tournament-writes.repo.ts';
import { mayOpen } from './tournaments.policy.ts';
import { lockMembership } from './tournaments.repo.ts';

/**
 * Opens a draft to nominations. What held when it was made may not any more: its creator may have left
 * the circle, the circle may allow less, and a deadline that has passed is set anew.
 */
export async function openTournament(
  platform: Platform,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<TournamentDetail>> {
  return platform.db.transaction(async (tx) => {
    const held = await lockWithCeilings(tx, actor, { id: tournamentId });
    if (!held) return refuse('not_found');
    const { tournament: draft, ceilings } = held;
    const isMember = await lockMembership(tx, draft.circleId, actor.userId);
    if (!mayOpen(actor, draft, isMember)) return refuse('forbidden');
    if (draft.status !== 'preparation') return refuse('not_a_draft');
    const aboveCeiling = ceilings && refuseAboveCeiling(draft, ceilings);
    if (aboveCeiling) return aboveCeiling;
    const now = await readClock(tx);
    const deadline = draft.preparationDeadline;
    const isAhead = deadline !== null && deadline.getTime() > now;
    const opened = await openDraft(tx, {
      id: tournamentId,
      preparationDeadline: isAhead ? deadline : deadlineFrom(now),
    });
    await commitDraw(platform, tx, tournamentId);
    await announceTournament(tx, opened);
    await notifyNominationsOpen(tx, opened, actor);
    return accept(await getDetail(platform, tx, { actor, tournamentId }));
  });
}
