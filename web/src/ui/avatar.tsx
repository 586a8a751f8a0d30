import { useState } from 'react';
import { initialsOf, inkOf } from './avatar-look.ts';
import styles from './avatar.module.css';
import { joinClasses } from './join-classes.ts';

interface AvatarProps {
  username: string;
  name?: string | null | undefined;
  src?: string | null | undefined;
  size?: 28 | 36 | 48 | 112 | undefined;
  /** Its accessible name; without one it is decoration beside a name. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The member's photo; without one, or when it does not load, initials on a poster ink. */
export function Avatar({ username, name, src, size = 36, label, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const look = joinClasses(styles.avatar, styles[`size${size}`], className);
  if (src !== null && src !== undefined && src !== '' && src !== brokenSrc) {
    return (
      <img
        src={src}
        alt={label ?? ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={look}
        onError={() => setBrokenSrc(src)}
      />
    );
  }
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={joinClasses(look, styles[inkOf(username)])}
    >
      {initialsOf(username, name)}
    </span>
  );
}
