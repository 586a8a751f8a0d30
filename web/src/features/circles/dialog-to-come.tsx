import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx';

interface DialogToComeProps {
  title: string;
  wide?: boolean | undefined;
  hasFailed: boolean;
  retry: () => void;
  onClose: () => void;
}

/** The place of a dialog whose code is still on the way, or did not arrive. */
export function DialogToCome({ title, wide, hasFailed, retry, onClose }: DialogToComeProps) {
  const { t } = useTranslation();
  return (
    <Dialog open wide={wide} onOpenChange={onClose} title={title} closeLabel={t('circles.close')}>
      {hasFailed ? (
        <ErrorState
          compact
          title={t('circles.failure.network')}
          actions={<Button onClick={retry}>{t('circles.retry')}</Button>}
        />
      ) : (
        <SkeletonList label={t('circles.form.loading')} count={1}>
          <Skeleton shape="block" height={wide === true ? 360 : 160} />
        </SkeletonList>
      )}
    </Dialog>
  );
}
