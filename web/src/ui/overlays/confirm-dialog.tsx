import * as AlertDialog from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './dialog.module.css';
import { joinClasses } from '../styling/join-classes.ts';
import { useReturnFocus } from '../accessibility/use-return-focus.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and what will stay. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The caller closes the dialog when the work is done. */
  onConfirm: () => void;
  danger?: boolean | undefined;
  pending?: boolean | undefined;
  pendingLabel?: string | undefined;
}

/** A question that must be answered: a press beside it does not count, and "no" has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel } = props;
  const { onConfirm, danger = false, pending = false, pendingLabel } = props;
  const returnFocus = useReturnFocus();

  function handleOpenChange(next: boolean) {
    if (!pending) onOpenChange(next);
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={handleOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.scrim}>
          <AlertDialog.Content
            {...returnFocus}
            className={joinClasses(styles.dialog, styles.narrow)}
          >
            <header className={styles.head}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            </header>
            <div className={styles.body}>
              <AlertDialog.Description asChild>
                <div className={styles.description}>{children}</div>
              </AlertDialog.Description>
            </div>
            <footer className={styles.foot}>
              <AlertDialog.Cancel asChild>
                <Button variant="ghost">{cancelLabel}</Button>
              </AlertDialog.Cancel>
              <Button
                variant={danger ? 'danger-solid' : 'primary'}
                ignoresDoubleClick
                pending={pending}
                pendingLabel={pendingLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
