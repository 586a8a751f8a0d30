import type { Translation } from '../translation.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  language: {
    label: 'Lingua',
    en: 'English',
    it: 'Italiano',
    es: 'Español',
  },
  theme: {
    toLight: 'Passa al tema chiaro',
    toDark: 'Passa al tema scuro',
  },
  notices: {
    region: 'Notifiche ({hotkey})',
    close: 'Chiudi',
  },
};
