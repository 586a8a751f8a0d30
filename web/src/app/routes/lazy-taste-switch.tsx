import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The switch of the taste map, in the settings; its sentences are the map's. */
export const LazyTasteSwitch = lazyComponent(
  withDictionaries(
    ['taste'],
    async () => (await import('../../features/taste/taste-switch.tsx')).TasteSwitch,
  ),
  () => <SectionFallback compact height={56} />,
);
