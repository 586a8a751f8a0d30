import { describe, expect, it } from 'vitest';
import { tableOf, tryFixtures, verdictOf, type Answer } from './try-season.ts';

const short = (answers: readonly Answer[]) =>
  tableOf(answers).map(({ film, position, points }) => `${position} ${film.director} ${points}`);

describe('three matches between three films', () => {
  it('have each film once at home and once away', () => {
    const home = new Set(tryFixtures.map((fixture) => fixture.home.title));
    expect(home.size).toBe(3);
    expect(new Set(tryFixtures.map((fixture) => fixture.away.title))).toEqual(home);
    for (const match of tryFixtures) expect(match.home).not.toBe(match.away);
  });

  it('begin with everybody in first place', () => {
    expect(tableOf([]).map(({ position }) => position)).toEqual([1, 1, 1]);
  });

  it('put a film that has not played before one that has lost', () => {
    expect(short(['home'])).toEqual(['1 Ingmar Bergman 3', '2 Fritz Lang 0', '3 Elio Petri 0']);
  });

  it('end with a champion, who has won twice', () => {
    expect(short(['home', 'home', 'away'])).toEqual([
      '1 Ingmar Bergman 6',
      '2 Elio Petri 3',
      '3 Fritz Lang 0',
    ]);
    const verdict = verdictOf(tableOf(['home', 'home', 'away']));
    expect(verdict).toMatchObject({ kind: 'champion', champion: { results: ['win', 'win'] } });
  });

  it('give a point each for a film that was not seen', () => {
    expect(short(['unseen', 'home', 'away'])).toEqual([
      '1 Ingmar Bergman 4',
      '1 Elio Petri 4',
      '3 Fritz Lang 0',
    ]);
    expect(verdictOf(tableOf(['unseen', 'home', 'away'])).kind).toBe('joint');
  });

  it('can end with one win each, or with nothing but draws', () => {
    expect(short(['home', 'home', 'home']).map((row) => row[0])).toEqual(['1', '1', '1']);
    expect(verdictOf(tableOf(['home', 'home', 'home'])).kind).toBe('oneEach');
    expect(verdictOf(tableOf(['away', 'away', 'away'])).kind).toBe('oneEach');
    expect(verdictOf(tableOf(['unseen', 'unseen', 'unseen'])).kind).toBe('allDrawn');
  });
});
