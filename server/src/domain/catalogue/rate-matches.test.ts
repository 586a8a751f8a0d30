import { expect, test } from 'vitest';
import { comparableTitle } from './comparable-title.ts';
import { rateMatches } from './rate-matches.ts';

function rate(title: string, films: readonly (readonly [string, number])[], year?: number) {
  const named = films.map(([text, own]) => ({ titles: [comparableTitle(text)], year: own }));
  return rateMatches({ title, year: year ?? null }, named);
}

test.each([
  ['anora', 'Anora', 'exact'],
  ['godfather', 'The Godfather', 'exact'],
  ['The Batman', 'Batman', 'close'],
  ['Ladri di bicicletta', 'Ladri di biciclette', 'close'],
  ['borat', 'Borat: Cultural Learnings of America', 'close'],
  ['Toy Story 4', 'Toy Story 3', 'loose'],
  ['Toy Story', 'Toy Story 3', 'loose'],
  ['The Batman', 'The Postman', 'loose'],
  ['Anora', 'C’è ancora domani', 'loose'],
  ['', '', 'loose'],
])('%j for the film %j is %s', (typed, title, confidence) => {
  expect(rate(typed, [[title, 2000]])).toEqual([confidence]);
});

test('two films of one title are both a question, unless the year tells them apart', () => {
  const dunes = [
    ['Dune', 1984],
    ['Dune', 2021],
  ] as const;
  expect(rate('dune', dunes)).toEqual(['close', 'close']);
  expect(rate('dune 2021', dunes)).toEqual(['loose', 'exact']);
  expect(rate('Dune (1984)', dunes)).toEqual(['exact', 'loose']);
  expect(rate('dune', dunes, 1985)).toEqual(['exact', 'loose']);
  expect(rate('dune', dunes, 2000)).toEqual(['loose', 'loose']);
});

test('the film with the very title comes before one that has an article more', () => {
  const rings = [
    ['Ring', 1998],
    ['The Ring', 2002],
  ] as const;
  expect(rate('ring', rings)).toEqual(['exact', 'close']);
  expect(rate('the ring', rings)).toEqual(['close', 'exact']);
});

test('a series that has the title without the article is another one', () => {
  const films = [
    { titles: [comparableTitle('The Batman')], year: 2022, people: () => ['Matt Reeves'] },
    { titles: [comparableTitle('Batman: Il ritorno')], year: 1992, people: () => ['Tim Burton'] },
  ];
  expect(rateMatches({ title: 'the batman', year: null }, films)[0]).toBe('exact');
});

test('a number at the end may be the title’s own', () => {
  const films = [
    ['Blade Runner', 1982],
    ['Blade Runner 2049', 2017],
  ] as const;
  expect(rate('blade runner 2049', films)).toEqual(['loose', 'exact']);
  expect(rate('1917', [['1917', 2019]])).toEqual(['exact']);
});

test.each([
  ['the same people', ['Ridley Scott', 'Sigourney Weaver'], ['exact', 'close']],
  ['other people', ['Somebody Else'], ['close', 'close']],
] as const)('a series of the same name by %s: %o', (_, people, confidence) => {
  const films = [
    { titles: [comparableTitle('Alien')], year: 1979, people: () => ['Sigourney Weaver'] },
    { titles: [comparableTitle('Alien: Covenant')], year: 2017, people: () => people },
  ];
  expect(rateMatches({ title: 'alien', year: null }, films)).toEqual(confidence);
});
