import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
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

  /** What is being sent cannot be taken back: the dialog stays until there is an answer. */
  function leave(): void {
    if (!isPending) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={title}
      closeLabel={t('tournaments.close')}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
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
      <FormError>{failure}</FormError>
    </Dialog>
  );
}
