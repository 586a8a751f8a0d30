import type { Season } from '@girone/contract/leaderboard';
import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { badgeIcon } from '../../ui/icon-look.ts';

type SeasonBadgeProps = { season: Pick<Season, 'status' | 'cancelledAt'> };

export function SeasonBadge({ season: { status, cancelledAt } }: SeasonBadgeProps) {
  const { t } = useTranslation();
  if (cancelledAt !== null) {
    return (
      <Badge tone="line" icon={<Ban {...badgeIcon} />}>
        {t('shared.status.cancelled')}
      </Badge>
    );
  }
  return (
    <Badge tone={status === 'active' ? 'active' : 'done'}>{t(`shared.status.${status}`)}</Badge>
  );
}
