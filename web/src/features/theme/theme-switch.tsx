import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { chooseTheme, shownTheme } from './theme.ts';

export function ThemeSwitch() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState(shownTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={t(other === 'light' ? 'settings.theme.toLight' : 'settings.theme.toDark')}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <SunMoon size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
