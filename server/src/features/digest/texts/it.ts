import { withArticle } from '@girone/contract/italian';
import { days, matches, number } from '@girone/championship/story/counts-it';
import type { DigestTexts, Moment } from './en.ts';
import { begin, given } from './words.ts';

function at({ hour, time }: Moment): string {
  return hour === 1 ? `all’${time}` : `alle ${time}`;
}

function on(moment: Moment): string {
  if (moment.isToday) return `oggi ${at(moment)}`;
  return `${moment.weekday ?? withArticle('il', moment.date)} ${at(moment)}`;
}

function people(count: number): string {
  return count === 1 ? 'una persona è alla porta' : `${number(count)} persone sono alla porta`;
}

export const it: DigestTexts = {
  title: ['La tua', 'settimana'],
  greeting: (name, clauses) => `Buongiorno ${name}, ${clauses.join(' e ')}.`,
  clauses: (figures) =>
    given([
      figures.matches > 0 &&
        `${matches(figures.matches)} ti ${figures.matches === 1 ? 'aspetta' : 'aspettano'}`,
      figures.setups > 0 &&
        (figures.setups === 1
          ? 'un campionato aspetta i tuoi film'
          : `${number(figures.setups)} campionati aspettano i tuoi film`),
      figures.ended > 0 &&
        (figures.ended === 1
          ? 'un campionato è finito'
          : `${number(figures.ended)} campionati sono finiti`),
      figures.days > 0 &&
        `${figures.days === 1 ? 'si è chiusa' : 'si sono chiuse'} ${days(figures.days)}`,
      figures.people > 0 && people(figures.people),
    ]),
  waits: 'Che cosa aspetta',
  happened: 'Che cosa è successo',
  inCircles: 'Nelle tue cerchie',
  day: (season, matchDay) => `${season}, giornata ${matchDay}.`,
  closes: (moment) => `Chiude ${on(moment)}`,
  noEnd: 'Resta aperta finché non hanno votato tutti',
  votesLeft: (missing, total) => {
    if (total === 1) return 'manca il tuo voto';
    return missing === 1
      ? `ti manca un voto su ${number(total)}`
      : `ti mancano ${number(missing)} voti su ${number(total)}`;
  },
  moreMatches: (count) => (count === 1 ? 'E un’altra partita.' : `E altre ${matches(count)}.`),
  films: (season, films) =>
    `${season} aspetta ${films === 1 ? 'un tuo film' : `${number(films)} tuoi film`}`,
  until: (moment) => `La lista chiude ${on(moment)}`,
  moreSeasons: (count) =>
    count === 1 ? 'E un altro campionato.' : `E altri ${number(count)} campionati.`,
  vote: 'Vota adesso',
  nominate: 'Candida i film',
  posterOf: (title) => `Locandina di ${title}`,
  over: (season) => `Il campionato «${season}» è finito.`,
  results: 'Tutti i risultati',
  recap: 'La stagione in carte',
  seal: (matchDay) => `Sigillo della giornata ${matchDay}`,
  verify: 'Verifica il conteggio',
  door: (count) => `${begin(people(count))}.`,
  asks: (circle, count) => `${count === 1 ? 'Chiede' : 'Chiedono'} di entrare in ${circle}.`,
  answer: 'Rispondi',
  reason:
    'La ricevi perché «La settimana per email» è accesa. Arriva il lunedì, e solo se c’è qualcosa da dire.',
  stop: 'Non inviarmela più',
  settings: 'Scegli che cosa ricevere',
};
