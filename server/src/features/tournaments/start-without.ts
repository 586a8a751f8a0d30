import { refuse, type Outcome } from '@girone/contract/errors';
import { limits } from '@girone/contract/rules';
import { notifyOfModeration } from '../../domain/notifications/notify-of-moderation.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteFilmsOf, lockList } from './nominations.repo.ts';
import { answerStarted, startByHand, type Started } from './start-by-hand.ts';
import { lookAhead } from './start-outlook.ts';
import { mayForceStart } from './tournaments.policy.ts';
import { lockVisible, type TournamentRow } from './tournaments.repo.ts';

interface Wish {
  readonly tournamentId: number;
  /** Whom the caller has seen to have too few films. */
  readonly userIds: readonly number[];
}

/**
 * Once the deadline has passed: takes those out who have too few films, tells them, and starts with the rest,
 * all of it or nothing. Whoever has nominated meanwhile is not left out by somebody who has not seen it.
 */
export async function startWithout(
  platform: Platform,
  actor: Actor,
  { tournamentId, userIds }: Wish,
): Promise<Outcome<Started>> {
  return platform.db.transaction(async (tx) => {
    const tournament = await lockVisible(tx, actor, tournamentId);
    if (!tournament) return refuse('not_found');
    if (!mayForceStart(actor, tournament)) return refuse('forbidden');
    if (tournament.status === 'active') {
      return answerStarted(platform, tx, { actor, tournamentId });
    }
    if (tournament.status !== 'setup') return refuse('tournament_not_in_setup');
    const stays = await weighUp(platform, tx, tournament);
    if (!stays.isDeadlinePast) return refuse('deadline_ahead');
    if (!isSameSet(userIds, stays.owing)) return refuse('participants_changed');
    if (stays.films < limits.tournamentFilms.min) return refuse('too_few_films');

    await deleteFilmsOf(tx, { tournamentId, userIds: stays.owing });
    await notifyOfModeration(tx, {
      actorId: actor.userId,
      people: stays.owing,
      act: 'started_without',
      subject: tournament.name,
      reason: null,
      tournamentId,
    });
    return startByHand(platform, tx, {
      actor,
      tournament,
      action: 'tournament.start-without',
    });
  });
}

/** Who has too few, and how many films there are without theirs. */
async function weighUp({ config }: Platform, tx: Transaction, tournament: TournamentRow) {
  const films = await lockList(tx, tournament.id);
  const now = await readClock(tx);
  const graceSeconds = config.autostartGraceSeconds;
  const [outlook] = await lookAhead(tx, [tournament], { now, graceSeconds });
  const owing = outlook?.owing ?? [];
  return {
    isDeadlinePast: outlook?.deadline !== undefined && outlook.deadline <= now,
    owing: owing.map(({ userId }) => userId),
    films: owing.reduce((left, person) => left - person.films, films.length),
  };
}

function isSameSet(some: readonly number[], others: readonly number[]): boolean {
  const set = new Set(some);
  return set.size === others.length && others.every((each) => set.has(each));
}
