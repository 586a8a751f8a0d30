import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx';

interface DialogToComeProps {
  title: string;
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** The place of a dialog whose code is still on the way, or did not arrive. */
export function DialogToCome({ title, hasFailed, onRetry, onClose }: DialogToComeProps) {
  const { t } = useTranslation();
  return (
    <Dialog open wide onOpenChange={onClose} title={title} closeLabel={t('films.close')}>
      {hasFailed ? (
        <ErrorState
          compact
          title={t('films.failure.network')}
          actions={<Button onClick={onRetry}>{t('films.retry')}</Button>}
        />
      ) : (
        <SkeletonList label={t('films.form.loading')} count={1}>
          <Skeleton shape="block" height={360} />
        </SkeletonList>
      )}
    </Dialog>
  );
}
