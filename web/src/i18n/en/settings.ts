/** The choices of the visit itself: language, theme, notices. */
export const settings = {
  language: {
    label: 'Language',
    en: 'English',
    it: 'Italiano',
    es: 'Español',
  },
  theme: {
    toLight: 'Switch to the light theme',
    toDark: 'Switch to the dark theme',
  },
  notices: {
    region: 'Notifications ({hotkey})',
    close: 'Close',
  },
} as const;
