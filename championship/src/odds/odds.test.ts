import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawCalendar } from '../calendar.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { generateSeason } from '../testing/generated-seasons.ts';
import { rankStandings, type CompletedMatch } from '../standings.ts';
import { estimateOdds, seedOf, type FilmOdds, type OddsQuestion } from './estimate-odds.ts';
import { exp, log, sqrt } from './exact-math.ts';
import { judgeScore, scoreForecast, scoreOfEquals } from './grade-odds.ts';
import { createCounter, ended } from './rank-season.ts';
import { pointsOfKey, startFrom } from './season-start.ts';
import { seasonsPlayed } from './simulate-seasons.ts';
import { fitStrengths, measureScatter } from './strengths.ts';

/** A season in which lower numbers are stronger films. */
function playSeason(films: number, seed: string): CompletedMatch[] {
  const draw = createSeededRandom(seed);
  const filmIds = Array.from({ length: films }, (_, index) => index + 1);
  return drawCalendar(filmIds).flatMap(({ matchDay, fixtures }) =>
    fixtures.map(({ home, away }) => ({
      matchDay,
      film1Id: home,
      film2Id: away,
      film1Votes: draw(5) + Math.floor((4 * (films - home)) / films),
      film2Votes: draw(5) + Math.floor((4 * (films - away)) / films),
    })),
  );
}

function ask(films: number, day: number, seed = 'a season'): OddsQuestion {
  const matches = playSeason(films, seed);
  return {
    filmIds: Array.from({ length: films }, (_, index) => index + 1),
    results: matches.filter(({ matchDay }) => matchDay <= day),
    fixtures: matches.filter(({ matchDay }) => matchDay > day),
    seed: seedOf(7, day),
  };
}

function digest(odds: readonly FilmOdds[]): string {
  return createHash('sha256').update(JSON.stringify(odds)).digest('hex');
}

