import type { Notification } from '@girone/contract/notifications';
import type { NotificationType } from '@girone/contract/rules';
import {
  Armchair,
  AtSign,
  BellRing,
  CalendarClock,
  CircleDot,
  Clapperboard,
  Eye,
  EyeOff,
  Flag,
  Gavel,
  Hourglass,
  ListOrdered,
  MessageSquare,
  Play,
  Quote,
  ShieldCheck,
  Ticket,
  Trophy,
  UserCheck,
  UserMinus,
  UserPlus,
  type Icon,
} from '../../ui/images/icons.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { badgeIcon, buttonIcon } from '../../ui/images/icon-sizes.ts';
import styles from './notification-item.module.css';

const icons: Record<NotificationType, Icon> = {
  nominations_open: Clapperboard,
  reminder: BellRing,
  match_day_opened: Ticket,
  match_day_closing: CalendarClock,
  match_day_held: EyeOff,
  match_day_called: Armchair,
  match_day_results: ListOrdered,
  match_day_revealed: Eye,
  tournament_started: Play,
  tournament_completed: Trophy,
  start_overdue: Hourglass,
  participant_left: UserMinus,
  join_request: CircleDot,
  join_answer: CircleDot,
  member_joined: UserPlus,
  promoted: ShieldCheck,
  mention: AtSign,
  reply: MessageSquare,
  quote: Quote,
  new_follower: UserPlus,
  follow_request: UserPlus,
  follow_accepted: UserCheck,
  report_outcome: Flag,
  count_disputed: Flag,
  moderation: Gavel,
};

/** Who caused it, with the sign of the kind; the sign alone where nobody did. */
export function NotificationPicture({ type, actor }: Pick<Notification, 'type' | 'actor'>) {
  const Icon = icons[type];
  if (actor === null) {
    return (
      <span className={styles.sign}>
        <Icon {...buttonIcon} />
      </span>
    );
  }
  const { username, profileImageUrl } = actor;
  return (
    <span className={styles.person}>
      <Avatar username={username} src={profileImageUrl} size={36} />
      <span className={styles.kind}>
        <Icon {...badgeIcon} />
      </span>
    </span>
  );
}
