import { useState, type ComponentProps } from 'react';
import type { RecentImport } from '../../features/film-import/recent-import.tsx';
import { hasUndoOffer } from '../../features/film-import/undo-offer.ts';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const recent = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/film-import/recent-import.tsx'),
    loadDictionary('filmImport'),
  ]);
  return part.RecentImport;
});

/** Fetched only where somebody has added many films within the last minute. */
export function LateRecentImport(props: ComponentProps<typeof RecentImport>) {
  const [isWanted] = useState(() => hasUndoOffer(props.userId));
  const { part: Recent } = useLatePart(recent, isWanted);
  if (!isWanted) return null;
  // As tall as what comes, so that the films below do not move.
  return Recent === null ? <Skeleton shape="block" height={102} /> : <Recent {...props} />;
}
