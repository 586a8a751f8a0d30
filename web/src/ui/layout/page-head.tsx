import { ArrowLeft } from '../images/icons.ts';
import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { textIcon } from '../images/icon-sizes.ts';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string } | undefined;
  badges?: ReactNode;
  meta?: ReactNode;
  /** For the shell, which puts the focus here after a change of page. */
  focusRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The title of the page and what can be done on it. */
export function PageHead({ title, lead, actions, back, badges, meta, focusRef }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {back !== undefined && (
          <Link href={back.href} className={styles.back}>
            <ArrowLeft {...textIcon} />
            {back.label}
          </Link>
        )}
        {badges !== undefined && <div className={styles.badges}>{badges}</div>}
        <h1 ref={focusRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {meta}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
