import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../features/session/use-session.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { onFirstInteraction } from '../ui/loading/first-interaction.ts';
import { LiveAnnouncer } from '../ui/accessibility/live-announcer.tsx';
import { readToast, subscribeToToasts } from '../ui/feedback/toast-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './notices.module.css';

async function loadToaster() {
  const { Toaster } = await import('../ui/feedback/toaster.tsx');
  return { default: Toaster };
}

const Toaster = lazy(loadToaster);

/** The place of the toasts, whose code comes with the first of them, and of what is only said. */
export function Notices() {
  const { t } = useTranslation();
  const toast = useSyncExternalStore(subscribeToToasts, readToast, readToast);
  const isSignedIn = useSession().user !== null;

  useEffect(() => {
    // Members act, and actions answer with toasts; also when the connection was lost since.
    if (isSignedIn) onFirstInteraction(() => void loadToaster().catch(ignoreUntilNeeded));
  }, [isSignedIn]);

  return (
    <>
      <LiveAnnouncer />
      {toast !== null && (
        <ErrorBoundary resetKey="" renderFailure={() => <PlainNotice key={toast.id} {...toast} />}>
          <Suspense>
            <Toaster
              labels={{ region: t('settings.notices.region'), close: t('settings.notices.close') }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function ignoreUntilNeeded(): void {
  // The first toast asks for the code again, and is shown plainly if it still cannot come.
}

/** Says what a toast would have said, where the code of the toasts cannot be fetched. */
function PlainNotice({ title, description }: { title: string; description?: string | undefined }) {
  return (
    <p role="alert" className={styles.notice}>
      <strong>{title}</strong> {description}
    </p>
  );
}
