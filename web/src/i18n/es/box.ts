import type { Translation } from '../translation.ts';
import type { box as english } from '../en/box.ts';

export const box: Translation<typeof english> = {
  tag: 'Campeonato en caja',
  offline: 'Sin red',
  damaged: 'Este archivo está dañado',
  damagedText: 'Le falta una parte, o alguien la cambió. Pídelo otra vez a quien te lo dio.',
  nav: {
    label: 'En este archivo',
    champion: 'Campeona',
    check: 'Comprobación',
    table: 'Clasificación',
    chart: 'Evolución',
    season: 'La temporada',
    days: 'Jornadas',
    talk: 'Debate',
  },
  facts: {
    films_one: '{{count}} película',
    films_other: '{{count}} películas',
    matches_one: '{{number}} partido',
    matches_other: '{{number}} partidos',
    voters_one: '{{count}} persona',
    voters_other: '{{count}} personas',
    votes_one: '{{number}} voto',
    votes_other: '{{number}} votos',
  },
  champion: {
    title_one: 'La campeona',
    title_other: 'Las campeonas',
    broughtBy: 'la trajo {{name}}',
  },
  check: {
    holds: 'Este archivo se ha comprobado solo: todo cuadra',
    counted: '{{counted}}, recalculados en {{seconds}} segundos, aquí, sin preguntar nada a nadie.',
    ballots_one: '{{number}} papeleta',
    ballots_other: '{{number}} papeletas',
    seals_one: '{{number}} sello',
    seals_other: '{{number}} sellos',
    results_one: '{{number}} resultado',
    results_other: '{{number}} resultados',
    tables_one: '{{number}} clasificación',
    tables_other: '{{number}} clasificaciones',
    lastSeal: 'Último sello:',
    noSeals: 'Se jugó antes de que hubiera sellos.',
    omitted_one:
      'Las papeletas de {{count}} jornada no cabían en el archivo. Su sello, sus resultados y su clasificación se han comprobado igualmente.',
    omitted_other:
      'Las papeletas de {{count}} jornadas no cabían en el archivo. Sus sellos, resultados y clasificaciones se han comprobado igualmente.',
  },
  table: { title: 'Clasificación final' },
  story: {
    title_one: 'La temporada en una frase',
    title_other: 'La temporada en {{count}} frases',
  },
  days: {
    first: 'Ida',
    second: 'Vuelta',
    corrected: 'rectificado',
  },
  talk: {
    count_one: '{{number}} mensaje público',
    count_other: '{{number}} mensajes públicos',
    earlier_one: '{{count}} mensaje anterior',
    earlier_other: '{{count}} mensajes anteriores',
  },
  foot: {
    file: 'Archivo',
    fileText: '{{name}}, {{megabytes}} MB',
    exported: 'Exportado',
    network: 'Contactos con la red',
    networkText: 'Ninguno',
    return: 'Se puede llevar a otro Girone',
    returnText: 'Como archivo histórico, solo para leer',
  },
};
