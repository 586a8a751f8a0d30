import { reactions, reactionsPerSecond, type Reaction } from '@girone/contract/stage-rules';
import type { UserId } from '@girone/contract/ids';
import { LRUCache } from 'lru-cache';

export type ReactionCounts = Partial<Record<Reaction, number>>;

/** What somebody may still throw, and when that was worked out. */
interface Allowance {
  left: number;
  at: number;
}

/** Beyond so many people whoever threw something longest ago starts anew. */
const keptPeople = 20_000;
/** A bundle holds what was thrown within so many seconds at most. */
const longestBundle = 30;

/**
 * At most three a second of a person; what is beyond is cut off in silence. Counted in this process alone: whoever
 * reaches several can have as many times as much shown, which is worth no statement for each bundle.
 */
export function createAllowances(now: () => number = () => performance.now()) {
  const people = new LRUCache<UserId, Allowance>({ max: keptPeople });

  function renew(userId: UserId): Allowance {
    const instant = now();
    const known = people.get(userId) ?? { left: reactionsPerSecond, at: instant };
    const earned = ((instant - known.at) / 1000) * reactionsPerSecond;
    const left = Math.min(known.left + earned, reactionsPerSecond * longestBundle);
    const renewed = { left, at: instant };
    people.set(userId, renewed);
    return renewed;
  }

  /** As much of it as the person may throw now. */
  return (userId: UserId, thrown: ReactionCounts): ReactionCounts => {
    const allowance = renew(userId);
    const allowed: ReactionCounts = {};
    for (const reaction of reactions) {
      const count = Math.min(thrown[reaction] ?? 0, Math.floor(allowance.left));
      if (count === 0) continue;
      allowed[reaction] = count;
      allowance.left -= count;
    }
    return allowed;
  };
}
