import { Archive } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';

/** Wherever an archived championship is named: it was played elsewhere, and is for reading. */
export function ArchivedBadge() {
  const { t } = useTranslation();
  return (
    <Badge tone="line" icon={<Archive {...badgeIcon} />}>
      {t('box.archive.badge')}
    </Badge>
  );
}