test('the same season gives the same odds, in this process and in another', () => {
  const question = ask(8, 6);
  const here = digest(estimateOdds(question));
  expect(digest(estimateOdds(question))).toBe(here);
  const program = `
    import { createHash } from 'node:crypto';
    import { estimateOdds } from '${new URL('./estimate-odds.ts', import.meta.url).href}';
    const odds = estimateOdds(${JSON.stringify(question)});
    process.stdout.write(createHash('sha256').update(JSON.stringify(odds)).digest('hex'));`;
  const there = execFileSync('node', ['--import=tsx', '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(there).toBe(here);
  expect(digest(estimateOdds({ ...question, seed: seedOf(8, 6) }))).not.toBe(here);
});

test('the odds of this season are these on every machine', () => {
  const odds = estimateOdds(ask(4, 3));
  expect(odds.map(({ titles, topThrees, pointSum }) => [titles, topThrees, pointSum]))
    .toMatchInlineSnapshot(`
      [
        [
          16497,
          19993,
          296338,
        ],
        [
          329,
          15596,
          136147,
        ],
        [
          3157,
          19263,
          217107,
        ],
        [
          21,
          5615,
          63168,
        ],
      ]
    `);
});

test('what is certain wins over every estimate', () => {
  const question = ask(6, 8);
  const rest = question.fixtures.length;
  const odds = estimateOdds(question);
  expect(rest).toBeGreaterThan(0);
  const broken = odds.filter(
    ({ fact, titles, topThrees, topThreeFact }) =>
      (fact === 'out' && titles !== 0) ||
      (fact === 'champion' && titles !== seasonsPlayed) ||
      (topThreeFact === 'out' && topThrees !== 0) ||
      (topThreeFact === 'in' && topThrees !== seasonsPlayed),
  );
  expect(broken).toEqual([]);
  expect(odds.some(({ fact }) => fact === 'out')).toBe(true);
});

test('a champion before the end has all of it, and everybody else nothing', () => {
  const filmIds = [1, 2, 3, 4];
  const calendar = drawCalendar(filmIds).flatMap(({ matchDay, fixtures }) =>
    fixtures.map(({ home, away }) => ({ matchDay, film1Id: home, film2Id: away })),
  );
  const results = calendar
    .filter(({ matchDay }) => matchDay <= 5)
    .map(({ matchDay, film1Id, film2Id }) => ({
      matchDay,
      film1Id,
      film2Id,
      film1Votes: film1Id === 1 ? 5 : 1,
      film2Votes: film2Id === 1 ? 5 : 1,
    }));
  const fixtures = calendar.filter(({ matchDay }) => matchDay > 5);
  const odds = estimateOdds({ filmIds, results, fixtures, seed: 'x' });
  expect(odds.map(({ fact }) => fact)).toEqual(['champion', 'out', 'out', 'out']);
  expect(odds.map(({ titles }) => titles)).toEqual([seasonsPlayed, 0, 0, 0]);
});

test('a finished season is its table', () => {
  const question = ask(5, 10);
  expect(question.fixtures).toEqual([]);
  const table = rankStandings(question.filmIds, question.results);
  for (const { filmId, fact, pointSum, topThreeFact } of estimateOdds(question)) {
    const row = table.find((one) => one.filmId === filmId);
    expect(fact).toBe(row?.position === 1 ? 'champion' : 'out');
    expect(topThreeFact).toBe((row?.position ?? 0) <= 3 ? 'in' : 'out');
    expect(pointSum / seasonsPlayed).toBe(row?.points);
  }
});

test('two films: what one does not win the other does, or they share it', () => {
  const odds = estimateOdds(ask(2, 1));
  expect(odds.reduce((sum, { titles }) => sum + titles, 0)).toBeGreaterThanOrEqual(seasonsPlayed);
  expect(odds.map(({ topThrees }) => topThrees)).toEqual([seasonsPlayed, seasonsPlayed]);
});

test('a season without a vote leaves all films about equal', () => {
  const question = ask(6, 2);
  const results = question.results.map((match) => ({ ...match, film1Votes: 0, film2Votes: 0 }));
  for (const { titles } of estimateOdds({ ...question, results })) {
    expect(titles / seasonsPlayed).toBeGreaterThan(0.1);
    expect(titles / seasonsPlayed).toBeLessThan(0.35);
  }
});

test('the fit finds who is stronger, and trusts few votes less than many', () => {
  const match = { home: 0, away: 1 };
  const few = fitStrengths(2, [{ ...match, homeVotes: 3, awayVotes: 1 }]);
  const many = fitStrengths(2, [{ ...match, homeVotes: 300, awayVotes: 100 }]);
  const apart = (beliefs: typeof few) =>
    beliefs.reduce((sum, { weight, mode }) => sum + weight * ((mode[0] ?? 0) - (mode[1] ?? 0)), 0);
  expect(apart(few)).toBeGreaterThan(0);
  expect(apart(few)).toBeLessThan(apart(many));
  // Three votes in four are odds of 3 : 1.
  expect(apart(many)).toBeCloseTo(Math.log(3), 1);
  expect(many.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

test('voters who move together make a match less certain', () => {
  const pairs = Array.from({ length: 40 }, (_, index) => ({
    home: index % 2,
    away: 1 - (index % 2),
  }));
  const herd = pairs.map(({ home, away }, index) => ({
    home,
    away,
    homeVotes: index % 3 === 0 ? 20 : 0,
    awayVotes: index % 3 === 0 ? 0 : 20,
  }));
  const even = pairs.map(({ home, away }, index) => ({
    home,
    away,
    homeVotes: 9 + (index % 3),
    awayVotes: 10,
  }));
  expect(measureScatter(2, herd)).toBeGreaterThan(3);
  expect(measureScatter(2, even)).toBe(1);
});

test('voters who choose each for themselves are not taken for a herd', () => {
  const found = Array.from({ length: 60 }, (_, index) => {
    const { matches } = generateSeason({ films: 8, voters: 12, seed: `independent ${index}` });
    const day = 2 + (index % 4) * 4;
    return measureScatter(
      8,
      matches
        .filter(({ matchDay }) => matchDay <= day)
        .map(({ film1Id, film2Id, film1Votes, film2Votes }) => ({
          home: film1Id - 1,
          away: film2Id - 1,
          homeVotes: film1Votes,
          awayVotes: film2Votes,
        })),
    );
  });
  // Were every excess believed, it would be more than half of them.
  expect(found.filter((scatter) => scatter > 1).length).toBeLessThan(15);
});

test('simulated seasons are ranked by the rules of the table', () => {
  for (let index = 0; index < 200; index += 1) {
    const films = 3 + (index % 6);
    const filmIds = Array.from({ length: films }, (_, film) => film + 1);
    const draw = createSeededRandom(`ties ${index}`);
    const played = playSeason(films, `ties ${index}`).map(({ matchDay, film1Id, film2Id }) => {
      // Three votes each time, as simulated seasons have it: many films end equal.
      const film1Votes = draw(4);
      return { matchDay, film1Id, film2Id, film1Votes, film2Votes: 3 - film1Votes };
    });
    const half = Math.floor(played.length / 2);
    const start = startFrom({
      filmIds,
      results: played.slice(0, half),
      fixtures: played.slice(half),
    });
    const counts = { titles: new Int32Array(films), topThrees: new Int32Array(films) };
    const end = startFrom({ filmIds, results: played, fixtures: [] });
    createCounter(
      { ...start, votes: end.votes },
      counts,
    )({
      keys: end.keys,
      outcomes: Uint8Array.from(played.slice(half), ({ film1Votes, film2Votes }) =>
        film1Votes > film2Votes ? ended.homeWon : ended.awayWon,
      ),
    });
    const table = rankStandings(filmIds, played);
    const isWithin = (places: number) =>
      filmIds.map((filmId) =>
        Number((table.find((row) => row.filmId === filmId)?.position ?? 0) <= places),
      );
    expect([...counts.titles]).toEqual(isWithin(1));
    expect([...counts.topThrees]).toEqual(isWithin(3));
    expect([...end.keys].map(pointsOfKey)).toEqual(
      filmIds.map((filmId) => table.find((row) => row.filmId === filmId)?.points),
    );
  }
});

test.each([-20, -3.2, -0.5, 0, 1e-9, 0.3, 1, 7.7, 25])('e to %d', (value) => {
  expect(exp(value) / Math.exp(value)).toBeCloseTo(1, 13);
});

test.each([1e-9, 0.1, 0.75, 1, 1.5, 2, 10, 12345.678])('logarithm and root of %d', (value) => {
  expect(log(value)).toBeCloseTo(Math.log(value), 12);
  expect(sqrt(value) / Math.sqrt(value)).toBeCloseTo(1, 14);
});

test('a grade: 0 is perfect, 2 the opposite; a shared title is shared', () => {
  expect(scoreForecast({ chances: [1, 0], isChampion: [true, false] })).toBe(0);
  expect(scoreForecast({ chances: [0, 1], isChampion: [true, false] })).toBe(2);
  expect(scoreForecast({ chances: [0.5, 0.5], isChampion: [true, true] })).toBe(0);
  expect(scoreOfEquals([true, ...Array<boolean>(9).fill(false)])).toBeCloseTo(0.9);
  expect([0.4, 0.6, 1].map((score) => judgeScore(score, 0.9))).toEqual([
    'much_better',
    'better',
    'worse',
  ]);
});
