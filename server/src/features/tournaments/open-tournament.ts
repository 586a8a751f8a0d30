import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { TournamentDetail } from '@girone/contract/tournaments';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { getDetail } from './load-detail.ts';
import { deadlineFrom } from './start-outlook.ts';
import { mayOpen } from './tournaments.policy.ts';
import { lockVisible, readClock, updateTournament } from './tournaments.repo.ts';

/** Opens a draft to nominations; a deadline that has passed meanwhile is set anew. */
export async function openTournament(
  platform: Platform,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<TournamentDetail>> {
  return platform.db.transaction(async (tx) => {
    const draft = await lockVisible(tx, actor, tournamentId);
    if (!draft) return refuse('not_found');
    if (!mayOpen(actor, draft)) return refuse('forbidden');
    if (draft.status !== 'preparation') return refuse('not_a_draft');
    const now = await readClock(tx);
    const deadline = draft.preparationDeadline;
    const isAhead = deadline !== null && deadline.getTime() > now;
    const opened = await updateTournament(tx, tournamentId, {
      status: 'setup',
      preparationDeadline: isAhead ? deadline : deadlineFrom(now),
    });
    await announce(tx, opened);
    return accept(await getDetail(platform, tx, { actor, tournamentId }));
  });
}
