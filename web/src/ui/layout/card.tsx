import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';
import { joinClasses } from '../styling/join-classes.ts';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  flush?: boolean | undefined;
  dashed?: boolean | undefined;
};

/** A raised sheet. `flush` gives the padding up to the parts inside; `dashed` is a free place. */
export function Card(props: CardProps) {
  const { as: Element = 'div', flush = false, dashed = false, className, ...native } = props;
  return (
    <Element
      {...native}
      className={joinClasses(
        styles.card,
        flush && styles.flush,
        dashed && styles.dashed,
        className,
      )}
    />
  );
}

interface CardTitleProps {
  level: 2 | 3;
  children: ReactNode;
}

export function CardTitle({ level, children }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading className={styles.title}>{children}</Heading>;
}

interface CardHeadProps {
  title: ReactNode;
  level?: 2 | 3 | undefined;
  children?: ReactNode;
}

export function CardHead({ title, level = 3, children }: CardHeadProps) {
  return (
    <header className={styles.head}>
      <CardTitle level={level}>{title}</CardTitle>
      {children !== undefined && <div className={styles.end}>{children}</div>}
    </header>
  );
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
