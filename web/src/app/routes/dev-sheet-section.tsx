import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
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
