import type { Translation } from '../translation.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  language: {
    label: 'Idioma',
    en: 'English',
    it: 'Italiano',
    es: 'Español',
  },
  theme: {
    toLight: 'Cambiar al tema claro',
    toDark: 'Cambiar al tema oscuro',
  },
  notices: {
    region: 'Notificaciones ({hotkey})',
    close: 'Cerrar',
  },
};
