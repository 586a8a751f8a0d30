import type { ReactNode } from 'react';
import styles from './account-page.module.css';
import { PosterWall } from './poster-wall.tsx';

interface AccountPageProps {
  brand: ReactNode;
  /** Language and theme. */
  tools: ReactNode;
  children: ReactNode;
}

/** A wall of posters and what is asked beside it; on a phone the wall is a band above. */
export function AccountPage({ brand, tools, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <PosterWall />
      <div className={styles.box}>
        <div className={styles.bar}>
          {brand}
          <div className={styles.tools}>{tools}</div>
        </div>
        {children}
      </div>
    </div>
  );
}
