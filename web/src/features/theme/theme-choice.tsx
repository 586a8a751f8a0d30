import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Segment } from '../../ui/segment.tsx';
import { chooseTheme, shownTheme, subscribeToTheme } from './theme.ts';

/** Both themes by name. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, shownTheme);
  return (
    // A place of its own: as a part of a column it would be as wide as that.
    <div>
      <Segment
        label={t('settingsPage.theme.title')}
        value={theme}
        options={[
          { value: 'dark', label: t('settingsPage.theme.dark') },
          { value: 'light', label: t('settingsPage.theme.light') },
        ]}
        onValueChange={chooseTheme}
      />
    </div>
  );
}
