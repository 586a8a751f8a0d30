import {
  matchQuery,
  useQueryClient,
  type QueryClient,
  type QueryFilters,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The end of a day reaches every open page at once: each asks at a moment of its own within this. */
const longestWaitMs = 1500;

interface Round {
  timer: ReturnType<typeof setTimeout>;
  /** What each part of the page wants to be asked for again. */
  wishes: Map<object, QueryFilters[]>;
}

/** The parts of a page hear of the same end of a day and show the same answers: they ask together. */
const rounds = new WeakMap<QueryClient, Round>();

/**
 * Asks again, a little later, for whatever the filters name: once for all that is heard until then.
 * An answer that is on its way may be of before the news, and is asked for again as well.
 */
export function useRefetchSoon(): (...filters: QueryFilters[]) => void {
  const queryClient = useQueryClient();
  const [part] = useState(() => ({}));
  useEffect(() => () => leave(queryClient, part), [queryClient, part]);

  return (...filters) => {
    const { wishes } = rounds.get(queryClient) ?? startRound(queryClient);
    wishes.set(part, [...(wishes.get(part) ?? []), ...filters]);
  };
}

function startRound(queryClient: QueryClient): Round {
  const wishes: Round['wishes'] = new Map();

  function ask(): void {
    rounds.delete(queryClient);
    const all = [...wishes.values()].flat();
    void queryClient.invalidateQueries({
      predicate: (query) => all.some((filters) => matchQuery(filters, query)),
    });
  }

  const round = { timer: setTimeout(ask, Math.random() * longestWaitMs), wishes };
  rounds.set(queryClient, round);
  return round;
}

/** What is no longer on screen needs no answer. */
function leave(queryClient: QueryClient, part: object): void {
  const round = rounds.get(queryClient);
  if (round === undefined) return;
  round.wishes.delete(part);
  if (round.wishes.size > 0) return;
  clearTimeout(round.timer);
  rounds.delete(queryClient);
}
