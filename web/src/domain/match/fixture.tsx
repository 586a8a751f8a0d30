import { useId, type ReactNode } from 'react';
import { FixtureHalf, type FixtureSide } from './fixture-half.tsx';
import styles from './fixture.module.css';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Tally } from './tally.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

interface FixtureStatus {
  text: string;
  tone: 'active' | 'done' | 'pending';
}

interface FixtureProps {
  /** Both films in one line; the heading of the match for those who cannot see the pitch. */
  name: string;
  state: 'open' | 'voted' | 'completed' | 'pending' | 'read-only';
  /** What the match belongs to, where matches of several stand together. */
  place?: ReactNode;
  day: ReactNode;
  match?: ReactNode;
  badge?: ReactNode;
  versus: string;
  /** In which state the match is, below the two letters. */
  status?: FixtureStatus | undefined;
  home: FixtureSide;
  away: FixtureSide;
  /** `label` says the whole count in words: the figures themselves are only drawn. */
  tally?:
    | { home: number; away: number; text: ReactNode; label: string; stale?: boolean }
    | undefined;
  /** Between the pitch and the count. */
  word?: ReactNode;
  large?: boolean | undefined;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** A match is half a pitch each: home on the left, away on the right, in every state and size. */
export function Fixture(props: FixtureProps) {
  const { name, state, place, day, match, badge, versus, status, home, away } = props;
  const { tally, word, large = false, level = 3, className } = props;
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      data-state={state}
      className={joinClasses(styles.fixture, large && styles.large, className)}
    >
      <VisuallyHidden as={`h${level}`} id={headingId}>
        {name}
      </VisuallyHidden>
      <header className={styles.head}>
        {place !== undefined && <span className={styles.place}>{place}</span>}
        <strong className={styles.day}>{day}</strong>
        {match !== undefined && <span className={styles.match}>{match}</span>}
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      </header>
      <div className={styles.pitch}>
        <FixtureHalf side={home} at="home" />
        <FixtureHalf side={away} at="away" />
        <div className={styles.middle}>
          <span className={styles.versus} aria-hidden>
            {versus}
          </span>
          {status !== undefined && (
            <span className={joinClasses(styles.status, styles[status.tone])}>{status.text}</span>
          )}
        </div>
      </div>
      {word}
      {tally !== undefined && (
        <Tally {...tally} final={state === 'completed'} className={styles.tally} />
      )}
    </article>
  );
}
