import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Flap } from './flap.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './result-row.module.css';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

interface ResultSide {
  title: string;
  /** Where poster and title lead: the film's own page. */
  href?: string | undefined;
  detail?: ReactNode;
  poster?: ReactNode;
  outcome?: 'won' | 'lost' | 'drawn' | undefined;
}

interface ResultRowProps {
  /** The whole result in one sentence. */
  name: string;
  match?: ReactNode;
  note?: ReactNode;
  /** What the match belongs to, where matches of several stand together. */
  place?: { name: string; href: string } | undefined;
  home: ResultSide;
  away: ResultSide;
  score?: { home: number; away: number } | undefined;
  /** What stands between the films when there is no score yet. */
  versus?: ReactNode;
  /** In which state the match is, below that or the score. */
  status?: string | undefined;
  outcome?: ReactNode;
  /** The viewer's own ballot, in place of the outcome. */
  ballot?: ReactNode;
  /** What there is to say about the result, below it. */
  remark?: string | undefined;
  /** What there is to do about it, at the end. */
  action?: ReactNode;
}

/** A match in one line, in the reading order of the fixture. */
export function ResultRow(props: ResultRowProps) {
  const { name, match, note, place, home, away, score, versus } = props;
  const { status, outcome, ballot, remark, action } = props;
  return (
    <li className={styles.row}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <div
        className={joinClasses(styles.meta, place !== undefined && styles.placed)}
        // The sentence says all of it; what leads somewhere is said as well.
        aria-hidden={place === undefined}
      >
        {place !== undefined && (
          <Link href={place.href} className={styles.place}>
            {place.name}
          </Link>
        )}
        {match !== undefined && (
          <b className={styles.match} aria-hidden>
            {match}
          </b>
        )}
        {note !== undefined && (
          <span className={styles.note} aria-hidden>
            {note}
          </span>
        )}
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
        {status !== undefined && <span className={styles.status}>{status}</span>}
      </div>
      <ResultHalf side={away} at="away" />
      {ballot === undefined ? (
        <div className={styles.outcome} aria-hidden>
          {outcome}
        </div>
      ) : (
        <div className={styles.ballot}>{ballot}</div>
      )}
      {remark !== undefined && <p className={styles.remark}>{remark}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  );
}

function ResultHalf({ side, at }: { side: ResultSide; at: 'home' | 'away' }) {
  const look = joinClasses(styles.title, side.outcome && styles[side.outcome]);
  return (
    <div className={joinClasses(styles.half, styles[at])} aria-hidden={side.href === undefined}>
      <span className={styles.words}>
        {side.href === undefined ? (
          <span className={look} aria-hidden>
            {side.title}
          </span>
        ) : (
          <Link href={side.href} className={joinClasses(look, styles.link)}>
            {side.title}
          </Link>
        )}
        {side.detail !== undefined && (
          <span className={styles.detail} aria-hidden>
            {side.detail}
          </span>
        )}
      </span>
      {side.poster !== undefined && <Thumb side={side} />}
    </div>
  );
}

/** The title is the stop of the keyboard: both lead to the same place. */
function Thumb({ side: { href, poster } }: { side: ResultSide }) {
  if (href === undefined) {
    return (
      <span className={styles.thumb} aria-hidden>
        {poster}
      </span>
    );
  }
  return (
    <Link href={href} tabIndex={-1} aria-hidden className={styles.thumb}>
      {poster}
    </Link>
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
