import { useState } from 'react';
import { initialsOf, inkOf } from './avatar-fallback.ts';
import styles from './avatar.module.css';
import { joinClasses } from '../styling/join-classes.ts';
import { sizedPicture } from './sized-picture.ts';

/** A screen may draw a point with three of the picture's. */
const smallPicture = 160;
const densest = 3;

interface AvatarProps {
  username: string;
  src?: string | null | undefined;
  size?: 28 | 36 | 48 | 112 | undefined;
  /** Its accessible name; without one it is decoration beside a name. */
  label?: string | undefined;
  /** Without a photo: the first letter of the username alone. */
  single?: boolean | undefined;
  className?: string | undefined;
}

/** The member's photo; without one, or when it does not load, initials on a poster ink. */
export function Avatar(props: AvatarProps) {
  const { username, size = 36, label, single = false, className } = props;
  const src = sizedPicture(props.src ?? null, size * densest > smallPicture ? 480 : smallPicture);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const look = joinClasses(styles.avatar, styles[`size${size}`], className);
  if (src !== null && src !== '' && src !== brokenSrc) {
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
      {initialsOf(username, single ? 1 : 2)}
    </span>
  );
}
