import type { AdminFilm } from '@girone/contract/admin-films';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EditFilmDialog } from './edit-film-dialog.tsx';
import type { FilmAct } from './film-acts.ts';
import { runFilmAct } from './run-film-act.ts';
import { PlayingFilms } from './playing-films.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export interface FilmActDialogProps {
  film: AdminFilm;
  act: Exclude<FilmAct, 'match'>;
  onClose: () => void;
}

/** One act on one film. */
export function FilmActDialog({ film, act, onClose }: FilmActDialogProps) {
  const { t } = useTranslation();
  if (act === 'edit') return <EditFilmDialog film={film} onClose={onClose} />;
  if (act === 'delete' && film.isPlaying) return <PlayingFilms films={[film]} onClose={onClose} />;
  const { id, title } = film;
  return (
    <ReasonDialog
      danger={act === 'delete'}
      isTold={act === 'delete'}
      title={t(`admin.films.acts.${act}.title`, { title })}
      description={t(`admin.films.acts.${act}.text`)}
      submitLabel={t(`admin.films.acts.${act}.submit`)}
      doneText={t(`admin.films.acts.${act}.done`, { title })}
      send={(body) => runFilmAct(act, id, body)}
      onClose={onClose}
    />
  );
}
