import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { chooseTheme, shownTheme, subscribeToTheme, type Theme } from './theme.ts';

export function ThemeSwitch() {
  const { t } = useTranslation();
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, prerenderedTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={t(other === 'light' ? 'settings.theme.toLight' : 'settings.theme.toDark')}
      onClick={() => chooseTheme(other)}
    >
      <SunMoon />
    </IconButton>
  );
}

/** Prerendered pages are dark; the reader's own theme is known in the reader's browser only. */
function prerenderedTheme(): Theme {
  return 'dark';
}

/** Lucide's icon, drawn by hand: the landing page needs no other, and not the library for one. */
function SunMoon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 2v2M14.837 16.385a6 6 0 1 1-7.223-7.222c.624-.147.97.66.715 1.248a4 4 0 0 0 5.26 5.259c.589-.255 1.396.09 1.248.715M16 12a4 4 0 0 0-4-4M19 5l-1.256 1.256M20 12h2" />
    </svg>
  );
}
