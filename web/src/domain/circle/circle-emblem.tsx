import { UserRound } from '../../ui/images/icons.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import styles from './circle-emblem.module.css';
import { joinClasses } from '../../ui/styling/join-classes.ts';

interface EmblemMember {
  username: string;
  src?: string | null | undefined;
}

interface CircleEmblemProps {
  members: readonly EmblemMember[];
  count: number;
  caption: string;
  /** Draws a nameless place for everybody who is counted but not among `members`. */
  unnamed?: boolean | undefined;
  className?: string | undefined;
}

const MOST_SHOWN = 7;
const RADIUS_PX = 68;

/** Up to seven members on the ring, and how many there are in the middle. */
export function CircleEmblem(props: CircleEmblemProps) {
  const { members, count, caption, unnamed = false, className } = props;
  const shown = members.slice(0, MOST_SHOWN);
  const places = unnamed ? Math.max(shown.length, Math.min(count, MOST_SHOWN)) : shown.length;
  const nameless = Array.from(
    { length: places - shown.length },
    (_, index) => shown.length + index,
  );
  return (
    <div className={joinClasses(styles.emblem, className)}>
      <svg viewBox="0 0 168 168" fill="none" className={styles.rings} aria-hidden>
        <circle cx="84" cy="84" r={RADIUS_PX} strokeWidth="2" />
        <circle cx="84" cy="84" r="42" strokeWidth="2" strokeDasharray="3 5" />
      </svg>
      {shown.map((member, index) => (
        <span
          key={member.username}
          className={styles.member}
          style={{ transform: placeOnRing(index, places) }}
        >
          <Avatar {...member} size={36} />
        </span>
      ))}
      {nameless.map((place) => (
        <span
          key={place}
          aria-hidden
          className={joinClasses(styles.member, styles.nameless)}
          style={{ transform: placeOnRing(place, places) }}
        >
          <UserRound size={18} strokeWidth={1.75} />
        </span>
      ))}
      <div className={styles.middle}>
        <span className={styles.count}>{count}</span>
        <span className={styles.caption}>{caption}</span>
      </div>
    </div>
  );
}

function placeOnRing(index: number, total: number): string {
  const angle = (index / total) * 2 * Math.PI - Math.PI / 2;
  const x = Math.cos(angle) * RADIUS_PX;
  const y = Math.sin(angle) * RADIUS_PX;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}
