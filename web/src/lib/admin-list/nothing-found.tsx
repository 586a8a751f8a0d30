import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** In the place of a list that is narrowed down to nothing: the way back to all of it. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={2}
      title={t('admin.table.nothingTitle')}
      actions={
        <Button variant="secondary" onClick={onReset}>
          {t('admin.table.reset')}
        </Button>
      }
    >
      {t('admin.table.nothingText')}
    </EmptyState>
  );
}
