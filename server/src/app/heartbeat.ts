/** Proxies end a connection on which nothing is said for a minute. */
const everySeconds = 25;
const beat = Buffer.from(':\n\n');
/** A session that ends by time alone is told by no event: after this the page opens anew, and is asked. */
const longestMs = 6 * 60 * 60 * 1000;

interface Heart {
  send(frame: Buffer): void;
  close(): void;
}

interface Place {
  readonly openedAt: number;
  readonly second: number;
}

/** Keeps open streams alive with one timer for all of them, which writes to some each second. */
export function beatForAll() {
  const hearts = new Map<Heart, Place>();
  const bySecond = Array.from({ length: everySeconds }, () => new Set<Heart>());
  let now = 0;
  let next = 0;

  const timer = setInterval(() => {
    now = (now + 1) % everySeconds;
    for (const heart of bySecond[now] ?? []) {
      const openedAt = hearts.get(heart)?.openedAt ?? 0;
      if (performance.now() - openedAt > longestMs) heart.close();
      else heart.send(beat);
    }
  }, 1000);

  return {
    add(heart: Heart): void {
      next = (next + 1) % everySeconds;
      hearts.set(heart, { openedAt: performance.now(), second: next });
      bySecond[next]?.add(heart);
    },
    delete(heart: Heart): void {
      bySecond[hearts.get(heart)?.second ?? 0]?.delete(heart);
      hearts.delete(heart);
    },
    stop: () => clearInterval(timer),
  };
}
