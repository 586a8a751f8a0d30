import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Drawn with the statistics and asked for by itself: it may still be computed when they are there. */
export const LazyOdds = lazyComponent(
  withDictionaries(
    ['odds'],
    async () => (await import('../../features/odds/odds-section.tsx')).OddsSection,
  ),
  OddsFallback,
);

function OddsFallback() {
  return <SectionFallback height={420} />;
}
