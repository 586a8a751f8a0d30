import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useLazyState } from '../../ui/loading/lazy-component.tsx';

/** For what a press opens: nothing while its code comes; where that fails, a toast, and it is closed again. */
export function ToastFallback({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { hasFailed } = useLazyState();
  const giveUp = useEffectEvent(() => {
    showToast({ title: t('shared.failure.network'), variant: 'destructive' });
    onClose();
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return null;
}
