import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useLazyState } from '../../ui/loading/lazy-component.tsx';
import { usePageReload } from '../../ui/loading/page-reload.ts';

/** For what a press opens: nothing while its code comes; where that fails, a toast, and it is closed again. */
export function ToastFallback({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { hasFailed } = useLazyState();
  const { reload } = usePageReload();
  const giveUp = useEffectEvent(() => {
    showToast({
      title: t('shared.failure.network'),
      action: { label: t('pages.outdated.action'), onAction: reload },
      variant: 'destructive',
    });
    onClose();
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return null;
}
