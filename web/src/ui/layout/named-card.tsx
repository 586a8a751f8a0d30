import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './named-card.module.css';

interface CardNameProps {
  href: string;
  level?: 2 | 3 | undefined;
  /** Of the link. */
  className?: string | undefined;
  children: ReactNode;
}

/** The name of what a card stands for, and the way to it. */
export function CardName({ href, level = 3, className, children }: CardNameProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.name}>
      <Link href={href} className={joinClasses(styles.link, className)}>
        {children}
      </Link>
    </Heading>
  );
}

/** What somebody wrote about it: the first three lines. */
export function CardDescription({ children }: { children: string }) {
  return <p className={styles.description}>{children}</p>;
}
