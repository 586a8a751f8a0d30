import { and, days, matches, number } from '@girone/championship/story/counts-es';
import type { DigestTexts, Moment } from './en.ts';
import { begin, given } from './words.ts';

function at({ hour, time }: Moment): string {
  return hour === 1 ? `a la ${time}` : `a las ${time}`;
}

function on(moment: Moment): string {
  if (moment.isToday) return `hoy ${at(moment)}`;
  return `el ${moment.weekday ?? moment.date} ${at(moment)}`;
}

function people(count: number): string {
  return count === 1
    ? 'hay una persona en la puerta'
    : `hay ${number(count)} personas en la puerta`;
}

export const es: DigestTexts = {
  title: ['Tu', 'semana'],
  greeting: (name, [first = '', second]) =>
    `Buenos días, ${name}: ${first}${second === undefined ? '' : ` ${and(second)}`}.`,
  clauses: (figures) =>
    given([
      figures.matches > 0 &&
        `te ${figures.matches === 1 ? 'espera' : 'esperan'} ${matches(figures.matches)}`,
      figures.setups > 0 &&
        (figures.setups === 1
          ? 'un campeonato espera tus películas'
          : `${number(figures.setups)} campeonatos esperan tus películas`),
      figures.ended > 0 &&
        (figures.ended === 1
          ? 'un campeonato ha terminado'
          : `${number(figures.ended)} campeonatos han terminado`),
      figures.days > 0 &&
        `${figures.days === 1 ? 'se ha cerrado' : 'se han cerrado'} ${days(figures.days)}`,
      figures.people > 0 && people(figures.people),
    ]),
  waits: 'Qué te espera',
  happened: 'Qué ha pasado',
  inCircles: 'En tus círculos',
  day: (season, matchDay) => `${season}, jornada ${matchDay}.`,
  closes: (moment) => `Cierra ${on(moment)}`,
  noEnd: 'Sigue abierta hasta que voten todos',
  votesLeft: (missing, total) => {
    if (total === 1) return 'falta tu voto';
    return missing === 1
      ? `te falta un voto de ${number(total)}`
      : `te faltan ${number(missing)} votos de ${number(total)}`;
  },
  moreMatches: (count) => (count === 1 ? 'Y un partido más.' : `Y ${matches(count)} más.`),
  films: (season, films) =>
    `${season} espera ${films === 1 ? 'una película tuya' : `${number(films)} películas tuyas`}`,
  until: (moment) => `La lista cierra ${on(moment)}`,
  moreSeasons: (count) =>
    count === 1 ? 'Y un campeonato más.' : `Y ${number(count)} campeonatos más.`,
  vote: 'Vota ahora',
  nominate: 'Presentar películas',
  posterOf: (title) => `Cartel de ${title}`,
  over: (season) => `El campeonato «${season}» ha terminado.`,
  results: 'Todos los resultados',
  recap: 'La temporada en cartas',
  seal: (matchDay) => `Sello de la jornada ${matchDay}`,
  verify: 'Comprueba el recuento',
  door: (count) => `${begin(people(count))}.`,
  asks: (circle, count) => `${count === 1 ? 'Pide' : 'Piden'} entrar en ${circle}.`,
  answer: 'Responder',
  reason:
    'La recibes porque «La semana por correo» está activada. Llega los lunes, y solo si hay algo que contar.',
  stop: 'No me la envíes más',
  settings: 'Elige qué recibir',
};
