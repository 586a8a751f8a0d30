import { CircleAlert, CircleCheck, X } from '../images/icons.ts';
import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { buttonIcon, textIcon } from '../images/icon-sizes.ts';
import { joinClasses } from '../styling/join-classes.ts';
import { dismissToast, readToast, subscribeToToasts, type ShownToast } from './toast-store.ts';
import styles from './toaster.module.css';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

interface ToasterProps {
  /** `region` may contain {hotkey}, which becomes F8. */
  labels: { region: string; close: string };
}

/** The place where toasts appear. Mounted once, by the shell. */
export function Toaster({ labels }: ToasterProps) {
  const toast = useSyncExternalStore(subscribeToToasts, readToast, readToast);
  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={labels.region.replace(/\s*\(?\{hotkey\}\)?/, '')}
    >
      {toast !== null && <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} />}
      <Toast.Viewport className={styles.dock} hotkey={['F8']} label={labels.region} />
    </Toast.Provider>
  );
}

function ToastCard({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const isBad = toast.variant === 'destructive';
  const Icon = isBad ? CircleAlert : CircleCheck;
  return (
    <Toast.Root
      open={toast.isOpen}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      {...(toast.lastsMs !== undefined && { duration: toast.lastsMs })}
      type={isBad ? 'foreground' : 'background'}
      className={joinClasses(styles.toast, isBad && styles.bad)}
    >
      <Icon {...buttonIcon} className={styles.icon} />
      <div className={styles.words}>
        <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
        {toast.description !== undefined && (
          <Toast.Description className={styles.text}>{toast.description}</Toast.Description>
        )}
        {toast.action !== undefined && (
          <Toast.Action
            altText={toast.action.label}
            className={styles.action}
            onClick={toast.action.onAction}
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close asChild>
        <IconButton label={closeLabel} size="small" className={styles.close}>
          <X {...textIcon} />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
}
