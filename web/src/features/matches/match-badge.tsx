import type { Match } from '@girone/contract/matches';
import { Clock } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { openFor } from './match-time.ts';

/** In which state the match is; an open one says for how long it has been. */
export function MatchBadge({ match, now }: { match: Match; now: number }) {
  const { t } = useTranslation();
  if (match.status === 'completed') {
    return <Badge tone="done">{t('matches.status.completed')}</Badge>;
  }
  if (match.status === 'pending') {
    return (
      <Badge tone="line" icon={<Clock strokeWidth={1.75} aria-hidden />}>
        {t('matches.status.pending')}
      </Badge>
    );
  }
  if (match.actualStartTime === null) {
    return <Badge tone="active">{t('matches.status.active')}</Badge>;
  }
  const time = openFor(match.actualStartTime, now);
  return (
    <Badge tone="active">
      {time.unit === 'now'
        ? t('matches.open.now')
        : t(`matches.open.${time.unit}`, { count: time.count })}
    </Badge>
  );
}
