import { LazyDayStory } from '../../features/story/lazy-day-story.tsx';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Only whoever goes back in time needs it. */
const LazyDayFacts = lazyComponent(
  withDictionaries(['odds', 'statistics'], async () => (await import('./day-facts.tsx')).DayFacts),
  DayFactsFallback,
);

function DayFactsFallback() {
  return <SectionFallback height={420} />;
}

interface Season {
  id: number;
  startedAt: string | null;
  cancelledAt: string | null;
}

/** What stands around the table of an earlier day. */
export function lookBackAt(season: Season) {
  return {
    story: (day: number) =>
      day > 0 && <LazyDayStory tournamentId={season.id} day={day} isPassing />,
    facts: (day: number) => <LazyDayFacts season={season} day={day} />,
  };
}
