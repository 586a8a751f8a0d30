import { useEffect, useEffectEvent, useState } from 'react';

interface Playback {
  readonly day: number;
  readonly days: number;
  /** The day that was chosen last is on screen. */
  readonly isReady: boolean;
  readonly onChoose: (day: number) => void;
  readonly onStop: (day: number) => void;
}

const dayMs = 900;
/** Where no row travels the eye needs longer to see what has changed. */
const stillDayMs = 1600;

/** Goes on by itself, one day after another, to the last; a slow line makes it wait. */
export function usePlayback({ day, days, isReady, onChoose, onStop }: Playback) {
  const [isPlaying, setIsPlaying] = useState(false);

  const goOn = useEffectEvent((from: number) => {
    const next = Math.min(days, from + 1);
    onChoose(next);
    if (next < days) return;
    setIsPlaying(false);
    onStop(next);
  });

  useEffect(() => {
    if (!isPlaying || !isReady) return undefined;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => goOn(day), isStill ? stillDayMs : dayMs);
    return () => clearTimeout(timer);
  }, [isPlaying, isReady, day]);

  function toggle(): void {
    if (isPlaying) onStop(day);
    else if (day === days) onChoose(0);
    setIsPlaying(!isPlaying);
  }

  return { isPlaying, toggle, stop: () => setIsPlaying(false) };
}
