import { X } from '../images/icons.ts';
import * as Primitive from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from '../actions/icon-button.tsx';
import { buttonIcon } from '../images/icon-sizes.ts';
import { joinClasses } from '../styling/join-classes.ts';
import { useReturnFocus } from '../accessibility/use-return-focus.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  footer?: ReactNode;
  wide?: boolean | undefined;
  /** The focus begins on the dialog itself, where the first thing in it would act at once. */
  calm?: boolean;
  children?: ReactNode;
}

/** In the middle of the page; on phones a sheet from the bottom edge. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, footer, wide, calm, children } =
    props;
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim}>
          <Primitive.Content
            {...returnFocus}
            onOpenAutoFocus={(event) => {
              returnFocus.onOpenAutoFocus();
              if (calm === true) focusItself(event);
            }}
            onEscapeKeyDown={keepForOpenList}
            className={joinClasses(styles.dialog, wide === true && styles.wide)}
          >
            <header className={styles.head}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            </header>
            <div className={styles.body}>
              {description !== undefined && (
                <Primitive.Description className={styles.description}>
                  {description}
                </Primitive.Description>
              )}
              {children}
            </div>
            {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
            {/* Last in order: the focus then starts on the first field, not on the way out. */}
            <Primitive.Close asChild>
              <IconButton label={closeLabel} className={styles.close}>
                <X {...buttonIcon} />
              </IconButton>
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function focusItself(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** The key closes what lies on top: a list that is open below a field, and only then the dialog. */
function keepForOpenList(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')) {
    event.preventDefault();
  }
}
