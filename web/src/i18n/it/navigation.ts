import type { Translation } from '../translation.ts';
import type { navigation as english } from '../en/navigation.ts';

export const navigation: Translation<typeof english> = {
  brand: 'Girone',
  skip: 'Vai al contenuto',
  main: 'Principale',
  bottom: 'Barra inferiore',
  home: 'Home',
  dashboard: 'Dashboard',
  circles: 'Cerchie',
  tournaments: 'Campionati',
  films: 'I miei film',
  critics: 'Critics',
  admin: 'Admin',
  leaderboard: 'Leaderboard',
  social: 'Social',
  profile: 'Profilo: {{name}}',
  account: 'Account di {{name}}',
  ownProfile: 'Profilo',
  bell_one: 'Notifiche, {{count}} da leggere',
  bell_other: 'Notifiche, {{count}} da leggere',
  login: 'Accedi',
  logout: 'Esci',
  update: {
    title: 'C’è una nuova versione',
    action: 'Aggiorna',
  },
  footer: {
    copyright: '© {{year}} Girone',
    terms: 'Termini',
    privacy: 'Privacy',
    leaderboard: 'Classifica',
  },
};
