import { SignInLink } from '../../features/session/sign-in-link.tsx';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TopBarTools } from './top-bar.tsx';

export function VisitorTools() {
  const { t } = useTranslation();
  return (
    <TopBarTools>
      <ThemeSwitch />
      <SignInLink size="small">{t('navigation.login')}</SignInLink>
    </TopBarTools>
  );
}
