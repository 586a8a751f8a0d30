import { useId, useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  description?: string | undefined;
  wide?: boolean | undefined;
  /** What is sent takes something away. */
  danger?: boolean | undefined;
  /** Much is entered here: whoever presses a key or beside it by mistake is asked before it is lost. */
  asksBeforeClosing?: boolean | undefined;
  /** Something was entered that is not among the form's own fields, as a cover is. */
  hasOtherChanges?: boolean | undefined;
  submitLabel: string;
  pendingLabel: string;
  /** As `useContractForm` gives it. */
  contractForm: {
    submit: (event: SubmitEvent<HTMLFormElement>) => void;
    failure: string | null;
    isPending: boolean;
    dirtyFields?: object;
  };
  /** The fields. */
  children: ReactNode;
  onClose: () => void;
}

/** A form that the contract checks, in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, wide, submitLabel, pendingLabel, contractForm, children } = props;
  const { danger = false, asksBeforeClosing = false, hasOtherChanges = false, onClose } = props;
  const { submit, failure, isPending, dirtyFields = {} } = contractForm;
  const hasChanges = hasOtherChanges || Object.keys(dirtyFields).length > 0;
  const [isAsking, setIsAsking] = useState(false);
  const { t } = useTranslation();
  const formId = useId();

  /** What is being sent cannot be taken back: the dialog stays until there is an answer. */
  function leave(): void {
    if (!isPending) onClose();
  }

  /** By Escape, a press beside the dialog, or its cross. */
  function leaveByChance(): void {
    if (isAsking) setIsAsking(false);
    else if (asksBeforeClosing && hasChanges && !isPending) setIsAsking(true);
    else leave();
  }

  return (
    <Dialog
      open
      wide={wide}
      onOpenChange={leaveByChance}
      title={title}
      description={description}
      closeLabel={t('shared.close')}
      footer={
        isAsking ? (
          <DiscardQuestion onDiscard={leave} onKeep={() => setIsAsking(false)} />
        ) : (
          <>
            <Button variant="ghost" onClick={leave}>
              {t('shared.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={danger ? 'danger-solid' : 'primary'}
              pending={isPending}
              pendingLabel={pendingLabel}
            >
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of its fields, which are interactive */}
      <form
        id={formId}
        noValidate
        // Whoever goes on in the form has answered, and finds the way to send it.
        onFocus={() => setIsAsking(false)}
        onSubmit={(event) => {
          setIsAsking(false);
          submit(event);
        }}
      >
        {children}
      </form>
      <FormError>{failure}</FormError>
    </Dialog>
  );
}

function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const { t } = useTranslation();
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const footer = keep.current?.closest('footer');
    keep.current?.focus();
    return () => {
      // Whoever has gone elsewhere meanwhile stays there; a press beside the dialog leads nowhere.
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== body && footer?.contains(activeElement) !== true;
      if (!isElsewhere && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <>
      <p role="alert" className={styles.question}>
        {t('shared.form.discardQuestion')}
      </p>
      <Button variant="ghost" onClick={onDiscard}>
        {t('shared.form.discard')}
      </Button>
      <Button ref={keep} onClick={onKeep}>
        {t('shared.form.keepEditing')}
      </Button>
    </>
  );
}
