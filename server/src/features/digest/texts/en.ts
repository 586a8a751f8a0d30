import { days, matches, number } from '@girone/championship/story/counts-en';
import { begin, given } from './words.ts';

/** A moment as its reader's clock shows it. */
export interface Moment {
  readonly isToday: boolean;
  /** In the coming days: the weekday alone says which. */
  readonly weekday: string | null;
  readonly date: string;
  readonly hour: number;
  readonly time: string;
}

/** How much there is of everything. */
export interface DigestFigures {
  readonly matches: number;
  readonly setups: number;
  readonly days: number;
  readonly ended: number;
  readonly people: number;
}

export interface DigestTexts {
  /** In two lines. */
  title: readonly [string, string];
  greeting: (name: string, clauses: readonly string[]) => string;
  /** What the week was, shortly, of what there is the most urgent first. */
  clauses: (figures: DigestFigures) => string[];
  waits: string;
  happened: string;
  inCircles: string;
  day: (season: string, matchDay: number) => string;
  closes: (moment: Moment) => string;
  noEnd: string;
  votesLeft: (missing: number, total: number) => string;
  moreMatches: (count: number) => string;
  films: (season: string, films: number) => string;
  until: (moment: Moment) => string;
  moreSeasons: (count: number) => string;
  vote: string;
  nominate: string;
  posterOf: (title: string) => string;
  over: (season: string) => string;
  results: string;
  recap: string;
  seal: (matchDay: number) => string;
  verify: string;
  door: (people: number) => string;
  asks: (circle: string, people: number) => string;
  answer: string;
  reason: string;
  stop: string;
  settings: string;
}

function on({ isToday, weekday, date, time }: Moment): string {
  if (isToday) return `today at ${time}`;
  return `on ${weekday ?? date} at ${time}`;
}

function people(count: number): string {
  return count === 1 ? 'somebody is at the door' : `${number(count)} people are at the door`;
}

export const en: DigestTexts = {
  title: ['Your', 'week'],
  greeting: (name, clauses) => `Good morning ${name}, ${clauses.join(' and ')}.`,
  clauses: (figures) =>
    given([
      figures.matches > 0 &&
        `${matches(figures.matches)} ${figures.matches === 1 ? 'awaits' : 'await'} you`,
      figures.setups > 0 &&
        (figures.setups === 1
          ? 'a championship awaits your films'
          : `${number(figures.setups)} championships await your films`),
      figures.ended > 0 &&
        (figures.ended === 1
          ? 'a championship is over'
          : `${number(figures.ended)} championships are over`),
      figures.days > 0 && `${days(figures.days)} ${figures.days === 1 ? 'has' : 'have'} closed`,
      figures.people > 0 && people(figures.people),
    ]),
  waits: 'What waits',
  happened: 'What happened',
  inCircles: 'In your circles',
  day: (season, matchDay) => `${season}, match day ${matchDay}.`,
  closes: (moment) => `Closes ${on(moment)}`,
  noEnd: 'Open until everybody has voted',
  votesLeft: (missing, total) =>
    total === 1
      ? 'your vote is missing'
      : `${number(missing)} of ${number(total)} votes still to cast`,
  moreMatches: (count) =>
    `And ${count === 1 ? 'one more match' : `${number(count)} more matches`}.`,
  films: (season, films) =>
    `${season} awaits ${films === 1 ? 'one film' : `${number(films)} films`} of yours`,
  until: (moment) => `The list closes ${on(moment)}`,
  moreSeasons: (count) =>
    `And ${count === 1 ? 'one more championship' : `${number(count)} more championships`}.`,
  vote: 'Vote now',
  nominate: 'Nominate films',
  posterOf: (title) => `Poster of ${title}`,
  over: (season) => `The championship “${season}” is over.`,
  results: 'All results',
  recap: 'The season in cards',
  seal: (matchDay) => `Seal of match day ${matchDay}`,
  verify: 'Check the count',
  door: (count) => `${begin(people(count))}.`,
  asks: (circle) => `They ask to join ${circle}.`,
  answer: 'Answer',
  reason:
    'You get this because “The week by email” is on. It comes on Mondays, and only if there is something to say.',
  stop: 'Send me no more of these',
  settings: 'Choose what you get',
};
