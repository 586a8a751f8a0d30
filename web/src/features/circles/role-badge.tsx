import type { Circle, CircleMember } from '@girone/contract/circles';
import { Crown, Shield, UserRound } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { badgeIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import styles from './role-badge.module.css';

const icons = { owner: Crown, admin: Crown, moderator: Shield, member: UserRound } as const;

/** What the viewer is in a circle of theirs. */
export function RoleBadge({ circle, viewerId }: { circle: Circle; viewerId: number }) {
  const { t } = useTranslation();
  if (circle.viewerRole === null) return null;
  const role = circle.ownerId === viewerId ? 'owner' : circle.viewerRole;
  const Icon = icons[role];
  return (
    <Badge tone="setup" icon={<Icon {...badgeIcon} />}>
      {t(`circles.role.${role}`)}
    </Badge>
  );
}

/** The role of a member: its icon and its word. */
export function RoleMark({ role }: { role: CircleMember['role'] }) {
  const { t } = useTranslation();
  const Icon = icons[role];
  return (
    <span className={`${styles.role} ${styles[role]}`}>
      <Icon {...textIcon} />
      {t(`circles.role.${role}`)}
    </span>
  );
}
