import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Segment } from '../../ui/forms/segment.tsx';
import { chooseTheme, chosenTheme, subscribeToTheme } from './theme.ts';

/** Both themes by name, and that of the system. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const choice = useSyncExternalStore(subscribeToTheme, chosenTheme, chosenTheme);
  return (
    // A place of its own: as a part of a column it would be as wide as that.
    <div>
      <Segment
        label={t('settingsPage.theme.title')}
        value={choice}
        options={[
          { value: 'dark', label: t('settingsPage.theme.dark') },
          { value: 'light', label: t('settingsPage.theme.light') },
          { value: 'system', label: t('settingsPage.theme.system') },
        ]}
        onValueChange={chooseTheme}
      />
    </div>
  );
}
