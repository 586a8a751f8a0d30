import type { ReactNode } from 'react';
import { AccountPage } from '../../features/auth/account-page.tsx';
import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { BrandLink } from './brand-link.tsx';

/** Around the pages that are drawn without navigation: the way home, language and theme. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <AccountPage
      brand={<BrandLink />}
      tools={
        <>
          <LanguagePicker />
          <ThemeSwitch />
        </>
      }
    >
      {children}
    </AccountPage>
  );
}
