import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Of a season that is over; asked for by itself, since the first who looks waits for the recount. */
export const LazyRobustness = lazyComponent(
  withDictionaries(
    ['robustness'],
    async () =>
      (await import('../../features/robustness/robustness-section.tsx')).RobustnessSection,
  ),
  RobustnessFallback,
);

function RobustnessFallback() {
  return <SectionFallback height={128} />;
}
