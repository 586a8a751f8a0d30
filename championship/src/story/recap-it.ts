import { article, atPlace, days, number, place, points, score } from './counts-it.ts';
import type { RecapWords } from './tell-recap.ts';

function count(many: number, one: string, several: string): string {
  return many === 1 ? `1 ${one}` : `${many} ${several}`;
}

/** Otto, undici and ottanta begin with a vowel, and so does uno. */
function share(percent: number): string {
  return /^(?:1|11|8|8\d)$/.test(String(percent)) ? `l’${percent}` : `il ${percent}`;
}

export const recapIt: RecapWords = {
  kickers: {
    champion: 'Il campione',
    path: 'Il percorso del titolo',
    upset: 'Il colpo della stagione',
    divided: 'La più divisa',
    run: 'La serie più lunga',
    mine: 'La mia stagione',
    loved: 'Il più amato',
    closest: 'Sul filo',
    crowd: 'Il pubblico',
    thanks: 'Titoli di coda',
  },
  quote: (title) => `«${title}»`,
  champion: ({ films, points: won, wins, draws, losses, ahead, next }, f) => {
    const record = `${count(wins, 'vittoria', 'vittorie')}, ${count(draws, 'pareggio', 'pareggi')}, ${count(losses, 'sconfitta', 'sconfitte')}.`;
    const total = count(won, 'punto', 'punti');
    if (films.length > 1) return `Campioni a pari merito con ${total}. ${record}`;
    if (next === null) return `${total}. ${record}`;
    const gap = ahead === 0 ? `quanti ne ha ${f(next)}` : `${points(ahead)} più di ${f(next)}`;
    return `${total}, ${gap}. ${record}`;
  },
  path: ({ positions, worst, daysLed }) => [
    worst === 1 ? 'Sempre in testa' : `Da${article(worst)}${place(worst)} al primo`,
    daysLed === positions.length
      ? 'Al primo posto dalla prima giornata all’ultima.'
      : `In testa ${daysLed === 1 ? 'in una giornata' : `in ${number(daysLed)} giornate`} su ${number(positions.length)}${2 * daysLed > positions.length ? '' : `: ${daysLed === 1 ? 'bastava quella giusta' : 'bastavano quelle giuste'}`}.`,
  ],
  upset: ({ matchDay, films: [winner, loser], winnerWas, loserWas }, f) =>
    `Giornata ${matchDay}. ${f(winner)} era ${atPlace(winnerWas)} e batte ${loserWas === 1 ? `la capolista ${f(loser)}` : `${f(loser)}, che era ${atPlace(loserWas)}`}.`,
  divided: ({ matchDay, votes }) =>
    votes[0] === votes[1]
      ? `Giornata ${matchDay}: ${score(votes)}. Un punto a testa, nessuno contento.`
      : `Giornata ${matchDay}: ${score(votes)}. Mezza sala non si è ancora ripresa.`,
  run: ({ film, fromDay, toDay }, f) => [
    'Vittorie di fila',
    `${f(film)}, dalla giornata ${fromDay} alla ${toDay}.`,
  ],
  loved: ({ film, votes, percent, isChampion }, f) => [
    count(votes, 'voto', 'voti'),
    `${f(film)} ne ha presi più di tutti: ${share(percent)} per cento di quelli espressi nelle sue partite.${isChampion ? '' : ' Il titolo è andato altrove.'}`,
  ],
  closest: ({ matchDay, films: [winner, loser], votes }, f) => [
    votes[0] - votes[1] === 1 ? 'Un voto' : `${votes[0] - votes[1]} voti`,
    `Giornata ${matchDay}: ${f(winner)} batte ${f(loser)} ${score(votes)}.`,
  ],
  crowd: ({ voters, votes }, { matches, matchDays }) => [
    count(voters, 'persona', 'persone'),
    `${count(votes, 'voto', 'voti')} in ${count(matches, 'partita', 'partite')}, per ${days(matchDays)}.`,
  ],
  thanks: 'Grazie. Si rigioca?',
  number,
};
