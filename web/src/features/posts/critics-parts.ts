/** What stands beside and behind the feed of Critics, in one file. */
export { PhotoGrid, PhotoRail } from './photo-grid.tsx';
export { PhotoViewer } from './photo-viewer.tsx';
export { Thread } from './thread.tsx';
export { Trending } from './trending.tsx';
export { TrendingTab } from './trending-tab.tsx';
