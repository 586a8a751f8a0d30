import type { ReactNode } from 'react';
import { Flap } from './flap.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './result-row.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ResultSide {
  title: string;
  detail?: ReactNode;
  poster?: ReactNode;
  outcome?: 'won' | 'lost' | 'drawn' | undefined;
}

interface ResultRowProps {
  /** The whole result in one sentence. */
  name: string;
  match?: ReactNode;
  note?: ReactNode;
  home: ResultSide;
  away: ResultSide;
  score?: { home: number; away: number } | undefined;
  /** What stands between the films when there is no score yet. */
  versus?: ReactNode;
  outcome?: ReactNode;
  /** What there is to say about the result, below it. */
  remark?: string | undefined;
}

/** A match in one line, in the reading order of the fixture. */
export function ResultRow(props: ResultRowProps) {
  const { name, match, note, home, away, score, versus, outcome, remark } = props;
  return (
    <li className={styles.row}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <div className={styles.meta} aria-hidden>
        {match !== undefined && <b className={styles.match}>{match}</b>}
        {note !== undefined && <span>{note}</span>}
      </div>
      <ResultHalf side={home} at="home" />
      <div className={styles.middle} aria-hidden>
        {score === undefined ? (
          <span className={styles.versus}>{versus}</span>
        ) : (
          <span className={styles.score}>
            <Flap value={score.home} hot={score.home > score.away} />
            <Flap value={score.away} hot={score.away > score.home} />
          </span>
        )}
      </div>
      <ResultHalf side={away} at="away" />
      <div className={styles.outcome} aria-hidden>
        {outcome}
      </div>
      {remark !== undefined && <p className={styles.remark}>{remark}</p>}
    </li>
  );
}

function ResultHalf({ side, at }: { side: ResultSide; at: 'home' | 'away' }) {
  return (
    <div className={joinClasses(styles.half, styles[at])} aria-hidden>
      <span className={styles.words}>
        <span className={joinClasses(styles.title, side.outcome && styles[side.outcome])}>
          {side.title}
        </span>
        {side.detail !== undefined && <span className={styles.detail}>{side.detail}</span>}
      </span>
      {side.poster !== undefined && <span className={styles.thumb}>{side.poster}</span>}
    </div>
  );
}

interface ResultListProps {
  label?: string | undefined;
  children: ReactNode;
}

export function ResultList({ label, children }: ResultListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  );
}
