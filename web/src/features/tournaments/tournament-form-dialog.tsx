import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './tournament-form.module.css';
import type { TournamentForm } from './use-tournament-form.ts';

interface TournamentFormDialogProps {
  title: string;
  submitLabel: string;
  pendingLabel: string;
  tournamentForm: TournamentForm;
  children: ReactNode;
  onClose: () => void;
}

export function TournamentFormDialog(props: TournamentFormDialogProps) {
  const { title, submitLabel, pendingLabel, tournamentForm, children, onClose } = props;
  const { t } = useTranslation();
  const formId = useId();
  const { submit, failure, isPending } = tournamentForm;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('tournaments.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('tournaments.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={isPending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className={styles.fields}>
        {children}
      </form>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          <CircleAlert size={16} aria-hidden />
          <span>{failure}</span>
        </p>
      )}
    </Dialog>
  );
}
