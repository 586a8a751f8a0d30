import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure, type FailedQuery } from '../../lib/data-states/load-failure.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';

interface LoadedProps<Data> {
  query: FailedQuery & { data: Data | undefined };
  /** About as high as what will stand there. */
  height: number;
  children: (data: Data) => ReactNode;
}

/** What a section shows: on its way, not arrived, or there. */
export function Loaded<Data>({ query, height, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error !== null) return <LoadFailure compact title={t('settingsPage.failed')} query={query} />;
  return (
    <SkeletonList label={t('settingsPage.loading')} count={1}>
      <Skeleton shape="block" height={height} />
    </SkeletonList>
  );
}
