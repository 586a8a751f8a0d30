import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LazyFallback } from '../../ui/loading/lazy-fallback.tsx';

export interface WaitingDialogProps {
  title: string;
  wide?: boolean | undefined;
  /** About as high as what will stand there. */
  height: number;
  hasFailed: boolean;
  retry: () => void;
  retryLabel: string;
  onClose: () => void;
}

export function WaitingDialog(props: WaitingDialogProps) {
  const { title, wide, height, retryLabel, onClose, ...state } = props;
  const { t } = useTranslation();
  return (
    <Dialog open wide={wide} onOpenChange={onClose} title={title} closeLabel={t('shared.close')}>
      <LazyFallback
        state={state}
        height={height}
        compact
        variant="primary"
        loadingLabel={t('shared.form.loading')}
        failedTitle={t('shared.failure.network')}
        retryLabel={retryLabel}
      />
    </Dialog>
  );
}
