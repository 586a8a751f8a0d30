import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { FilmActDialogProps } from './film-act-dialog.tsx';
import type { FilmAct } from './film-acts.ts';
import type { FilmBulkDialogProps } from './film-bulk-dialog.tsx';

/** The list is drawn without the forms; they follow when something is pressed. */
const single = latePart(() => import('./film-act-dialog.tsx'));
const several = latePart(() => import('./film-bulk-dialog.tsx'));
/** Apart from the others: it draws posters. */
const match = latePart(() => import('./match-film-dialog.tsx'));

interface LateFilmActProps extends Omit<FilmActDialogProps, 'act'> {
  act: FilmAct;
}

export function LateFilmAct({ act, film, onClose }: LateFilmActProps) {
  if (act === 'match') return <LateMatch film={film} onClose={onClose} />;
  return <LateAct act={act} film={film} onClose={onClose} />;
}

function LateAct(props: FilmActDialogProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(single, true);
  if (part !== null) return <part.FilmActDialog {...props} />;
  const title = t(`admin.films.acts.${props.act}.title`, { title: props.film.title });
  return <DialogToCome {...late} height={220} title={title} onClose={props.onClose} />;
}

function LateMatch(props: Omit<FilmActDialogProps, 'act'>) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(match, true);
  if (part !== null) return <part.MatchFilmDialog {...props} />;
  const title = t('admin.films.acts.match.title', { title: props.film.title });
  return <DialogToCome {...late} height={220} title={title} onClose={props.onClose} />;
}

export function LateFilmBulk(props: FilmBulkDialogProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(several, true);
  if (part !== null) return <part.FilmBulkDialog {...props} />;
  const title = t(`admin.films.bulk.${props.act}.title`, { count: props.films.length });
  return <DialogToCome {...late} height={220} title={title} onClose={props.onClose} />;
}
