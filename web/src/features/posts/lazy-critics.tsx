import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

// The feed is read first; what stands beside it follows at once, what stands behind it at the first interaction.
// One file holds them all: a file for each would cost a phone more.
const load = () => import('./critics-parts.ts');
const TallSection = () => <SectionFallback height={420} />;

export const LazyThread = lazyComponent(async () => (await load()).Thread, TallSection);
export const LazyTrendingTab = lazyComponent(async () => (await load()).TrendingTab, TallSection);
export const LazyPhotoGrid = lazyComponent(async () => (await load()).PhotoGrid, TallSection);
export const LazyPhotoViewer = lazyComponent(async () => (await load()).PhotoViewer);
/** Beside the feed: where it does not arrive, its tabs still lead there. */
export const LazyTrending = lazyComponent(async () => (await load()).Trending);
export const LazyPhotoRail = lazyComponent(async () => (await load()).PhotoRail);

export function preloadParts(): void {
  for (const part of [LazyThread, LazyTrendingTab, LazyPhotoGrid, LazyPhotoViewer]) {
    part.preloadOnInteraction();
  }
}
