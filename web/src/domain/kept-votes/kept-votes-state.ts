import { useSyncExternalStore } from 'react';
import type { KeptVote } from './kept-vote.ts';

// What the page knows of the votes that wait. The code that reads them comes late (`kept-votes.ts`); this is all that a
// card needs.

let votes: ReadonlyMap<number, KeptVote> = new Map();
const listeners = new Set<() => void>();

/** This person's own, by match. */
export function setKeptVotes(next: readonly KeptVote[]): void {
  votes = new Map(next.map((vote) => [vote.match.id, vote]));
  for (const listener of listeners) listener();
}

export function readKeptVotes(): ReadonlyMap<number, KeptVote> {
  return votes;
}

export function useKeptVotes(): ReadonlyMap<number, KeptVote> {
  return useSyncExternalStore(subscribe, readKeptVotes, readKeptVotes);
}

/** Whether a choice on this match waits to be sent. */
export function isKeptWaiting(matchId: number): boolean {
  return votes.get(matchId)?.state === 'waiting';
}

export function useKeptVote(matchId: number): KeptVote | undefined {
  const read = () => votes.get(matchId);
  return useSyncExternalStore(subscribe, read, read);
}

export function countWaiting(): number {
  return [...votes.values()].filter(isWaiting).length;
}

export function useWaitingCount(): number {
  return useSyncExternalStore(subscribe, countWaiting, countWaiting);
}

export function isWaiting({ state }: KeptVote): boolean {
  return state === 'waiting';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
