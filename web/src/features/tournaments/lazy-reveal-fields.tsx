import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Its sentences are not the form's: they come with it. */
export const LazyRevealFields = lazyComponent(
  withDictionaries(['reveal'], async () => (await import('./reveal-fields.tsx')).RevealFields),
  () => <SectionFallback compact height={72} />,
);
