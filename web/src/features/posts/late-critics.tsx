import type { ComponentProps } from 'react';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { PhotoGrid, PhotoRail } from './photo-grid.tsx';
import type { PhotoViewer } from './photo-viewer.tsx';
import type { Thread } from './thread.tsx';
import type { Trending } from './trending.tsx';
import type { TrendingTab } from './trending-tab.tsx';

/** The feed is read first; what stands beside it follows at once, what stands behind it at the first sign of a person. */
const parts = latePart(() => import('./critics-parts.ts'));

export const preloadParts = parts.fetchAhead;

export function LateThread(props: ComponentProps<typeof Thread>) {
  const { part, ...late } = useLatePart(parts, true);
  return part === null ? <SectionToCome {...late} height={420} /> : <part.Thread {...props} />;
}

export function LateTrendingTab(props: ComponentProps<typeof TrendingTab>) {
  const { part, ...late } = useLatePart(parts, true);
  return part === null ? <SectionToCome {...late} height={420} /> : <part.TrendingTab {...props} />;
}

export function LatePhotoGrid(props: ComponentProps<typeof PhotoGrid>) {
  const { part, ...late } = useLatePart(parts, true);
  return part === null ? <SectionToCome {...late} height={420} /> : <part.PhotoGrid {...props} />;
}

export function LatePhotoViewer(props: ComponentProps<typeof PhotoViewer>) {
  const { part } = useLatePart(parts, true);
  return part !== null && <part.PhotoViewer {...props} />;
}

/** Beside the feed: where it does not arrive, its tabs still lead there. */
export function LateTrending(props: ComponentProps<typeof Trending>) {
  const { part } = useLatePart(parts, true);
  return part !== null && <part.Trending {...props} />;
}

export function LatePhotoRail(props: ComponentProps<typeof PhotoRail>) {
  const { part } = useLatePart(parts, true);
  return part !== null && <part.PhotoRail {...props} />;
}
