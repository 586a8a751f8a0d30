import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { StoryPlace } from './story-place.tsx';

/** Comes after the results that it speaks of. */
export const LazyDayStory = lazyComponent(
  async () => (await import('./day-story.tsx')).DayStory,
  StoryPlace,
);
