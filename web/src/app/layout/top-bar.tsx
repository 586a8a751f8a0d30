import type { ReactNode } from 'react';
import { BrandLink } from './brand-link.tsx';
import styles from './top-bar.module.css';

export function TopBar({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <BrandLink />
        {children}
      </div>
    </header>
  );
}

/** The things at the far end of the bar. */
export function TopBarTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
