import type { ReactNode } from 'react';
import { Flap } from './flap.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './tally.module.css';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

interface SplitBarProps {
  home: number;
  away: number;
  label: string;
}

/** Home from the left in red, away from the right in blue; nobody has voted: neither. */
function SplitBar({ home, away, label }: SplitBarProps) {
  const total = home + away;
  const share = total > 0 ? (home / total) * 100 : 50;
  return (
    <div
      className={joinClasses(styles.bar, total === 0 && styles.none)}
      style={{ gridTemplateColumns: `minmax(0, ${share}fr) minmax(0, ${100 - share}fr)` }}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.homeBar} />
      <span className={styles.awayBar} />
    </div>
  );
}

interface TallyProps extends SplitBarProps {
  text: ReactNode;
  /** The match is over: the figures become tiles, the higher one lit. */
  final?: boolean | undefined;
  /** No news come: it is as it stood when they stopped. */
  stale?: boolean | undefined;
  className?: string | undefined;
}

export function Tally(props: TallyProps) {
  const { home, away, text, label, final = false, stale = false, className } = props;
  return (
    <div className={joinClasses(styles.tally, stale && styles.stale, className)}>
      <div className={joinClasses(styles.figures, final && styles.final)} aria-hidden>
        {final ? <Flap value={home} hot={home > away} /> : <b className={styles.home}>{home}</b>}
        <span className={styles.text}>{text}</span>
        {final ? <Flap value={away} hot={away > home} /> : <b className={styles.away}>{away}</b>}
      </div>
      <SplitBar home={home} away={away} label={label} />
    </div>
  );
}
