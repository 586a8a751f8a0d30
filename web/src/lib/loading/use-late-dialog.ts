import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLatePart, type LatePart } from '../../ui/loading/late-part.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

interface LateDialog<Part> {
  dialog: LatePart<Part>;
  open: boolean;
  onClose: () => void;
}

/** The code of what a press opens, once it is there; where it does not arrive, that is said. */
export function useLateDialog<Part>({ dialog, open, onClose }: LateDialog<Part>): Part | null {
  const { t } = useTranslation();
  const { part, hasFailed } = useLatePart(dialog, open);
  const giveUp = useEffectEvent(() => {
    showToast({ title: t('shared.failure.network'), variant: 'destructive' });
    onClose();
  });
  useEffect(() => {
    // Where it failed ahead of the press, it is being fetched again by now.
    if (open && hasFailed && dialog.read().hasFailed) giveUp();
  }, [dialog, open, hasFailed]);
  return open ? part : null;
}
