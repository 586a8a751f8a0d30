import type { Translation } from '../translation.ts';
import type { statistics as english } from '../en/statistics.ts';

export const statistics: Translation<typeof english> = {
  loading: 'Cargando las estadísticas…',
  failed: 'Las estadísticas no han llegado',
  day: 'Jornada {{day}}',
  days: 'Jornadas {{from}}–{{to}}',
  head: {
    position: 'Pos',
    movement: 'Movimiento',
    film: 'Película',
    points: 'Pts',
  },
  letter: {
    won: 'G',
    drawn: 'E',
    lost: 'P',
  },
  grid: {
    title: 'Todas contra todas',
    caption: 'Resultados de la película de la fila, en casa, contra la película de la columna',
    corner: 'Casa',
    scroll: 'Resultados de todas contra todas, se desplaza en horizontal',
    legend:
      'Las filas juegan en casa, las columnas fuera. La letra es el resultado de la película de casa: G ganado, E empatado, P perdido.',
    empty: 'La cuadrícula se llena con los primeros resultados.',
    itself: 'la misma película',
    notYet: 'aún sin jugar',
    won: 'victoria {{home}} a {{away}}',
    drawn: 'empate {{home}} a {{away}}',
    lost: 'derrota {{home}} a {{away}}',
  },
  endedNow: {
    title: 'Si acabara ahora',
    caption: 'La clasificación con los votos de la jornada abierta tal como van',
    empty: 'No hay jornada abierta, o su recuento es secreto hasta el cierre.',
  },
  race: {
    title: 'El título',
    empty: 'Aquí no hay carrera por el título.',
    champion: 'Título ya ganado',
    out: 'Ya no puede ganar',
    open: 'Depende de las demás',
    needs_one: '{{count}} punto para asegurarlo',
    needs_other: '{{count}} puntos para asegurarlo',
  },
  runs: {
    title: 'Las rachas más largas',
    empty: 'Las rachas empiezan con los primeros resultados.',
    none: 'Todavía ninguna',
    winning: 'Victorias seguidas',
    unbeaten: 'Sin derrotas',
    winless: 'Sin victorias',
    length_one: '{{count}} partido',
    length_other: '{{count}} partidos',
  },
  margins: {
    closest: 'Los partidos más reñidos',
    clearest: 'Las victorias más claras',
    empty: 'El primer resultado está por llegar.',
    sentence: 'Jornada {{day}}. {{home}} {{homeVotes}}, {{away}} {{awayVotes}}',
  },
  turnout: {
    title: 'Participación',
    total_one: '{{count}} voto en total',
    total_other: '{{count}} votos en total',
    empty: 'Los votos se cuentan al cerrar una jornada.',
    caption: 'Votos por jornada',
    day: 'Jornada',
    matches: 'Partidos',
    votes: 'Votos',
  },
};
