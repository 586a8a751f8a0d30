import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** With the first vote that was cast without a line; its place is the card's own. */
export const LazyKeptWord = lazyComponent(
  withDictionaries(['keptVotes'], async () => (await import('./kept-word.tsx')).KeptWord),
);

/** Below the cards, where there is something in it. */
export const LazyKeptList = lazyComponent(
  withDictionaries(['keptVotes'], async () => (await import('./kept-list.tsx')).KeptList),
);
