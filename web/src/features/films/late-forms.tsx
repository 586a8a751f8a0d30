import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { AddFilmProps, EditFilmProps } from './film-dialogs.tsx';

/** The list is drawn without the forms; they follow at the first sign of a person. */
const forms = latePart(() => import('./film-dialogs.tsx'));

export const preloadForms = forms.fetchAhead;

export function LateAddFilm(props: AddFilmProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(forms, true);
  if (part !== null) return <part.AddFilm {...props} />;
  return (
    <DialogToCome
      {...late}
      wide
      height={360}
      title={t('films.form.addTitle')}
      onClose={props.onClose}
    />
  );
}

export function LateEditFilm(props: EditFilmProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(forms, true);
  if (part !== null) return <part.EditFilm {...props} />;
  return (
    <DialogToCome
      {...late}
      wide
      height={360}
      title={t('films.form.editTitle')}
      onClose={props.onClose}
    />
  );
}
