import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { FilmActDialogProps } from './film-act-dialog.tsx';
import type { FilmAct } from './film-acts.ts';

interface LazyFilmActProps extends Omit<FilmActDialogProps, 'act'> {
  act: FilmAct;
}

/** The list is drawn without the forms; they follow when something is pressed. */
export function LazyFilmAct({ act, film, onClose }: LazyFilmActProps) {
  if (act === 'match') return <MatchFilmDialog film={film} onClose={onClose} />;
  return <FilmActDialog act={act} film={film} onClose={onClose} />;
}

const FilmActDialog = lazyComponent(
  async () => (await import('./film-act-dialog.tsx')).FilmActDialog,
  function FilmActFallback({ act, film, onClose }) {
    const { t } = useTranslation();
    const title = t(`admin.films.acts.${act}.title`, { title: film.title });
    return <DialogFallback height={220} title={title} onClose={onClose} />;
  },
);

/** Apart from the others: it draws posters. */
const MatchFilmDialog = lazyComponent(
  async () => (await import('./match-film-dialog.tsx')).MatchFilmDialog,
  function MatchFilmFallback({ film, onClose }) {
    const { t } = useTranslation();
    const title = t('admin.films.acts.match.title', { title: film.title });
    return <DialogFallback height={220} title={title} onClose={onClose} />;
  },
);

export const LazyFilmBulk = lazyComponent(
  async () => (await import('./film-bulk-dialog.tsx')).FilmBulkDialog,
  function FilmBulkFallback({ act, films, onClose }) {
    const { t } = useTranslation();
    const title = t(`admin.films.bulk.${act}.title`, { count: films.length });
    return <DialogFallback height={220} title={title} onClose={onClose} />;
  },
);
