import { later } from './later.tsx';

export const LaterPosters = later(async () => (await import('./posters.tsx')).Posters);
