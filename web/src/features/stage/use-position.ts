import type { StageShow } from '@girone/contract/stage';
import { useEffect, useState } from 'react';
import { createServerClock, type ServerClock } from './server-clock.ts';
import { isPausedAt, positionOf } from './timeline.ts';

/** One for each page: every answer of the server makes it better. */
export function useServerClock(): ServerClock {
  const [clock] = useState(() => createServerClock());
  return clock;
}

/** No screen shows more in a second than it can draw. */
const leastGapMs = 16;

interface Moment {
  /** The last change on screen that is behind us; null while no evening runs. */
  position: number | null;
  isPaused: boolean;
}

const before: Moment = { position: null, isPaused: false };

/**
 * Where the evening stands, told anew whenever something on screen changes, and at once when this page wakes up, its
 * clock was put right or the evening was moved.
 */
export function usePosition(
  show: StageShow | null,
  changes: readonly number[],
  clock: ServerClock,
): Moment {
  const [moment, setMoment] = useState(() => momentOf(show, changes, clock.now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function look(): void {
      clearTimeout(timer);
      const now = clock.now();
      const next = momentOf(show, changes, now);
      setMoment((known) =>
        known.position === next.position && known.isPaused === next.isPaused ? known : next,
      );
      const wait = show === null ? null : waitFrom(show, changes, now);
      if (wait !== null) timer = setTimeout(look, Math.max(leastGapMs, wait + 1));
    }

    look();
    const forget = clock.subscribe(look);
    const wakeUps = ['visibilitychange', 'pageshow', 'online', 'focus'];
    for (const event of wakeUps) window.addEventListener(event, look, true);
    return () => {
      clearTimeout(timer);
      forget();
      for (const event of wakeUps) window.removeEventListener(event, look, true);
    };
  }, [show, changes, clock]);

  return moment;
}

function momentOf(show: StageShow | null, changes: readonly number[], now: number): Moment {
  if (show === null) return before;
  const position = positionOf(show, now);
  return {
    position: changes.findLast((change) => change <= position) ?? position,
    isPaused: isPausedAt(show, now),
  };
}

/** Until the next change; null when nothing comes by itself. */
function waitFrom(show: StageShow, changes: readonly number[], now: number): number | null {
  if (isPausedAt(show, now)) return show.resumesAt === null ? null : show.resumesAt - now;
  const position = positionOf(show, now);
  const next = changes.find((change) => change > position);
  return next === undefined ? null : next - position;
}
