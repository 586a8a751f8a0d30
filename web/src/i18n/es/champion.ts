import type { Translation } from '../translation.ts';
import type { champion as english } from '../en/champion.ts';

export const champion: Translation<typeof english> = {
  loading: 'Cargando a la campeona…',
  failed: 'La campeona no ha llegado',
  one: 'Campeona: {{film}}',
  joint: 'Título compartido: {{films}}',
  oneShort: 'Campeona',
  jointShort: 'Título compartido',
  owner: 'presentada por {{name}}',
  topThree: 'Las tres primeras',
  recap: 'La temporada en fichas',
  robustness: '¿Cómo de sólido es?',
  check: 'Comprueba el recuento',
  taste: 'Tus gustos',
  print: 'Imprimir',
  records: {
    title: 'Los récords de la temporada',
    failed: 'Los récords no han llegado',
    run: 'Racha de victorias más larga',
    runValue_one: '{{count}} partido',
    runValue_other: '{{count}} partidos',
    runText_one: '{{film}}, jornada {{from}}',
    runText_other: '{{film}}, jornadas {{from}} a {{to}}',
    clearest: 'Victoria más clara',
    closest: 'Partido más reñido',
    result: '{{home}} – {{away}}, jornada {{day}}',
    turnout: 'Votos emitidos',
    turnoutText_one: 'en un partido',
    turnoutText_other: 'en {{count}} partidos',
  },
  sheet: {
    table: 'Clasificación final',
    chart: 'Posición jornada a jornada',
    results: 'Todos los resultados',
    day: 'Jornada {{day}}',
  },
};
