import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../features/session/use-session.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyComponent, useLazyState } from '../ui/loading/lazy-component.tsx';
import { LiveAnnouncer } from '../ui/accessibility/live-announcer.tsx';
import { readToast, subscribeToToasts } from '../ui/feedback/toast-store.ts';
import styles from './notices.module.css';

const Toaster = lazyComponent(
  async () => (await import('../ui/feedback/toaster.tsx')).Toaster,
  PlainNotice,
);

/** The place of the toasts, whose code comes with the first of them, and of what is only said. */
export function Notices() {
  const { t } = useTranslation();
  const toast = useSyncExternalStore(subscribeToToasts, readToast, readToast);
  const isSignedIn = useSession().user !== null;

  useEffect(() => {
    // Members act, and actions answer with toasts; also when the connection was lost since.
    if (isSignedIn) Toaster.preloadOnInteraction();
  }, [isSignedIn]);

  return (
    <>
      <LiveAnnouncer />
      {toast !== null && (
        <Toaster
          labels={{ region: t('settings.notices.region'), close: t('settings.notices.close') }}
        />
      )}
    </>
  );
}

/** Says what a toast would have said, where the code of the toasts cannot be fetched. */
function PlainNotice() {
  const toast = useSyncExternalStore(subscribeToToasts, readToast, readToast);
  const { hasFailed } = useLazyState();
  if (!hasFailed || toast === null) return null;
  return (
    <p key={toast.id} role="alert" className={styles.notice}>
      <strong>{toast.title}</strong> {toast.description}
    </p>
  );
}
