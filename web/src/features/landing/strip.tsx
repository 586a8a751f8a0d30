import { Suspense } from 'react';
import { LaterPosters } from './later-posters.ts';
import styles from './strip.module.css';

/** A strip of posters from edge to edge. */
export function Strip() {
  return (
    <div className={styles.strip} aria-hidden="true">
      <Suspense>
        <LaterPosters of="strip" />
      </Suspense>
    </div>
  );
}
