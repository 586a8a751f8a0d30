import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../../../ui/styling/join-classes.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx';
import styles from './poster-grid.module.css';

/** Posters in rows of five, four on a tablet, two on a phone. */
export function PosterGrid({ className, ...native }: HTMLAttributes<HTMLUListElement>) {
  return <ul {...native} className={joinClasses(styles.grid, className)} />;
}

interface PosterGridSkeletonProps {
  label: string;
  count: number;
  className?: string | undefined;
  /** Below each poster. */
  children?: ReactNode;
}

/** As tall as what will stand there. */
export function PosterGridSkeleton(props: PosterGridSkeletonProps) {
  const { label, count, className, children } = props;
  const places = Array.from({ length: count }, (_, place) => `place-${place}`);
  return (
    <div aria-busy className={joinClasses(styles.grid, className)}>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {places.map((place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton shape="block" height="auto" className={styles.sheet} />
          {children}
        </div>
      ))}
    </div>
  );
}
