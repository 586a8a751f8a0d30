import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The page does without it: where it does not arrive, nobody is asked. */
export const LazyDigestQuestion = lazyComponent(
  withDictionaries(
    ['digest'],
    async () => (await import('../../features/digest/digest-question.tsx')).DigestQuestion,
  ),
);
