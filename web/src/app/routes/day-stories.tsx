import type { ReactNode } from 'react';
import { DayExtras, type ExtrasDay } from '../../features/matches/match-extras.ts';
import { LazyDayStory } from '../../features/story/lazy-day-story.tsx';

/** Has every day that has closed tell its story above its results. */
export function DayStories({ children }: { children: ReactNode }) {
  return <DayExtras value={drawStory}>{children}</DayExtras>;
}

function drawStory(day: ExtrasDay): ReactNode {
  return <LazyDayStory {...day} />;
}
