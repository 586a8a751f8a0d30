import { pages } from '@girone/contract/pages';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrandMark } from '../../ui/images/brand-mark.tsx';
import styles from './brand-link.module.css';

export function BrandLink() {
  const { t } = useTranslation();
  return (
    <Link href={pages.home} className={styles.brand} aria-label={t('navigation.brand')}>
      <BrandMark withName />
    </Link>
  );
}
