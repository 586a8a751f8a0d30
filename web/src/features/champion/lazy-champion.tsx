import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Opens the page of a championship that has been played to its end; only those have any use for its sentences. */
export const LazyChampion = lazyComponent(
  withDictionaries(['champion'], async () => (await import('./champion-hero.tsx')).ChampionHero),
  () => <SectionFallback height={420} />,
);
