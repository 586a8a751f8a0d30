import { useState, type ComponentProps } from 'react';
import { hasUndoOffer } from '../../features/film-import/undo-offer.ts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const RecentImport = lazyComponent(
  withDictionaries(
    ['filmImport'],
    async () => (await import('../../features/film-import/recent-import.tsx')).RecentImport,
  ),
  // As tall as what comes, so that the films below do not move.
  () => <Skeleton shape="block" height={102} />,
);

/** Fetched only where somebody has added many films within the last minute. */
export function LazyRecentImport(props: ComponentProps<typeof RecentImport>) {
  const [isWanted] = useState(() => hasUndoOffer(props.userId));
  return isWanted && <RecentImport {...props} />;
}
