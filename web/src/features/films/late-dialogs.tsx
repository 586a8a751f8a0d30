import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { latePart, useLatePart } from '../../ui/late-part.ts';
import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx';
import type { AddFilmProps, EditFilmProps } from './film-dialogs.tsx';
import type { OpenFilmProps } from './open-film.tsx';

/** The list is drawn without the dialogs; they follow while nobody is waiting for them. */
const forms = latePart(() => import('./film-dialogs.tsx'));
const details = latePart(() => import('./open-film.tsx'));

export function preloadDialogs(): void {
  details.fetch();
  forms.fetch();
}

export function LateAddFilm(props: AddFilmProps) {
  const { t } = useTranslation();
  const { part, hasFailed, retry } = useLatePart(forms, true);
  if (part !== null) return <part.AddFilm {...props} />;
  return (
    <DialogToCome
      title={t('films.form.addTitle')}
      hasFailed={hasFailed}
      onRetry={retry}
      onClose={props.onClose}
    />
  );
}

export function LateEditFilm(props: EditFilmProps) {
  const { t } = useTranslation();
  const { part, hasFailed, retry } = useLatePart(forms, true);
  if (part !== null) return <part.EditFilm {...props} />;
  return (
    <DialogToCome
      title={t('films.form.editTitle')}
      hasFailed={hasFailed}
      onRetry={retry}
      onClose={props.onClose}
    />
  );
}

export function LateOpenFilm(props: OpenFilmProps) {
  const { part, hasFailed, retry } = useLatePart(details, true);
  if (part !== null) return <part.OpenFilm {...props} />;
  return (
    <DialogToCome
      title={props.film.title}
      hasFailed={hasFailed}
      onRetry={retry}
      onClose={props.onClose}
    />
  );
}

interface DialogToComeProps {
  title: string;
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function DialogToCome({ title, hasFailed, onRetry, onClose }: DialogToComeProps) {
  const { t } = useTranslation();
  return (
    <Dialog open wide onOpenChange={onClose} title={title} closeLabel={t('films.close')}>
      {hasFailed ? (
        <ErrorState
          compact
          title={t('films.failure.network')}
          actions={<Button onClick={onRetry}>{t('films.retry')}</Button>}
        />
      ) : (
        <SkeletonList label={t('films.form.loading')} count={1}>
          <Skeleton shape="block" height={360} />
        </SkeletonList>
      )}
    </Dialog>
  );
}
