import { pages } from '@girone/contract/pages';
import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import styles from './landing-tools.module.css';
import { TopBarTools } from './top-bar.tsx';

export function LandingTools() {
  const { t } = useTranslation();
  return (
    <TopBarTools>
      <ButtonLink variant="ghost" href={pages.leaderboard} className={styles.wide}>
        {t('landing.explore')}
      </ButtonLink>
      <LanguagePicker />
      <ThemeSwitch />
    </TopBarTools>
  );
}
