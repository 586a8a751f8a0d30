import type { Circle, CircleMember } from '@girone/contract/circles';
import { Globe, Lock, UserRound, UsersRound } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { badgeIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { CardDescription, CardName } from '../../ui/layout/named-card.tsx';
import styles from './circle-card.module.css';
import { CirclePicture } from './circle-picture.tsx';

interface CircleCardProps {
  circle: Circle;
  members?: readonly CircleMember[] | undefined;
  badge?: ReactNode;
  level?: 2 | 3 | undefined;
  /** What can be done with it. */
  children: ReactNode;
}

/** One circle among others. */
export function CircleCard({ circle, members, badge, level, children }: CircleCardProps) {
  const { name, description, coverImagePath } = circle;
  return (
    <Card as="li" flush className={styles.card}>
      <div className={joinClasses(styles.picture, coverImagePath === null && styles.ring)}>
        <CirclePicture circle={circle} members={members} />
      </div>
      <div className={styles.words}>
        <div className={styles.badges}>
          <VisibilityBadge isPublic={circle.isPublic} />
          {badge}
        </div>
        <CardName href={circleAddress(circle.id)} level={level} className={styles.link}>
          {name}
        </CardName>
        {description !== null && <CardDescription>{description}</CardDescription>}
        <CircleFacts circle={circle} hasCount={coverImagePath !== null} />
      </div>
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}

export function VisibilityBadge({ isPublic }: { isPublic: boolean }) {
  const { t } = useTranslation();
  return (
    <Badge tone="line" icon={isPublic ? <Globe {...badgeIcon} /> : <Lock {...badgeIcon} />}>
      {isPublic ? t('circles.card.public') : t('circles.card.private')}
    </Badge>
  );
}

interface CircleFactsProps {
  circle: Circle;
  /** The ring says it already. */
  hasCount: boolean;
}

export function CircleFacts({ circle, hasCount }: CircleFactsProps) {
  const { t } = useTranslation();
  const { memberCount, ownerName } = circle;
  const items = [
    {
      key: 'members',
      icon: <UsersRound {...textIcon} />,
      text: t('circles.card.members', { count: memberCount }),
    },
    {
      key: 'owner',
      icon: <UserRound {...textIcon} />,
      text: (
        <span className={styles.owner} title={ownerName}>
          {t('circles.card.owner', { name: ownerName || t('shared.deletedUser') })}
        </span>
      ),
    },
  ];
  return <MetaList items={hasCount ? items : items.slice(1)} />;
}
