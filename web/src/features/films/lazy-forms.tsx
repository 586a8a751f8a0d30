import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The list is drawn without the forms. */
export const LazyAddFilm = lazyComponent(
  async () => (await import('./film-dialogs.tsx')).AddFilm,
  function AddFilmFallback({ onClose }) {
    const { t } = useTranslation();
    return <DialogFallback wide height={360} title={t('films.form.addTitle')} onClose={onClose} />;
  },
);

export const LazyEditFilm = lazyComponent(
  async () => (await import('./film-dialogs.tsx')).EditFilm,
  function EditFilmFallback({ onClose }) {
    const { t } = useTranslation();
    return <DialogFallback wide height={360} title={t('films.form.editTitle')} onClose={onClose} />;
  },
);

export function preloadForms(): void {
  LazyAddFilm.preloadOnInteraction();
  LazyEditFilm.preloadOnInteraction();
}
