import type { MatchedLine } from '@girone/contract/film-import';
import { importRules } from '@girone/contract/rules';
import { useEffect, useState, type RefObject } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { keyOf, type ListLine, type NamedFilm } from './read-lines.ts';

export type Answers = Map<string, MatchedLine>;

/** Two calls under way: while one travels the server works on the other. */
const callsAtOnce = 2;
/** A call has room for so many letters, whatever the language. */
const lettersPerCall = 12_000;

/**
 * Has the lines looked up, a hundred at a time. What has been answered stays: after an interruption, and for
 * whoever goes back and changes a line, only the rest is asked for.
 */
export function useMatching(lines: readonly ListLine[], answers: RefObject<Answers>) {
  const [done, setDone] = useState(() => countKnown(lines, answers.current));
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (failure !== null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const known = answers.current;
    const batches = cutIntoCalls(lines.filter((line) => !known.has(keyOf(line)))).values();

    async function work(): Promise<void> {
      for (const batch of batches) {
        const found = await matchFilms(batch, signal);
        for (const [at, line] of batch.entries()) {
          const answer = found[at];
          if (answer) known.set(keyOf(line), answer);
        }
        if (!signal.aborted) setDone(countKnown(lines, known));
      }
    }

    async function run(): Promise<void> {
      try {
        await Promise.all(Array.from({ length: callsAtOnce }, () => work()));
      } catch (error) {
        if (signal.aborted) return;
        setFailure(error);
        ending.abort();
      }
    }
    void run();
    return () => ending.abort();
  }, [lines, answers, failure]);

  return { done, failure, resume: () => setFailure(null) };
}

export async function matchFilms(
  films: readonly NamedFilm[],
  signal?: AbortSignal,
): Promise<MatchedLine[]> {
  const lines = films.map(({ title, year }) => ({ title, year }));
  return callApi('POST /api/films/match', { body: { lines }, signal });
}

function countKnown(lines: readonly ListLine[], known: Answers): number {
  return lines.filter((line) => known.has(keyOf(line))).length;
}

function cutIntoCalls(lines: readonly ListLine[]): ListLine[][] {
  const calls: ListLine[][] = [];
  let call: ListLine[] = [];
  let letters = 0;
  for (const line of lines) {
    const isFull = call.length === importRules.linesPerCall;
    if (call.length > 0 && (isFull || letters + line.title.length > lettersPerCall)) {
      calls.push(call);
      call = [];
      letters = 0;
    }
    call.push(line);
    letters += line.title.length;
  }
  return call.length === 0 ? calls : [...calls, call];
}
