import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyComponent, useLazyState } from '../../ui/loading/lazy-component.tsx';
import { usePageReload } from '../../ui/loading/page-reload.ts';
import type { WaitingDialogProps } from './waiting-dialog.tsx';
import { ToastFallback } from './toast-fallback.tsx';

/** What dialogs are made of is large, and pages are read before anything is opened on them. */
const WaitingDialog = lazyComponent(
  async () => (await import('./waiting-dialog.tsx')).WaitingDialog,
  ToastFallback,
);

interface DialogFallbackProps extends Omit<
  WaitingDialogProps,
  'hasFailed' | 'retry' | 'retryLabel'
> {
  /** What is waited for, where that is not code. */
  state?: Pick<WaitingDialogProps, 'hasFailed' | 'retry'> | undefined;
}

/** The frame of a dialog of which something is still on the way, or has failed. */
export function DialogFallback({ state, ...dialog }: DialogFallbackProps) {
  const { t } = useTranslation();
  const code = useLazyState();
  const { reload } = usePageReload();
  return (
    <WaitingDialog
      {...dialog}
      {...(state ?? { ...code, retry: reload })}
      retryLabel={t(state === undefined ? 'pages.outdated.action' : 'shared.retry')}
    />
  );
}
