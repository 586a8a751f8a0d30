import type { Clock } from '../../../platform/clock.ts';

interface Kept<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

const most = 500;
const keptMs = 10 * 60 * 1000;

/**
 * Keeps the last answers for a while: whoever types a title asks for the same films with every letter.
 * A failure is not kept.
 */
export function keepRecentAnswers<T>(clock: Clock) {
  const kept = new Map<string, Kept<T>>();

  return function recall(key: string, load: () => Promise<T>): Promise<T> {
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known && now < known.until) return known.answer;
    const answer = load();
    // Behind the others again, so that the first one is the oldest.
    kept.delete(key);
    kept.set(key, { answer, until: now + keptMs });
    answer.catch(() => kept.delete(key));
    if (kept.size > most) kept.delete(kept.keys().next().value ?? key);
    return answer;
  };
}
