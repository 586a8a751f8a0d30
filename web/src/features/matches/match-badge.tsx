import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { openFor } from './match-time.ts';

/** For how long an open match has been open. */
export function MatchBadge({ since, now }: { since: string; now: number }) {
  const { t } = useTranslation();
  const time = openFor(since, now);
  return (
    <Badge tone="active">
      {time.unit === 'now'
        ? t('matches.open.now')
        : t(`matches.open.${time.unit}`, { count: time.count })}
    </Badge>
  );
}
