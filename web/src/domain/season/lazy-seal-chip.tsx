import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** After the table or the results that it stands at. */
export const LazySealChip = lazyComponent(
  withDictionaries(['seals'], async () => (await import('./seal-chip.tsx')).SealChip),
);
