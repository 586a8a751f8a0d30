import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The list is drawn without the details. */
export const LazyOpenFilm = lazyComponent(
  async () => (await import('./open-film.tsx')).OpenFilm,
  ({ film, onClose }) => <DialogFallback wide height={360} title={film.title} onClose={onClose} />,
);

export const preloadDetails = LazyOpenFilm.preloadOnInteraction;
