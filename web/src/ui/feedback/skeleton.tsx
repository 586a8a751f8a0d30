import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'circle' | 'block' | undefined;
  width?: string | number | undefined;
  height?: string | number | undefined;
  className?: string | undefined;
}

/** The grey place of something that is on its way. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={joinClasses(styles.skeleton, styles[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

/** As tall as a post with two lines of text. */
export function SkeletonPost() {
  return (
    <Card className={styles.post} aria-hidden>
      <Skeleton shape="circle" width={48} height={48} />
      <div className={styles.lines}>
        <Skeleton width="45%" height={14} />
        <Skeleton width="30%" height={12} />
        <Skeleton width="95%" height={12} className={styles.gap} />
        <Skeleton width="80%" height={12} />
        <Skeleton width="40%" height={20} className={styles.gap} />
      </div>
    </Card>
  );
}

interface SkeletonListProps {
  label: string;
  count?: number | undefined;
  children?: ReactNode;
}

/** Says once that something is loading, and draws its places. */
export function SkeletonList({ label, count = 3, children }: SkeletonListProps) {
  const places = Array.from({ length: count }, (_, place) => `place-${place}`);
  return (
    <div aria-busy className={styles.list}>
      <output className={styles.said}>{label}</output>
      {places.map((place) => (
        <div key={place}>{children ?? <SkeletonPost />}</div>
      ))}
    </div>
  );
}
