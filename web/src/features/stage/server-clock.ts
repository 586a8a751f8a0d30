/** What an answer of the server says about its clock: it was `now` there between these two instants here. */
interface ClockAnswer {
  now: number;
  sentAt: number;
  receivedAt: number;
}

interface Sample {
  /** What the server's clock is ahead of ours. */
  offset: number;
  /** By how much that may be wrong at most. */
  error: number;
}

/** Answers of late: of older ones the two clocks have drifted apart. */
const samplesKept = 8;
/** Beyond what the answers allow, ours was set anew. */
const slackMs = 40;

/** The server's clock as far as we know it, in milliseconds since 1970. */
export interface ServerClock {
  now(): number;
  /** Takes an answer in; the one that took the shortest time knows best. */
  learn(answer: ClockAnswer): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export function createServerClock(readLocal: () => number = Date.now): ServerClock {
  let samples: Sample[] = [];
  let offset = 0;
  const listeners = new Set<() => void>();

  return {
    now: () => readLocal() + offset,
    learn({ now, sentAt, receivedAt }) {
      const sample = { offset: now - (sentAt + receivedAt) / 2, error: (receivedAt - sentAt) / 2 };
      const agrees = samples.every(
        (known) => Math.abs(known.offset - sample.offset) <= known.error + sample.error + slackMs,
      );
      samples = [...(agrees ? samples : []), sample].slice(-samplesKept);
      offset = samples.reduce((best, each) => (each.error < best.error ? each : best)).offset;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
