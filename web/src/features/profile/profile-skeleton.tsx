import { useTranslation } from '../../i18n/use-translation.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './profile-head.module.css';

/** As tall as what will stand there. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <Page aria-busy>
      <VisuallyHidden>
        <output>{t('profile.loading')}</output>
      </VisuallyHidden>
      <Stack gap={8}>
        <Stack gap={5}>
          <div>
            <div className={styles.band} />
            <div className={styles.person}>
              <Skeleton shape="circle" width={112} height={112} className={styles.avatar} />
              <Stack gap={2} className={styles.words}>
                <Skeleton width="min(320px, 90%)" height={40} />
                <Skeleton width="min(140px, 60%)" height={18} />
              </Stack>
            </div>
          </div>
          <Skeleton width="min(560px, 100%)" height={18} />
          <Skeleton width="min(380px, 80%)" height={18} />
          <Skeleton shape="block" height={92} />
        </Stack>
        <Skeleton shape="block" height={320} />
      </Stack>
    </Page>
  );
}
