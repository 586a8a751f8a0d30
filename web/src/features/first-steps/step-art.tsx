import type { FirstSteps } from '@girone/contract/dashboard';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/images/avatar.tsx';
import styles from './first-steps.module.css';

type StepName = FirstSteps['steps'][number]['name'];

export interface StepPerson {
  username: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

interface StepArtProps {
  name: StepName;
  person: StepPerson;
  /** The poster of their film, once there is one. */
  poster: ReactNode;
}

/** In chalk what is still to be done: a sheet, a table with free seats, a message, a pitch. */
export function StepArt({ name, person, poster }: StepArtProps) {
  if (name === 'film' && poster !== null) {
    return (
      <div className={styles.art} aria-hidden>
        <span className={styles.poster}>{poster}</span>
      </div>
    );
  }
  return (
    <div className={styles.art} aria-hidden>
      <svg className={styles.chalk} viewBox="0 0 200 150">
        {drawings[name]}
      </svg>
      {name === 'circle' && (
        <Avatar username={person.username} src={person.profileImageUrl} className={styles.seat} />
      )}
    </div>
  );
}

const freeSeats: readonly (readonly [number, number])[] = [
  [148.5, 47],
  [148.5, 103],
  [100, 131],
  [51.5, 103],
  [51.5, 47],
];

const sheet = (
  <>
    <rect x="58" y="12" width="84" height="126" rx="3" strokeDasharray="6 6" />
    <path d="M100 57v36M82 75h36" />
  </>
);

const drawings: Readonly<Record<StepName, ReactNode>> = {
  film: sheet,
  circle: (
    <>
      <circle cx="100" cy="75" r="56" />
      <circle cx="100" cy="75" r="32" strokeDasharray="4 6" />
      {freeSeats.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="14"
          className={styles.hollow}
          strokeDasharray="4 4"
        />
      ))}
    </>
  ),
  invite: (
    <>
      <circle cx="44" cy="75" r="16" />
      <circle cx="156" cy="34" r="14" strokeDasharray="4 4" />
      <circle cx="168" cy="75" r="14" strokeDasharray="4 4" />
      <circle cx="156" cy="116" r="14" strokeDasharray="4 4" />
      <path d="M62 75h88M60 68l80-30M60 82l80 30" />
    </>
  ),
  start: (
    <>
      <path d="M100 0v150" />
      <rect x="20" y="30" width="60" height="90" rx="2" />
      <rect x="120" y="30" width="60" height="90" rx="2" />
      <circle cx="100" cy="75" r="24" className={styles.hollow} />
    </>
  ),
  nominate: sheet,
  vote: (
    <>
      <path d="M100 0v150" />
      <rect x="20" y="30" width="60" height="90" rx="2" />
      <rect x="120" y="30" width="60" height="90" rx="2" />
      <path d="M36 76l10 11 18-24" />
    </>
  ),
};
