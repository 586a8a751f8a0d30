import { days, number, place, points, score } from './counts-es.ts';
import type { RecapWords } from './tell-recap.ts';

function count(many: number, one: string, several: string): string {
  return many === 1 ? `1 ${one}` : `${many} ${several}`;
}

export const recapEs: RecapWords = {
  kickers: {
    champion: 'La campeona',
    path: 'El camino del título',
    upset: 'La sorpresa de la temporada',
    divided: 'El más dividido',
    run: 'La racha más larga',
    mine: 'Mi temporada',
    loved: 'La más querida',
    closest: 'Por un pelo',
    crowd: 'El público',
    thanks: 'Créditos finales',
  },
  quote: (title) => `«${title}»`,
  champion: ({ films, points: won, wins, draws, losses, ahead, next }, f) => {
    const record = `${count(wins, 'victoria', 'victorias')}, ${count(draws, 'empate', 'empates')}, ${count(losses, 'derrota', 'derrotas')}.`;
    const total = count(won, 'punto', 'puntos');
    if (films.length > 1) return `Campeonas empatadas con ${total}. ${record}`;
    if (next === null) return `${total}. ${record}`;
    const gap = ahead === 0 ? `los mismos que ${f(next)}` : `${points(ahead)} más que ${f(next)}`;
    return `${total}, ${gap}. ${record}`;
  },
  path: ({ positions, worst, daysLed }) => [
    worst === 1 ? 'Siempre en cabeza' : `Del ${place(worst)} al primero`,
    daysLed === positions.length
      ? 'En cabeza de la primera jornada a la última.'
      : `En cabeza en ${daysLed === 1 ? 'una jornada' : `${number(daysLed)} jornadas`} de ${number(positions.length)}${2 * daysLed > positions.length ? '' : `: ${daysLed === 1 ? 'bastaba la buena' : 'bastaban las buenas'}`}.`,
  ],
  upset: ({ matchDay, films: [winner, loser], winnerWas, loserWas }, f) =>
    `Jornada ${matchDay}. ${f(winner)} estaba en el ${place(winnerWas)} y gana ${loserWas === 1 ? `a la líder, ${f(loser)}` : `a ${f(loser)}, que estaba en el ${place(loserWas)}`}.`,
  divided: ({ matchDay, votes }) =>
    votes[0] === votes[1]
      ? `Jornada ${matchDay}: ${score(votes)}. Un punto para cada una y nadie contento.`
      : `Jornada ${matchDay}: ${score(votes)}. Media sala todavía no se ha recuperado.`,
  run: ({ film, fromDay, toDay }, f) => [
    'Victorias seguidas',
    `${f(film)}, de la jornada ${fromDay} a la ${toDay}.`,
  ],
  loved: ({ film, votes, percent, isChampion }, f) => [
    count(votes, 'voto', 'votos'),
    `${f(film)} tuvo más que ninguna: el ${percent} por ciento de los emitidos en sus partidos.${isChampion ? '' : ' El título fue para otra.'}`,
  ],
  closest: ({ matchDay, films: [winner, loser], votes }, f) => [
    votes[0] - votes[1] === 1 ? 'Un voto' : `${votes[0] - votes[1]} votos`,
    `Jornada ${matchDay}: ${f(winner)} gana a ${f(loser)} ${score(votes)}.`,
  ],
  crowd: ({ voters, votes }, { matches, matchDays }) => [
    count(voters, 'persona', 'personas'),
    `${count(votes, 'voto', 'votos')} en ${count(matches, 'partido', 'partidos')}, durante ${days(matchDays)}.`,
  ],
  thanks: 'Gracias. ¿Jugamos otra?',
  number,
};
