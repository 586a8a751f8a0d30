import type { CurrentUser } from '@girone/contract/auth';
import { pages } from '@girone/contract/pages';
import {
  CircleDot,
  Crown,
  Film,
  House,
  ListOrdered,
  MessageSquareQuote,
  MessagesSquare,
  Trophy,
  type Icon,
} from '../../ui/images/icons.ts';
import type { PlainKey } from '../../i18n/dictionary.ts';

export interface NavEntry {
  href: string;
  label: PlainKey;
  Icon: Icon;
  /** The top bar names its entries; only the crown is drawn beside the word. */
  showsIcon?: boolean;
}

const dashboard: NavEntry = { href: pages.home, label: 'navigation.dashboard', Icon: House };
const circles: NavEntry = { href: pages.circles, label: 'navigation.circles', Icon: CircleDot };
const tournaments: NavEntry = {
  href: pages.tournaments,
  label: 'navigation.tournaments',
  Icon: Trophy,
};
const films: NavEntry = { href: pages.films, label: 'navigation.films', Icon: Film };
const critics: NavEntry = {
  href: pages.critics,
  label: 'navigation.critics',
  Icon: MessageSquareQuote,
};
const admin: NavEntry = {
  href: pages.admin,
  label: 'navigation.admin',
  Icon: Crown,
  showsIcon: true,
};

export const visitorEntries: readonly NavEntry[] = [
  { href: pages.home, label: 'navigation.home', Icon: House },
  { href: pages.leaderboard, label: 'navigation.leaderboard', Icon: ListOrdered },
  { href: pages.social, label: 'navigation.social', Icon: MessagesSquare },
];

export function topEntries(user: CurrentUser): readonly NavEntry[] {
  return [dashboard, circles, tournaments, films, critics, ...adminEntries(user)];
}

export function bottomEntries(user: CurrentUser): readonly NavEntry[] {
  return [dashboard, circles, tournaments, critics, ...adminEntries(user)];
}

function adminEntries(user: CurrentUser): readonly NavEntry[] {
  return user.isAdmin || user.isSuperAdmin ? [admin] : [];
}
