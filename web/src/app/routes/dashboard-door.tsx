import { ArrowRight } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './dashboard-door.module.css';

interface DoorProps {
  tone: 'circles' | 'tournaments' | 'films';
  href: string;
  title: string;
  text: string;
  /** The decoration in its corner. */
  children: ReactNode;
}

/** One of the three ways into the product. */
export function Door({ tone, href, title, text, children }: DoorProps) {
  const { t } = useTranslation();
  return (
    <Link href={href} className={joinClasses(styles.door, styles[tone])}>
      {children}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <span className={styles.open} aria-hidden="true">
        <span className={styles.openWord}>{t('dashboard.open')}</span>
        <ArrowRight {...buttonIcon} />
      </span>
    </Link>
  );
}
