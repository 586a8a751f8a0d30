import { Avatar } from './avatar.tsx';
import styles from './circle-emblem.module.css';
import { joinClasses } from './join-classes.ts';

interface EmblemMember {
  username: string;
  name?: string | null | undefined;
  src?: string | null | undefined;
}

interface CircleEmblemProps {
  members: readonly EmblemMember[];
  count: number;
  caption: string;
  className?: string | undefined;
}

const MOST_SHOWN = 7;
const RADIUS_PX = 68;

/** Up to seven members on the ring, and how many there are in the middle. */
export function CircleEmblem({ members, count, caption, className }: CircleEmblemProps) {
  const shown = members.slice(0, MOST_SHOWN);
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
          style={{ transform: placeOnRing(index, shown.length) }}
        >
          <Avatar {...member} size={36} />
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
