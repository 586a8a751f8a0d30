import { days, number, place, points, score } from './counts-en.ts';
import type { RecapWords } from './tell-recap.ts';

function count(many: number, one: string, several: string): string {
  return many === 1 ? `1 ${one}` : `${many} ${several}`;
}

export const recapEn: RecapWords = {
  kickers: {
    champion: 'The champion',
    path: 'The road to the title',
    upset: 'Upset of the season',
    divided: 'Most divided',
    run: 'The longest run',
    mine: 'My season',
    loved: 'Most loved',
    closest: 'The closest call',
    crowd: 'The crowd',
    thanks: 'Closing credits',
  },
  quote: (title) => `“${title}”`,
  champion: ({ films, points: won, wins, draws, losses, ahead, next }, f) => {
    const record = `${count(wins, 'win', 'wins')}, ${count(draws, 'draw', 'draws')}, ${count(losses, 'defeat', 'defeats')}.`;
    const total = count(won, 'point', 'points');
    if (films.length > 1) return `Joint champions with ${total}. ${record}`;
    if (next === null) return `${total}. ${record}`;
    const gap = ahead === 0 ? `as many as ${f(next)}` : `${points(ahead)} more than ${f(next)}`;
    return `${total}, ${gap}. ${record}`;
  },
  path: ({ positions, worst, daysLed }) => [
    worst === 1 ? 'Always in front' : `From ${place(worst)} to first`,
    daysLed === positions.length
      ? 'First from the first day to the last.'
      : `In the lead on ${number(daysLed)} of ${days(positions.length)}${2 * daysLed > positions.length ? '' : `: the right ${daysLed === 1 ? 'one' : 'ones'}`}.`,
  ],
  upset: ({ matchDay, films: [winner, loser], winnerWas, loserWas }, f) =>
    `Match day ${matchDay}. ${f(winner)} was ${place(winnerWas)} and beat ${loserWas === 1 ? `the leader, ${f(loser)}` : `${f(loser)}, ${place(loserWas)} then`}.`,
  divided: ({ matchDay, votes }) =>
    votes[0] === votes[1]
      ? `Match day ${matchDay}: ${votes[0]} all. A point each, nobody happy.`
      : `Match day ${matchDay}: ${score(votes)}. Half the house has not got over it.`,
  run: ({ film, fromDay, toDay }, f) => [
    'Wins in a row',
    `${f(film)}, from match day ${fromDay} to ${toDay}.`,
  ],
  loved: ({ film, votes, percent, isChampion }, f) => [
    count(votes, 'vote', 'votes'),
    `${f(film)} got more than any other: ${percent} per cent of those cast in its matches.${isChampion ? '' : ' The title went elsewhere.'}`,
  ],
  closest: ({ matchDay, films: [winner, loser], votes }, f) => [
    votes[0] - votes[1] === 1 ? 'One vote' : `${votes[0] - votes[1]} votes`,
    `Match day ${matchDay}: ${f(winner)} beat ${f(loser)} ${score(votes)}.`,
  ],
  crowd: ({ voters, votes }, { matches, matchDays }) => [
    count(voters, 'person', 'people'),
    `${count(votes, 'vote', 'votes')} in ${count(matches, 'match', 'matches')}, over ${days(matchDays)}.`,
  ],
  thanks: 'Thank you. Play again?',
  number,
};
