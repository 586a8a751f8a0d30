import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx';

interface DialogToComeProps {
  title: string;
  hasFailed: boolean;
  retry: () => void;
  onClose: () => void;
}

/** The place of a dialog of which something is still on the way, or did not arrive. */
export function DialogToCome({ title, hasFailed, retry, onClose }: DialogToComeProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('tournaments.close')}>
      {hasFailed ? (
        <ErrorState
          compact
          title={t('tournaments.failure.network')}
          actions={<Button onClick={retry}>{t('tournaments.retry')}</Button>}
        />
      ) : (
        <SkeletonList label={t('tournaments.form.loading')} count={1}>
          <Skeleton shape="block" height={480} />
        </SkeletonList>
      )}
    </Dialog>
  );
}
