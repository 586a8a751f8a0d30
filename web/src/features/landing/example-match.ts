import type { Match } from '@girone/contract/matches';

/** What the landing page shows of a match. */
export type ShownMatch = Pick<
  Match,
  'matchDay' | 'matchNumber' | 'film1Votes' | 'film2Votes' | 'totalVotes'
> &
  Record<'film1' | 'film2', Omit<Match['film1'], 'id'>>;

/** Shown, and marked as an example, until a public championship has an open match. */
export const exampleMatch: ShownMatch = {
  matchDay: 6,
  matchNumber: 34,
  film1: {
    title: 'Suspiria',
    year: 1977,
    director: 'Dario Argento',
    genre: 'Horror',
    posterUrl: null,
    ownerName: 'Paolo Greco',
  },
  film2: {
    title: 'Vertigo',
    year: 1958,
    director: 'Alfred Hitchcock',
    genre: 'Thriller',
    posterUrl: null,
    ownerName: 'Elena Conti',
  },
  film1Votes: 31,
  film2Votes: 27,
  totalVotes: 58,
};
