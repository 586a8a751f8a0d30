import { useTranslation } from '../i18n/use-translation.ts';
import { Page } from '../ui/layout/page.tsx';
import { Skeleton, SkeletonList } from '../ui/feedback/skeleton.tsx';

/** The place of a page whose code, or whose reader's rights, are still on the way. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Page>
      <SkeletonList label={t('pages.loading')} count={1}>
        <Skeleton shape="block" height="3rem" width="min(22rem, 70%)" />
      </SkeletonList>
    </Page>
  );
}
