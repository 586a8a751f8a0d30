import { X } from '../../ui/images/icons.ts';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './recap.module.css';

/** The ground of the first card where it will stand; on a phone it covers everything, so it has the way out. */
export function DeckOutline({ closeHref }: { closeHref: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={joinClasses(styles.head, styles.outlineHead)}>
        <Skeleton width={160} height={14} />
        <Skeleton width="min(520px, 80%)" height="100%" />
        <Skeleton width="min(600px, 95%)" height={18} />
      </div>
      <div className={styles.deck}>
        <div className={styles.card} data-card="champion">
          <div aria-hidden className={styles.progress}>
            <i />
          </div>
          <header className={styles.cardHead}>
            <Link href={closeHref} aria-label={t('recap.close')} className={styles.close}>
              <X {...buttonIcon} />
            </Link>
          </header>
        </div>
      </div>
    </>
  );
}
