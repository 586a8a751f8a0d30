import { announceTournament } from '../../domain/events/announce-tournament.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTournament } from '../tournaments/index.ts';
import { closeMatchDay } from './close-match-day.ts';
import { findGap, isStillMissing, type Gap } from './quorum.repo.ts';
import type { StoredVote } from './store-votes.ts';

/** How long one missing answer is taken for granted: another instance may have received it. */
const trustMs = 1000;
/** A check is not repeated before this many times as long as it took. */
const restFactor = 10;
/** Days without a vote for so long are forgotten: they may have closed by time, or elsewhere. */
const idleMs = 600_000;

/** What is known of the day that is open in a championship. */
interface Watched {
  readonly tournamentId: number;
  readonly matchDay: number;
  /** An answer that the day waits for: until it comes, no vote can have been the last. */
  gap: Gap | 'nobody' | null;
  /** Until then the gap is believed. */
  trustedUntil: number;
  /** Until then nothing is asked again. */
  restsUntil: number;
  isChecking: boolean;
  /** Everybody knows that it has all votes and stays open for its least time. */
  isWaitTold: boolean;
  /** Votes that a check under way may not have seen. */
  unseen: Gap[];
  timer: NodeJS.Timeout | undefined;
}

export interface QuorumWatch {
  /** Told of every stored vote; costs nothing while a known answer is still missing. */
  onVote(vote: StoredVote): void;
  stop(): Promise<void>;
}

/**
 * Closes days whose last vote is in. Asking the database after each vote who has not answered yet
 * would cost more than the vote; so one missing answer is remembered for each day, and it is asked
 * again when that answer comes in or can no longer be believed.
 */
export function watchQuorum(platform: Pick<Platform, 'db' | 'log'>): QuorumWatch {
  const { db, log } = platform;
  const days = new Map<number, Watched>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  function checkAt(instant: number, day: Watched): void {
    if (isStopped || day.isChecking) return;
    const wait = Math.max(instant, day.restsUntil) - performance.now();
    clearTimeout(day.timer);
    if (wait > 0) {
      day.timer = setTimeout(() => check(day), wait);
      return;
    }
    check(day);
  }

  function check(day: Watched): void {
    day.timer = undefined;
    day.isChecking = true;
    day.unseen = [];
    const done = ask(day).finally(() => running.delete(done));
    running.add(done);
  }

  async function ask(day: Watched): Promise<void> {
    const { tournamentId, matchDay } = day;
    const startedAt = performance.now();
    let isOver = false;
    try {
      if (!(await isGapStanding(db, day))) day.gap = await findGap(db, tournamentId);
      if (day.gap === null) {
        const closed = await closeMatchDay(platform, { tournamentId, matchDay });
        isOver = !closed.ok || closed.value !== null;
        if (!isOver && !day.isWaitTold) {
          day.isWaitTold = true;
          await tellOfWait(db, tournamentId);
        }
      }
    } catch (error) {
      // The vote stands, and the sweep closes the day.
      log.error({ err: error, tournamentId, matchDay }, 'a day was not checked for its last vote');
    }
    const now = performance.now();
    day.restsUntil = now + restFactor * (now - startedAt);
    day.trustedUntil = Math.max(now + trustMs, day.restsUntil);
    day.isChecking = false;
    if (isOver) forget(day);
    else if (day.unseen.some((vote) => fills(vote, day.gap))) checkAt(now, day);
    else if (day.unseen.length > 0) checkAt(day.trustedUntil, day);
  }

  function forget(day: Watched): void {
    clearTimeout(day.timer);
    if (days.get(day.tournamentId) === day) days.delete(day.tournamentId);
  }

  /** Whenever a day is added, so that no more are kept than are voted on. */
  function forgetIdle(): void {
    const longAgo = performance.now() - idleMs;
    for (const day of days.values()) {
      if (!day.isChecking && !day.timer && day.trustedUntil < longAgo) forget(day);
    }
  }

  /** Votes of an older day that is answered late do not bring that day back. */
  function watch({ tournamentId, matchDay }: StoredVote): Watched | undefined {
    const known = days.get(tournamentId);
    if (known && known.matchDay >= matchDay) {
      return known.matchDay === matchDay ? known : undefined;
    }
    if (known) forget(known);
    forgetIdle();
    const day: Watched = {
      tournamentId,
      matchDay,
      gap: null,
      trustedUntil: 0,
      restsUntil: 0,
      isChecking: false,
      isWaitTold: false,
      unseen: [],
      timer: undefined,
    };
    days.set(tournamentId, day);
    return day;
  }

  return {
    onVote(vote) {
      if (isStopped || !vote.advanceOnAllCircleVotes) return;
      const day = watch(vote);
      if (!day) return;
      if (day.isChecking) day.unseen.push({ userId: vote.userId, matchId: vote.matchId });
      else if (fills(vote, day.gap)) checkAt(0, day);
      else if (!day.timer) checkAt(day.trustedUntil, day);
    },
    async stop() {
      isStopped = true;
      for (const day of days.values()) clearTimeout(day.timer);
      await Promise.all(running);
    },
  };
}

/** Pages that are open say until when it waits; only public championships do. */
async function tellOfWait(db: Platform['db'], tournamentId: number): Promise<void> {
  const tournament = await findTournament(db, null, tournamentId);
  if (tournament) await db.transaction((tx) => announceTournament(tx, tournament));
}

async function isGapStanding(db: Platform['db'], { tournamentId, gap }: Watched): Promise<boolean> {
  return gap !== null && gap !== 'nobody' && isStillMissing(db, tournamentId, gap);
}

function fills(vote: Gap, gap: Watched['gap']): boolean {
  if (gap === null || gap === 'nobody') return false;
  return gap.userId === vote.userId && gap.matchId === vote.matchId;
}
