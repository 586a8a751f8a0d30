import type { Hall } from '@girone/contract/stage';
import { hallFaces } from '@girone/contract/stage-rules';
import { useState, type ReactNode } from 'react';
import { nameOf } from '../../domain/person/person-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { Avatar } from '../../ui/images/avatar.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './hall-scene.module.css';
import { styleVariables } from './style-variables.ts';

/** Seats of this size find room on the ring; more are drawn smaller. */
const roomyRing = 22;

interface HallSeatsProps {
  hall: Pick<Hall, 'here' | 'seats' | 'faces'>;
  /** In the middle of the rings. */
  children?: ReactNode;
}

/** Rows of seats around the middle: a face has sat down, a dashed ring is a seat that is kept. */
export function HallSeats({ hall, children }: HallSeatsProps) {
  const { t } = useTranslation();
  const { faces, here, seats } = hall;
  const [atFirst] = useState(() => new Set(faces.map(({ username }) => username)));
  const unseen = Math.max(0, here - faces.length);
  const free = Math.max(0, Math.min(seats - here, hallFaces - faces.length));
  const total = faces.length + (unseen > 0 ? 1 : 0) + free;
  const scale = Math.min(1, roomyRing / total);
  const place = (index: number) => placeOnRing(index, total, scale);
  return (
    <>
      <svg viewBox="-480 -540 960 1080" fill="none" aria-hidden className={styles.tiers}>
        <circle r="302" strokeWidth="9" />
        <circle r="402" strokeWidth="3" opacity=".75" />
        <circle r="506" strokeWidth="20" />
        <circle r="606" strokeWidth="40" />
        <circle r="728" strokeWidth="76" />
        <circle r="880" strokeWidth="96" />
        <circle r="1060" strokeWidth="110" />
      </svg>
      <ul aria-label={t('stage.hall.who')} className={styles.seats}>
        {faces.map((person, index) => (
          <li
            key={person.username}
            className={joinClasses(styles.seat, !atFirst.has(person.username) && styles.arrived)}
            style={place(index)}
          >
            <Avatar
              username={person.username}
              src={person.profileImageUrl}
              size={48}
              className={styles.face}
            />
            <VisuallyHidden>{nameOf(person)}</VisuallyHidden>
          </li>
        ))}
        {unseen > 0 && (
          <li className={joinClasses(styles.seat, styles.more)} style={place(faces.length)}>
            +{unseen}
          </li>
        )}
        {Array.from({ length: free }, (_, index) => (
          <li
            key={index}
            className={joinClasses(styles.seat, styles.free)}
            style={place(total - free + index)}
          >
            <VisuallyHidden>{t('stage.hall.free')}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

function placeOnRing(index: number, total: number, scale: number) {
  const angle = (index / Math.max(1, total)) * 2 * Math.PI - Math.PI / 2;
  return styleVariables({
    '--dx': Math.cos(angle).toFixed(4),
    '--dy': Math.sin(angle).toFixed(4),
    '--scale': scale,
  });
}
