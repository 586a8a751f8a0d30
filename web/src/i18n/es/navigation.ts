import type { Translation } from '../translation.ts';
import type { navigation as english } from '../en/navigation.ts';

export const navigation: Translation<typeof english> = {
  brand: 'Girone',
  skip: 'Ir al contenido',
  main: 'Principal',
  bottom: 'Barra inferior',
  home: 'Inicio',
  dashboard: 'Panel',
  circles: 'Círculos',
  tournaments: 'Campeonatos',
  films: 'Mis películas',
  critics: 'Critics',
  admin: 'Admin',
  leaderboard: 'Clasificación',
  social: 'Social',
  profile: 'Perfil: {{name}}',
  account: 'Cuenta de {{name}}',
  ownProfile: 'Perfil',
  bell_one: 'Notificaciones, {{count}} sin leer',
  bell_other: 'Notificaciones, {{count}} sin leer',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  update: {
    title: 'Hay una versión nueva',
    action: 'Actualizar',
  },
  footer: {
    copyright: '© {{year}} Girone',
    terms: 'Términos',
    privacy: 'Privacidad',
    leaderboard: 'Clasificación',
  },
};
