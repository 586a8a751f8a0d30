import type { Invitation } from '@girone/contract/circle-invites';
import type { Person } from '@girone/contract/people';
import { Lock } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './invite-hall.module.css';

const seats = 12;
/** Of the hall's width, from its middle. */
const radius = 33.5;

interface InviteHallProps {
  /** Without one the hall is empty. */
  invitation?: Invitation | undefined;
}

/** A hall in rings: who sits there as far as it is told, and one seat in yellow for the reader. */
export function InviteHall({ invitation }: InviteHallProps) {
  const { t } = useTranslation();
  const circle = invitation?.circle ?? null;
  const cover = circle?.coverImagePath ?? null;
  const taken = circle === null ? [] : seatsOf(circle, invitation?.inviter ?? null);
  return (
    <div aria-hidden className={styles.hall}>
      {cover !== null && (
        <img
          src={`${cover}?w=960`}
          srcSet={`${cover}?w=960 1x, ${cover}?w=1920 2x`}
          alt=""
          className={styles.cover}
        />
      )}
      <div className={styles.set}>
        <svg viewBox="0 0 640 640" fill="none" className={styles.rings}>
          {cover !== null && <circle cx="320" cy="320" r="299" className={styles.floor} />}
          <circle cx="320" cy="320" r="150" strokeWidth="7" />
          <circle cx="320" cy="320" r="214" strokeWidth="2.5" opacity=".75" />
          <circle cx="320" cy="320" r="286" strokeWidth="14" />
          {cover === null &&
            outerRings.map(([at, width]) => (
              <circle key={at} cx="320" cy="320" r={at} strokeWidth={width} />
            ))}
        </svg>
        {circle !== null && (
          <Seat place={0} className={styles.you}>
            <b>{t('invites.page.you')}</b>
          </Seat>
        )}
        {taken.map((who, index) => (
          <Seat
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place
            key={index}
            place={index + 1}
            className={who === null ? styles.some : undefined}
          >
            {who !== null && who !== 'free' && (
              <Avatar
                username={who.username}
                src={who.profileImageUrl}
                size={48}
                className={styles.face}
              />
            )}
            {who === 'free' && <span className={styles.free} />}
          </Seat>
        ))}
        <Middle circle={circle} />
      </div>
    </div>
  );
}

const outerRings = [
  [352, 26],
  [436, 48],
  [560, 70],
  [720, 100],
] as const;

/** A face, somebody without one, or a seat that is free. */
type Sitting = Person | null | 'free';

/** A private circle tells of nobody but the host: how many sit there must not show either. */
function seatsOf(circle: NonNullable<Invitation['circle']>, inviter: Person | null): Sitting[] {
  const others = circle.faces.filter(({ username }) => username !== inviter?.username);
  const faces = inviter === null ? others : [inviter, ...others];
  const room = seats - 1;
  const unseen = Math.max(0, (circle.memberCount ?? 0) - faces.length);
  const sitting = [...faces, ...Array<null>(unseen).fill(null)].slice(0, room);
  return [...sitting, ...Array<'free'>(room - sitting.length).fill('free')];
}

interface SeatProps {
  place: number;
  className?: string | undefined;
  children: ReactNode;
}

function Seat({ place, className, children }: SeatProps) {
  const turn = (place / seats) * 2 * Math.PI;
  const left = 50 + radius * Math.sin(turn);
  const top = 50 - radius * Math.cos(turn);
  return (
    <span
      className={joinClasses(styles.seat, className)}
      style={{ insetInlineStart: `${left.toFixed(2)}%`, insetBlockStart: `${top.toFixed(2)}%` }}
    >
      {children}
    </span>
  );
}

function Middle({ circle }: { circle: Invitation['circle'] }) {
  const { t } = useTranslation();
  const count = circle?.memberCount ?? null;
  return (
    <div className={styles.middle}>
      {count !== null && (
        <>
          <span className={styles.count}>{currentFormat().number(count)}</span>
          <b>{t('invites.page.membersWord', { count })}</b>
        </>
      )}
      {circle !== null && !circle.isPublic && <Lock className={styles.lock} strokeWidth={1.75} />}
    </div>
  );
}
