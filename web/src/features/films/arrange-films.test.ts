import { describe, expect, it } from 'vitest';
import { sampleFilm } from '../../testing/sample-film.ts';
import { arrangeFilms } from './arrange-films.ts';

const stalker = sampleFilm({ id: 1, title: 'Stalker', releaseYear: 1979, tmdbRating: 8.1 });
const elan = sampleFilm({ id: 2, title: 'Élan vital', director: 'Agnès Varda', genre: 'Drama' });
const roma = sampleFilm({ id: 3, title: 'roma', releaseYear: 2018, tmdbRating: 7.7 });
const films = [roma, elan, stalker];

const titles = (text: string, sort: 'newest' | 'title' | 'year' | 'rating' = 'newest') =>
  arrangeFilms(films, { text, sort }).map(({ title }) => title);

describe('filtering', () => {
  it.each([
    ['', ['roma', 'Élan vital', 'Stalker']],
    ['elan', ['Élan vital']],
    ['VARDA drama', ['Élan vital']],
    ['1979', ['Stalker']],
    ['null', []],
    ['varda stalker', []],
  ])('by %j leaves %j', (text, left) => {
    expect(titles(text)).toEqual(left);
  });
});

describe('sorting', () => {
  it.each([
    ['newest', ['roma', 'Élan vital', 'Stalker']],
    ['title', ['Élan vital', 'roma', 'Stalker']],
    ['year', ['roma', 'Stalker', 'Élan vital']],
    ['rating', ['Stalker', 'roma', 'Élan vital']],
  ] as const)('by %s gives %j', (sort, order) => {
    expect(titles('', sort)).toEqual(order);
  });

  it('leaves the given list as it is', () => {
    const given = [stalker, roma];
    arrangeFilms(given, { text: '', sort: 'title' });
    expect(given).toEqual([stalker, roma]);
  });
});
