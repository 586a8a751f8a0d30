import { toldAhead } from '@girone/championship/show/script';
import type { StageShow } from '@girone/contract/stage';
import { useEffect, useEffectEvent } from 'react';
import type { Evening } from './evening.ts';
import type { ServerClock } from './server-clock.ts';
import { positionOf } from './timeline.ts';

/** A match is told of by itself; so long after that we ask, and then again. */
const graceMs = 700;
const againMs = 2000;

interface MissingMatch {
  evening: Evening | null;
  show: StageShow | null;
  clock: ServerClock;
  ask: () => void;
}

/** Asks for a match whose turn has come and of which nothing was heard. */
export function useMissingMatch({ evening, show, clock, ask }: MissingMatch): void {
  const askNow = useEffectEvent(ask);
  const missing = evening?.matches.find(({ told }) => told === undefined)?.index;
  const begins =
    evening?.script.find(({ scene }) => scene.kind === 'match' && scene.index === missing)
      ?.begins ?? null;
  useEffect(() => {
    if (show === null || show.pausedAt !== null || begins === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = begins - toldAhead + graceMs - positionOf(show, clock.now());
    function askAgain(): void {
      askNow();
      timer = setTimeout(askAgain, againMs);
    }
    timer = setTimeout(askAgain, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [show, begins, clock]);
}
