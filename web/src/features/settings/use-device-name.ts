import { useTranslation } from '../../i18n/use-translation.ts';
import type { Device } from '@girone/contract/user-agent';

/** "Chrome on macOS", as far as it is known. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) {
      return t('settingsPage.sessions.device', { browser, system });
    }
    return browser ?? system ?? t('settingsPage.sessions.unknown');
  };
}
