import { Clock } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';

/** The film database has not said anything about this film yet. */
export function NotEnriched({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Badge tone="line" icon={<Clock {...badgeIcon} />} className={className}>
      {t('films.notEnriched')}
    </Badge>
  );
}
