import type { Film } from '@girone/contract/films';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { listText } from './film-texts.ts';
import type { Championship, Deletion } from './use-deletion.ts';

interface DeleteFilmProps {
  film: Film;
  deletion: Deletion;
}

/** The question before a film goes: what goes with it, and what stays. */
export function DeleteFilm({ film, deletion }: DeleteFilmProps) {
  const { t } = useTranslation();
  const { title } = film;
  const { touched, confirm, isDeleting, leave } = deletion;
  if (touched === null) return null;

  const running = namesOf(touched, 'active');
  if (running.length > 0) {
    return (
      <Dialog
        open
        onOpenChange={leave}
        title={t('films.delete.runningTitle')}
        description={t('films.delete.running', { title, championships: listText(running) })}
        closeLabel={t('shared.close')}
        footer={
          <Button variant="secondary" onClick={leave}>
            {t('shared.close')}
          </Button>
        }
      />
    );
  }

  const setup = namesOf(touched, 'preparation', 'setup');
  const completed = namesOf(touched, 'completed');
  const sentences = [
    t('films.delete.film', { title }),
    setup.length > 0 && t('films.delete.setup', { championships: listText(setup) }),
    completed.length > 0 && t('films.delete.completed', { championships: listText(completed) }),
    touched.length === 0 && t('films.delete.alone'),
    t('films.delete.stays'),
  ].filter((sentence) => sentence !== false);
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={leave}
      title={t('films.delete.title')}
      confirmLabel={t('films.delete.confirm')}
      cancelLabel={t('shared.cancel')}
      pending={isDeleting}
      pendingLabel={t('films.delete.pending')}
      onConfirm={confirm}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  );
}

function namesOf(touched: readonly Championship[], ...wanted: Championship['status'][]): string[] {
  return touched.filter(({ status }) => wanted.includes(status)).map(({ name }) => name);
}
