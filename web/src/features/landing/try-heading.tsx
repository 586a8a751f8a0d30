import { useEffect, useRef, type ReactNode } from 'react';
import styles from './try-match.module.css';

/** Whenever it is another one there is something else to read: it comes into sight with the focus. */
export function TryHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h2 id="try" ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  );
}
