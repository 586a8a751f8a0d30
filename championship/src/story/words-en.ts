import { days, leading, list, matches, number, place, points, score } from './counts-en.ts';
import type { StoryWords } from './tell-day.ts';

const mostNamed = 3;

export const storyEn: StoryWords = {
  quote: (title) => `“${title}”`,
  titleEarly: {
    even: [
      ({ film, daysLeft }, f) => `${f(film)} is champion with ${days(daysLeft)} to spare.`,
      ({ film, daysLeft }, f) =>
        `Settled: the title goes to ${f(film)} with ${days(daysLeft)} still to play.`,
    ],
    odd: [
      ({ film, daysLeft }, f) =>
        `The title is decided: ${f(film)} cannot be caught, though ${days(daysLeft)} ${daysLeft === 1 ? 'remains' : 'remain'}.`,
      ({ film, daysLeft }, f) =>
        `Nobody can catch ${f(film)} now: champion with ${days(daysLeft)} left.`,
    ],
  },
  // The last day of a season is an even one.
  titleLast: {
    even: [
      ({ film, ahead }, f) =>
        `${f(film)} is champion on the last day, ${ahead === 0 ? 'level on points with the pursuit' : `${points(ahead)} ahead`}.`,
      ({ film, ahead }, f) =>
        `On the last day the title goes to ${f(film)}, ${ahead === 0 ? 'on the same points as the runner-up' : `${points(ahead)} clear`}.`,
    ],
    odd: [],
  },
  titleShared: {
    even: [
      ({ films }, f) =>
        films.length > mostNamed
          ? `One title for ${number(films.length)} films: they finish level.`
          : `One title, ${number(films.length)} champions: ${list.format(films.map(f))}.`,
    ],
    odd: [],
  },
  newLeader: {
    even: [
      ({ film, from }, f) =>
        from === null
          ? `${f(film)} breaks away and leads alone.`
          : `${f(film)} passes ${f(from)} and takes the lead.`,
      ({ film, from }, f) =>
        from === null
          ? `Alone at the top now: ${f(film)}.`
          : `A change at the top: ${f(film)} moves ahead of ${f(from)}.`,
    ],
    odd: [
      ({ film, from }, f) =>
        from === null
          ? `First place belongs to ${f(film)} alone now.`
          : `First place changes hands: ${f(from)} gives way to ${f(film)}.`,
      ({ film, from }, f) =>
        `There is a new leader: ${f(film)}${from === null ? ', with nobody beside it' : `, ahead of ${f(from)}`}.`,
    ],
  },
  firstLeader: {
    even: [],
    odd: [
      ({ film }, f) => `Out of the blocks first: ${f(film)}.`,
      ({ film }, f) => `Early days, and ${f(film)} is ahead of everybody.`,
    ],
  },
  leaderStays: {
    even: [
      ({ film, ahead }, f) =>
        `${f(film)} stays in front, ${ahead === 0 ? 'though level on points with the pursuit' : `${points(ahead)} ahead`}.`,
      ({ film, ahead }, f) =>
        `Still in the lead: ${f(film)}, ${ahead === 0 ? 'on the same points as the film behind' : `with ${points(ahead)} in hand`}.`,
    ],
    odd: [
      ({ film, ahead }, f) =>
        `Top of the table, as before: ${f(film)}, ${ahead === 0 ? 'level on points with the next' : `${points(ahead)} clear`}.`,
      ({ film, ahead }, f) =>
        `Up front nothing moves: ${f(film)} leads ${ahead === 0 ? 'on equal points' : `by ${points(ahead)}`}.`,
    ],
  },
  leadShared: {
    even: [
      ({ count }) => `Crowded at the top: ${number(count)} films share first place.`,
      ({ count }) => `No single leader: ${number(count)} films are level at the top.`,
    ],
    odd: [
      ({ count }) => `It takes ${number(count)} films to fill first place.`,
      ({ count }) => `Shoulder to shoulder: ${number(count)} films share the lead.`,
    ],
  },
  upset: {
    even: [
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `Upset of the day: ${f(winner)}, ${place(winnerWas)} until today, beats ${leading(loserWas)}${f(loser)}.`,
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `${f(winner)}, ${place(winnerWas)} until today, beats ${leading(loserWas)}${f(loser)}.`,
    ],
    odd: [
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `Few saw it coming: ${f(winner)}, from ${place(winnerWas)} place, beats ${leading(loserWas)}${f(loser)}.`,
      ({ winner, loser, winnerWas, loserWas }, f) =>
        `Down goes ${leading(loserWas)}${f(loser)}, beaten by ${f(winner)}, ${place(winnerWas)} until today.`,
    ],
  },
  firstDefeat: {
    even: [
      ({ film, by, after }, f) =>
        `Beaten at last: ${f(film)} loses to ${f(by)} after ${matches(after)} without defeat.`,
      ({ film, by, after }, f) =>
        `Defeat has found ${f(film)}: ${f(by)} ends a start of ${matches(after)} unbeaten.`,
    ],
    odd: [
      ({ film, by, after }, f) =>
        `Even ${f(film)} can lose: it took ${matches(after)} and ${f(by)}.`,
      ({ film, by, after }, f) =>
        `Unbeaten no more: after ${matches(after)} ${f(film)} falls to ${f(by)}.`,
    ],
  },
  drought: {
    even: [
      ({ film, over, after }, f) =>
        `${f(film)} wins again after ${matches(after)} without one, against ${f(over)}.`,
      ({ film, over, after }, f) =>
        `Relief for ${f(film)}: the first win in ${matches(after + 1)}, over ${f(over)}.`,
    ],
    odd: [
      ({ film, over, after }, f) =>
        `After ${matches(after)} without a win ${f(film)} finds one, against ${f(over)}.`,
      ({ film, over, after }, f) =>
        `Back to winning: ${f(film)} beats ${f(over)}, the first time in ${matches(after + 1)}.`,
    ],
  },
  climb: {
    even: [
      ({ film, from, to }, f) =>
        `${f(film)} climbs from ${place(from)} to ${place(to)} in a single day.`,
      ({ film, from, to }, f) => `Rising fast: ${f(film)}, from ${place(from)} to ${place(to)}.`,
    ],
    odd: [
      ({ film, from, to }, f) =>
        `From ${place(from)} to ${place(to)}: ${f(film)} makes the leap of the day.`,
      ({ film, from, to }, f) =>
        `Gaining ${number(from - to)} places at once, ${f(film)} is ${place(to)}.`,
    ],
  },
  winning: {
    even: [
      ({ film, length }, f) => `${f(film)} makes it ${number(length)} wins in a row.`,
      ({ film, length }, f) =>
        `Unstoppable for now: ${f(film)} has won ${number(length)} in a row.`,
    ],
    odd: [
      ({ film, length }, f) => `Make that ${number(length)} wins in a row for ${f(film)}.`,
      ({ film, length }, f) => `Another win for ${f(film)}, ${number(length)} on the trot.`,
    ],
  },
  unbeaten: {
    even: [
      ({ film, length }, f) => `${f(film)} has not lost in ${matches(length)}.`,
      ({ film, length }, f) => `Hard to beat: ${f(film)}, without defeat in ${matches(length)}.`,
    ],
    odd: [
      ({ film, length }, f) => `For ${matches(length)} now nobody has beaten ${f(film)}.`,
      ({ film, length }, f) => `Who beats ${f(film)}? In ${matches(length)}, nobody.`,
    ],
  },
  decisive: {
    even: [
      ({ winner, loser, otherwise }, f) =>
        `Small margin, large effect: had ${f(winner)} only drawn with ${f(loser)}, ${f(otherwise)} would lead.`,
      ({ winner, loser, otherwise }, f) =>
        `Had ${f(winner)} and ${f(loser)} drawn, ${f(otherwise)} would be first; the narrowest of margins decided it.`,
    ],
    odd: [
      ({ winner, loser, otherwise }, f) =>
        `Everything hung on the narrowest margin: a draw between ${f(winner)} and ${f(loser)} would have put ${f(otherwise)} first.`,
      ({ winner, loser, otherwise }, f) =>
        `By the narrowest margin ${f(winner)} beats ${f(loser)}; a draw, and ${f(otherwise)} would lead.`,
    ],
  },
  narrow: {
    even: [
      ({ winner, loser, votes }, f) =>
        `Just enough: ${f(winner)} edges out ${f(loser)}, ${score(votes)}.`,
      ({ winner, loser, votes }, f) =>
        `Close to the end: ${f(winner)} beats ${f(loser)} ${score(votes)}.`,
    ],
    odd: [
      ({ winner, loser, votes }, f) =>
        `Nothing in it: ${f(winner)} beats ${f(loser)} ${score(votes)}.`,
      ({ winner, loser, votes }, f) =>
        `Narrowly, ${f(winner)} gets past ${f(loser)}, ${score(votes)}.`,
    ],
  },
  agreed: {
    even: [
      ({ winner, loser, votes }, f) =>
        `Everybody agreed: ${f(winner)} beats ${f(loser)} ${votes} to 0.`,
      ({ winner, loser, votes }, f) =>
        `Unanimous: ${votes} to 0 for ${f(winner)} against ${f(loser)}.`,
    ],
    odd: [
      ({ winner, loser, votes }, f) =>
        `Not a dissenting vote: ${f(winner)} beats ${f(loser)} ${votes} to 0.`,
      ({ winner, loser, votes }, f) =>
        `All together now: ${votes} to 0 for ${f(winner)} over ${f(loser)}.`,
    ],
  },
  split: {
    even: [
      ({ films: [one, other], votes }, f) =>
        `Between ${f(one)} and ${f(other)} it ends ${votes} all.`,
      ({ films: [one, other], votes }, f) =>
        `Dead level: ${f(one)} and ${f(other)}, ${votes} votes each.`,
    ],
    odd: [
      ({ films: [one, other], votes }, f) =>
        `Split down the middle: ${f(one)} and ${f(other)}, ${votes} all.`,
      ({ films: [one, other], votes }, f) =>
        `Half and half: ${f(one)} against ${f(other)} ends ${votes} all.`,
    ],
  },
  revenge: {
    even: [
      ({ winner, loser, lostOn }, f) =>
        `Revenge for ${f(winner)}: on match day ${lostOn} it was ${f(loser)} that won.`,
      ({ winner, loser }, f) =>
        `Accounts are settled: ${f(winner)} beats ${f(loser)}, which won the first leg.`,
    ],
    odd: [
      ({ winner, loser }, f) => `This time it is ${f(winner)}; the first leg went to ${f(loser)}.`,
      ({ winner, loser, lostOn }, f) =>
        `Turned around: ${f(winner)} lost to ${f(loser)} on match day ${lostOn}, and wins the return.`,
    ],
  },
  clear: {
    even: [
      ({ winner, loser, votes }, f) =>
        `Comfortable for ${f(winner)}: ${score(votes)} against ${f(loser)}.`,
      ({ winner, loser, votes }, f) =>
        `With room to spare: ${f(winner)} beats ${f(loser)} ${score(votes)}.`,
    ],
    odd: [
      ({ winner, loser, votes }, f) =>
        `Clear enough: ${score(votes)} for ${f(winner)} against ${f(loser)}.`,
      ({ winner, loser, votes }, f) =>
        `Never in doubt: ${f(winner)} beats ${f(loser)} ${score(votes)}.`,
    ],
  },
  silent: {
    even: [
      ({ matches: count }) =>
        `Silence in the house: no votes, and ${count === 1 ? 'the match ends' : `all ${number(count)} matches end`} 0 to 0.`,
    ],
    odd: [() => 'An empty house: nobody voted, and nobody won.'],
  },
};
