import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** What came in boxes, below the championships of this place; most places have none. */
export const LazyArchive = lazyComponent(
  withDictionaries(
    ['box'],
    async () => (await import('../../features/archive/archive-shelf.tsx')).ArchiveShelf,
  ),
  () => null,
);
