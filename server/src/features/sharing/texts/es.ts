import type { SharingTexts } from './en.ts';

export const es: SharingTexts = {
  championship: 'Campeonato',
  setup: 'Candidaturas abiertas',
  inProgress: 'En curso',
  day: (day, total) => `jornada ${day} de ${total}`,
  completed: 'Completado',
  cancelled: 'Anulado',
  winner: 'Gana',
  jointWinners: 'Comparten el título',
  points: (count) => (count === 1 ? '1 punto' : `${count} puntos`),
  about: {
    leader: (film, points) => `En cabeza: ${film}, ${points}.`,
    winner: (film, points) => `Gana ${film}, ${points}.`,
    jointWinners: (films) => `Comparten el título: ${films}.`,
    films: (count) => (count === 1 ? '1 película.' : `${count} películas.`),
    film: (director) => `Una película de ${director}.`,
    plays: (championship) => `Juega en ${championship}.`,
    imageOf: (name) => `${name} en Girone`,
  },
  embed: {
    caption: (name) => `Clasificación de ${name}`,
    empty: 'Aún no hay películas',
    more: (count) => (count === 1 ? 'Otra película' : `Otras ${count} películas`),
    open: 'Abrir en Girone',
    missingTitle: 'No está aquí',
    missingText: 'Este campeonato no existe o no es público.',
  },
  head: {
    position: ['Pos', 'Posición'],
    film: ['Película', 'Película'],
    won: ['G', 'Ganados'],
    drawn: ['E', 'Empatados'],
    lost: ['P', 'Perdidos'],
    points: ['Pts', 'Puntos'],
  },
};
