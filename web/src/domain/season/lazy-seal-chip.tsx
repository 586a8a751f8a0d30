import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** After the table, which brings its seal along. */
export const LazySealChip = lazyComponent(
  withDictionaries(['seals'], async () => (await import('./seal-chip.tsx')).SealChip),
);

/** After the results that it stands at. */
export const LazyDaySeal = lazyComponent(
  withDictionaries(['seals'], async () => (await import('./seal-chip.tsx')).DaySeal),
);
