import { Package, Printer, WifiOff } from '../../ui/images/icons.ts';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { BrandMark } from '../../ui/images/brand-mark.tsx';
import { badgeIcon, buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import styles from './box.module.css';

/** The head of a file: whose it is, and no way out of it. */
export function BoxHead() {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <div>
        <BrandMark withName label={t('navigation.brand')} />
        <span className={styles.tag}>
          <Package {...textIcon} />
          {t('box.tag')}
        </span>
        <div className={styles.tools}>
          <Badge tone="line" icon={<WifiOff {...badgeIcon} />} className={styles.offline}>
            {t('box.offline')}
          </Badge>
          <IconButton label={t('verification.action.print')} onClick={() => window.print()}>
            <Printer {...buttonIcon} />
          </IconButton>
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
