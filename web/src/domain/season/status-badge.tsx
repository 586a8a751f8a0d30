import type { Tournament } from '@girone/contract/tournaments';
import { Ban, CircleHelp, PencilLine } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';

type State = Tournament['status'] | 'cancelled';

const looks: Readonly<Record<State, { tone: BadgeTone; icon?: ReactNode }>> = {
  preparation: { tone: 'line', icon: <PencilLine {...badgeIcon} /> },
  setup: { tone: 'setup' },
  active: { tone: 'active' },
  completed: { tone: 'done' },
  cancelled: { tone: 'line', icon: <Ban {...badgeIcon} /> },
};

type StatusBadgeProps = Pick<Tournament, 'status' | 'cancelledAt'>;

/** In which state a championship is. */
export function StatusBadge({ status, cancelledAt }: StatusBadgeProps) {
  const { t } = useTranslation();
  const state: State = cancelledAt === null ? status : 'cancelled';
  // A newer server may know a state that this page does not.
  if (!Object.hasOwn(looks, state)) {
    return <Badge icon={<CircleHelp {...badgeIcon} />}>{t('shared.status.unknown')}</Badge>;
  }
  return <Badge {...looks[state]}>{t(`shared.status.${state}`)}</Badge>;
}
