import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { dashboardQuery } from '../../domain/shared-queries.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHideFirstSteps } from './use-hide-first-steps.ts';

/** Whether the first steps stand on the dashboard, until they are done. */
export function FirstStepsChoice() {
  const { t } = useTranslation();
  const query = useQuery(dashboardQuery);
  const change = useHideFirstSteps({ failed: t('settingsPage.firstSteps.failed') });
  if (query.data === undefined) {
    return query.error === null ? (
      <Skeleton height={44} />
    ) : (
      <LoadFailure compact level={3} title={t('settingsPage.failed')} query={query} />
    );
  }
  const { firstSteps } = query.data;
  if (firstSteps === null) return <p>{t('settingsPage.firstSteps.done')}</p>;
  const isHidden = change.isPending ? change.variables : firstSteps.isHidden;
  return (
    <Checkbox
      label={t('settingsPage.firstSteps.show')}
      checked={!isHidden}
      onChange={({ target }) => {
        if (!change.isPending) change.mutate(!target.checked);
      }}
    />
  );
}
