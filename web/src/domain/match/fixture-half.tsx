import { CircleCheck, Hourglass, Trophy } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import styles from './fixture.module.css';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';

interface VoteAction {
  label: string;
  /** With the film in it: "Vota: Stalker". Two buttons called the same cannot be told apart. */
  name: string;
  onVote?: (() => void) | undefined;
  /** A press counts for nothing at this moment. */
  resting?: boolean | undefined;
  /** The other film is chosen already. */
  isChange?: boolean | undefined;
  /** Where a visitor goes instead of voting. */
  href?: string | undefined;
}

export interface FixtureSide {
  title: string;
  /** Where poster and title lead: the film's own page. */
  href?: string | undefined;
  owner?: ReactNode;
  poster: ReactNode;
  role: string;
  chosen?: boolean | undefined;
  /** A choice that has not arrived yet, or came too late. */
  mark?: 'waiting' | 'missed' | undefined;
  outcome?: 'won' | 'lost' | 'drawn' | undefined;
  vote?: VoteAction | undefined;
  tag?: string | undefined;
  /** Below the tag: that this side is the viewer's, where the tag says how it went. */
  note?: string | undefined;
}

export function FixtureHalf({ side, at }: { side: FixtureSide; at: 'home' | 'away' }) {
  return (
    <div
      className={joinClasses(
        styles.half,
        styles[at],
        side.chosen === true && styles.chosen,
        side.mark !== undefined && styles[side.mark],
        side.outcome === 'lost' && styles.lost,
      )}
    >
      <span className={styles.role}>{side.role}</span>
      <div className={styles.poster}>
        {side.href === undefined ? (
          side.poster
        ) : (
          // The title is the stop of the keyboard: both lead to the same place.
          <Link href={side.href} tabIndex={-1} aria-hidden className={styles.sheet}>
            {side.poster}
          </Link>
        )}
      </div>
      <p className={styles.title}>
        {side.href === undefined ? (
          side.title
        ) : (
          <Link href={side.href} className={styles.name}>
            {side.title}
          </Link>
        )}
      </p>
      <p className={styles.owner}>{side.owner}</p>
      <div className={styles.action}>
        {side.tag !== undefined && <SideTag side={side} />}
        {side.note !== undefined && <span className={styles.note}>{side.note}</span>}
        {side.vote !== undefined && <VoteButton vote={side.vote} at={at} />}
      </div>
    </div>
  );
}

function SideTag({ side }: { side: FixtureSide }) {
  if (side.outcome === 'won') {
    return (
      <span className={styles.won}>
        <Trophy {...buttonIcon} />
        {side.tag}
      </span>
    );
  }
  if (side.chosen === true) {
    return (
      <span className={styles.mine}>
        {side.mark === 'waiting' ? <Hourglass {...buttonIcon} /> : <CircleCheck {...buttonIcon} />}
        {side.tag}
      </span>
    );
  }
  return <span className={styles.other}>{side.tag}</span>;
}

function VoteButton({ vote, at }: { vote: VoteAction; at: 'home' | 'away' }) {
  if (vote.href !== undefined) {
    return (
      <ButtonLink href={vote.href} variant={at} block aria-label={vote.name}>
        {vote.label}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant={vote.isChange === true ? 'secondary' : at}
      block
      aria-label={vote.name}
      aria-disabled={vote.resting === true ? true : undefined}
      onClick={() => vote.onVote?.()}
    >
      {vote.label}
    </Button>
  );
}
