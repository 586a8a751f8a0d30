import { Megaphone } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { badgeIcon } from '../../ui/images/icon-sizes.ts';
import styles from './organized-by-you.module.css';

export function OrganizedByYou() {
  const { t } = useTranslation();
  return (
    <Badge tone="you" icon={<Megaphone {...badgeIcon} />}>
      <span className={styles.capital}>{t('tournaments.organizedByYou')}</span>
    </Badge>
  );
}
