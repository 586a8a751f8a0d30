import type { Translation } from '../dictionary.ts';
import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: Translation<typeof english> = {
  greeting: {
    morning: 'Buenos días, {{name}}',
    afternoon: 'Buenas tardes, {{name}}',
    evening: 'Buenas noches, {{name}}',
  },
  lead: 'Tres puertas. Detrás de cada una, una discusión por zanjar.',
  open: 'Abrir',
  circles: 'Tus amigos y lo que están viendo',
  tournaments: 'Todas contra todas, ida y vuelta',
  films: '{{uploaded}} de {{allowed}} subidas',
  circlesOf: 'Estás en {{count}} de {{max}} círculos',
  tournamentsOf: '{{active}} en curso, {{gettingReady}} en preparación',
  votes_zero: 'Ningún partido espera tu voto.',
  votes_one: 'Un partido espera tu voto.',
  votes_other: '{{count}} partidos esperan tu voto.',
  closes: 'La jornada {{day}} cierra el {{time}}.',
  failed: 'Tus partidos no han llegado',
  waiting: {
    title: 'Esperan tu voto',
    all: 'Todos los partidos',
    emptyTitle: 'Todo votado',
    emptyText: 'Con la próxima jornada llegan más partidos.',
  },
  season: {
    total: 'Total',
    completed: 'Completados',
    active: 'En curso',
    open: 'Abrir la clasificación',
  },
  requests: {
    title: 'En la puerta',
    circle_one: '{{circle}}: {{count}} solicitud',
    circle_other: '{{circle}}: {{count}} solicitudes',
  },
  install: {
    title: 'Ten Girone a mano',
    text: 'Instálalo como aplicación: se abre desde la pantalla de inicio, sin la barra del navegador.',
    action: 'Instalar',
    later: 'Ahora no',
    ios: 'En iPhone y iPad: toca Compartir en la barra de Safari y luego «Añadir a pantalla de inicio».',
    understood: 'Entendido',
  },
};
