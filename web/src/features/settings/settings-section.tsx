import type { ReactNode } from 'react';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One thing to settle. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  return (
    // The focus finds a place here when the row it was on goes.
    <Card as="section" aria-label={title} tabIndex={-1} className={styles.section}>
      <CardTitle level={2}>{title}</CardTitle>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </Card>
  );
}
