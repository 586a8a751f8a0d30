import type { ReactNode } from 'react';
import styles from './sharing.module.css';

interface ShareWayProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** One way to pass it on. */
export function ShareWay({ title, text, children }: ShareWayProps) {
  return (
    <section className={styles.way}>
      <h3 className={styles.title}>{title}</h3>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
