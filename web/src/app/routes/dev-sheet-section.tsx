import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './dev-components.module.css';

interface SheetSectionProps {
  title: string;
  width?: 'half' | 'full';
  children: ReactNode;
}

export function SheetSection({ title, width, children }: SheetSectionProps) {
  return (
    <Card as="section" className={joinClasses(width && styles[width])}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </Card>
  );
}
