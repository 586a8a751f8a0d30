import { reactions, reactionsPerSecond, type Reaction } from '@girone/contract/stage-rules';
import { limits } from '@girone/contract/rules';
import { useRef, useState } from 'react';
import { useLiveEvent } from '../../lib/api/live.ts';

export type ReactionCounts = Partial<Record<Reaction, number>>;

/** One on its way up along a touchline. */
export interface FloatingReaction {
  id: number;
  kind: Reaction;
  /** Milliseconds: what comes in one bundle was thrown over a while. */
  wait: number;
}

/** Over so long a bundle of others' is spread. */
const bundleLastsMs = 2000;
/** More at once would cover the evening. */
const mostFloating = 24;

export interface Reactions {
  floating: readonly FloatingReaction[];
  /** How many of each kind were thrown since this page was opened. */
  totals: ReactionCounts;
  /** Throws one; false where three have been within the second. */
  throwOne: (kind: Reaction) => boolean;
  /** One has risen to its end. */
  land: (id: number) => void;
  /** What was thrown here and is not told yet. */
  take: () => ReactionCounts | undefined;
}

/** What is thrown at the screen: one's own at once, everybody else's as the server tells of it. */
export function useReactions(tournamentId: number): Reactions {
  const [floating, setFloating] = useState<readonly FloatingReaction[]>([]);
  const [totals, setTotals] = useState<ReactionCounts>({});
  const [own] = useState(createOwnReactions);
  const lastId = useRef(0);

  function float(kinds: readonly Reaction[], within = 0): void {
    if (kinds.length === 0) return;
    const thrown = kinds.map((kind, index) => ({
      id: (lastId.current += 1),
      kind,
      wait: Math.round((index / kinds.length) * within),
    }));
    setFloating((known) => [...known, ...thrown].slice(-mostFloating));
    setTotals((known) => addUp(known, kinds));
  }

  useLiveEvent('reactions', ({ tournamentId: of, counts }) => {
    if (of === tournamentId) float(own.withoutOwn(counts), bundleLastsMs);
  });

  return {
    floating,
    totals,
    throwOne(kind) {
      const isThrown = own.throwOne(kind, Date.now());
      if (isThrown) float([kind]);
      return isThrown;
    },
    land: (id) => setFloating((known) => known.filter((each) => each.id !== id)),
    take: () => own.take(),
  };
}

/** Keeps to what one person may throw, and knows which of what comes back was one's own. */
export function createOwnReactions() {
  let lately: number[] = [];
  let untold: ReactionCounts = {};
  let told: ReactionCounts = {};

  return {
    throwOne(kind: Reaction, now: number): boolean {
      lately = lately.filter((at) => now - at < 1000);
      const isTooMany = (untold[kind] ?? 0) >= limits.bundledReactions;
      if (lately.length >= reactionsPerSecond || isTooMany) return false;
      lately.push(now);
      untold = addUp(untold, [kind]);
      return true;
    },
    take(): ReactionCounts | undefined {
      if (Object.keys(untold).length === 0) return undefined;
      const taken = untold;
      untold = {};
      told = addUp(told, listOf(taken));
      return taken;
    },
    /** What others threw: our own are on screen already. */
    withoutOwn(counts: ReactionCounts): Reaction[] {
      return listOf(counts).filter((kind) => {
        const mine = told[kind] ?? 0;
        if (mine === 0) return true;
        told = { ...told, [kind]: mine - 1 };
        return false;
      });
    },
  };
}

/** In turns, so that a bundle of many kinds is a mixed one. */
function listOf(counts: ReactionCounts): Reaction[] {
  const most = Math.max(0, ...Object.values(counts));
  return Array.from({ length: Math.min(most, mostFloating) }, (_, turn) =>
    reactions.filter((kind) => (counts[kind] ?? 0) > turn),
  ).flat();
}

function addUp(counts: ReactionCounts, kinds: readonly Reaction[]): ReactionCounts {
  const sum = { ...counts };
  for (const kind of kinds) sum[kind] = (sum[kind] ?? 0) + 1;
  return sum;
}
