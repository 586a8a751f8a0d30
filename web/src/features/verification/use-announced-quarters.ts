import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../ui/accessibility/announce.ts';

interface Checking {
  /** From 0 to 1; 0 while nothing is checked. */
  readonly share: number;
  readonly words: string;
}

/** For whoever cannot see the bar: how far a check has come, at each new quarter. Its end is told by the verdict. */
export function useAnnouncedQuarters({ share, words }: Checking): void {
  const quarter = Math.floor(4 * share);
  const last = useRef(quarter);
  const tell = useEffectEvent(() => announce(words));

  useEffect(() => {
    if (quarter > last.current && quarter < 4) tell();
    last.current = quarter;
  }, [quarter]);
}
