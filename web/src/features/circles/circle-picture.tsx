import type { Circle, CircleMember } from '@girone/contract/circles';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CircleEmblem } from '../../domain/circle/circle-emblem.tsx';
import styles from './circle-picture.module.css';

interface CirclePictureProps {
  circle: Circle;
  /** Where the viewer may know them; without them the ring shows how many there are. */
  members?: readonly CircleMember[] | undefined;
  /** Sharp at this width. */
  width?: 480 | 960 | undefined;
}

/** The cover of a circle; without one, the ring of its members. */
export function CirclePicture({ circle, members, width = 480 }: CirclePictureProps) {
  const { t } = useTranslation();
  const { name, coverImagePath, memberCount, ownerName } = circle;
  if (coverImagePath !== null) {
    return (
      <img
        src={`${coverImagePath}?w=${width}`}
        srcSet={`${coverImagePath}?w=${width} 1x, ${coverImagePath}?w=${width * 2} 2x`}
        alt={t('circles.card.cover', { name })}
        loading="lazy"
        decoding="async"
        className={styles.cover}
      />
    );
  }
  return (
    <CircleEmblem
      members={members?.map(onRing) ?? [{ username: ownerName }]}
      count={memberCount}
      unnamed
      caption={t('circles.card.membersWord', { count: memberCount })}
    />
  );
}

function onRing(member: CircleMember) {
  const { username, profileImageUrl } = member;
  return { username, src: profileImageUrl };
}
