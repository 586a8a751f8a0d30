import { describe, expect, test } from 'vitest';
import { rankStandings } from '../standings.ts';
import { voteAtRandom, voteSeason } from '../testing/voted-seasons.ts';
import { assessTitle } from './assess-title.ts';
import { countSteady } from './leave-one-out.ts';
import { isCertainWithoutOwn } from './own-votes.ts';
import { countOnly, countWithoutOwn } from './recount-matches.ts';
import { answers, sortSeason, type SeasonBallots } from './season-ballots.ts';

function assess(season: SeasonBallots) {
  const assessment = assessTitle(season);
  if (!assessment) throw new Error('nobody voted');
  const recount = (kind: string) => assessment.recounts.find((each) => each.kind === kind);
  return { ...assessment, recount };
}

/** The better of two films for somebody who likes them in this order. */
function preferred(order: readonly number[], { home, away }: { home: number; away: number }) {
  return order.indexOf(home) < order.indexOf(away) ? home : away;
}

describe('a title', () => {
  test('that everybody agrees on is granite, and every recount names it', () => {
    const season = voteSeason({
      films: 4,
      voters: 12,
      owners: new Map([
        [1, 0],
        [2, 1],
        [3, 2],
        [4, 3],
      ]),
      choose: (_, match) => preferred([1, 2, 3, 4], match),
    });
    const title = assess({
      ...season,
      owners: new Map([...season.owners, [5, 4]]),
    });
    expect(title.verdict).toBe('granite');
    expect(title.recounts.map(({ kind, champions }) => [kind, champions])).toEqual([
      ['twoPoints', [1]],
      ['firstLeg', [1]],
      ['withoutOwn', [1]],
      ['alwaysAnswered', [1]],
      ['headToHead', [1]],
      ['voteDifference', [1]],
    ]);
    expect(title.exclusions).toEqual({ voters: 12, same: 12 });
    expect(title.played.lead).toMatchObject({ score: 18, next: 2, ahead: 6, holder: null });
    expect(title.recount('headToHead')?.lead).toMatchObject({ score: 3 });
    expect(title.recount('twoPoints')?.lead).toMatchObject({ score: 12, next: 2, ahead: 4 });
    expect(title.recount('voteDifference')?.lead).toMatchObject({ score: 72, ahead: 48 });
    expect(title.top).toEqual([1, 2, 3, 4]);
    expect(title.played.positions).toEqual([1, 2, 3, 4]);
  });

  test('is nobody’s head to head where three films beat each other in a circle', () => {
    // Condorcet's own example: a third each for 1 2 3, 2 3 1 and 3 1 2; film 4 is always last.
    const orders = [
      [1, 2, 3, 4],
      [2, 3, 1, 4],
      [3, 1, 2, 4],
    ];
    const season = voteSeason({
      films: 4,
      voters: 9,
      choose: (voter, match) => preferred(orders[voter % 3] ?? [], match),
    });
    const title = assess(season);
    expect(title.played.champions).toEqual([1, 2, 3]);
    expect(title.recount('headToHead')).toMatchObject({
      champions: [],
      isSame: false,
      obstacle: 'cycle',
      lead: null,
      positions: null,
    });
    // Whoever is left out, one of the three gains: nobody is first by the same right as before.
    expect(title.exclusions).toEqual({ voters: 9, same: 0 });
    expect(title.verdict).toBe('fragile');
  });

  test('has no winner head to head either where the best are level', () => {
    const season = voteSeason({
      films: 3,
      voters: 2,
      choose: (voter, match) => preferred(voter === 0 ? [1, 2, 3] : [2, 1, 3], match),
    });
    expect(assess(season).recount('headToHead')).toMatchObject({
      champions: [],
      obstacle: 'level',
    });
  });

  test('won in one leg alone is another’s after the first', () => {
    const season = voteSeason({
      films: 4,
      voters: 7,
      choose: (voter, match) =>
        preferred(match.isFirstLeg && voter < 4 ? [2, 1, 3, 4] : [1, 2, 3, 4], match),
    });
    const title = assess(season);
    expect(title.played.champions).toEqual([1]);
    expect(title.recount('firstLeg')).toMatchObject({
      champions: [2],
      isSame: false,
      lead: { score: 9, next: 1, ahead: 3, holder: { position: 2, score: 6 } },
    });
    expect(title.firstLegDays).toBe(3);
    expect(title.verdict).toBe('solid');
  });

  test('that an owner’s votes decide is another’s without them', () => {
    // Ten voters are divided between films 1 and 2; film 1's owner, the eleventh, tips the scales.
    const season = voteSeason({
      films: 5,
      voters: 11,
      owners: new Map([
        [1, 10],
        [2, 20],
        [3, 0],
        [4, 1],
        [5, 2],
      ]),
      choose: (voter, match) =>
        preferred(voter === 10 || voter < 5 ? [1, 2, 3, 4, 5] : [2, 1, 3, 4, 5], match),
    });
    const owners = new Map([...season.owners, [6, 3]]);
    const title = assess({ ...season, owners });
    expect(title.played.champions).toEqual([1]);
    expect(title.recount('withoutOwn')).toMatchObject({
      isSame: false,
      lead: null,
      positions: null,
      people: null,
    });
    // Without the eleventh there is nothing between them; and if they are left out altogether, neither.
    expect(title.recount('withoutOwn')?.champions).toContain(2);
    expect(title.exclusions?.same).toBeLessThan(11);
  });

  test('of a season without a vote is not spoken of', () => {
    expect(assessTitle(voteSeason({ films: 3, voters: 0, choose: () => null }))).toBeNull();
  });

  test('that was corrected keeps what was decided in every recount', () => {
    const season = voteSeason({
      films: 2,
      voters: 6,
      choose: (_, { home, away }) => Math.min(home, away),
    });
    const matches = season.matches.map((match) => ({
      ...match,
      film1Votes: match.film1Id === 2 ? 6 : 0,
      film2Votes: match.film2Id === 2 ? 6 : 0,
      isCorrected: true,
    }));
    const title = assess({ ...season, matches });
    expect(title.played.champions).toEqual([2]);
    expect(title.verdict).toBe('granite');
  });
});

/** Who comes first by the table itself, in a fixed order. */
function findFirst(films: readonly number[], matches: SeasonBallots['matches']): string {
  return rankStandings(films, matches)
    .filter(({ position }) => position === 1)
    .map(({ filmId }) => filmId)
    .toSorted((a, b) => a - b)
    .join(' ');
}

/** How often the champions stay, by a whole recount without each voter. */
function recountEach(season: SeasonBallots): number {
  const champions = findFirst(season.films, season.matches);
  return season.voters.filter((voter) => {
    const others = season.voters.filter((other) => other !== voter);
    return findFirst(season.films, countOnly(season, others)) === champions;
  }).length;
}

function countSteadily(season: SeasonBallots): number {
  return countSteady(season, findFirst(season.films, season.matches).split(' ').map(Number));
}

describe('leaving out each voter finds what a whole recount finds', () => {
  test.each(Array.from({ length: 30 }, (_, index) => index))('season %i', (index) => {
    const season = voteAtRandom({
      films: 2 + (index % 6),
      voters: 3 + (index % 9),
      seed: `left out ${index}`,
    });
    expect(countSteadily(season)).toBe(recountEach(season));
  });

  test('where a result was corrected', () => {
    for (let index = 0; index < 60; index += 1) {
      const season = voteAtRandom({ films: 4, voters: 5, seed: `corrected ${index}` });
      const matches = season.matches.map((match, place) =>
        place % 3 === 1 ? { ...match, film1Votes: 3, film2Votes: 2, isCorrected: true } : match,
      );
      const corrected = { ...season, matches };
      expect(countSteadily(corrected)).toBe(recountEach(corrected));
    }
  });

  test('where so few vote that the last rules of the table decide', () => {
    for (let index = 0; index < 1500; index += 1) {
      const season = voteAtRandom({ films: 4, voters: 2, seed: `level ${index}` });
      expect(countSteadily(season)).toBe(recountEach(season));
    }
  });
});

test('lists of who gave which answer become what each voter said', () => {
  const played = {
    matchDay: 1,
    film1Votes: 0,
    film2Votes: 0,
    isFirstLeg: true,
    isCorrected: false,
  };
  const { voters, owners } = sortSeason({
    filmIds: [1, 2],
    owners: [{ filmId: 1, ownerId: 12 }],
    matches: [
      { ...played, film1Id: 1, film2Id: 2, home: '7,12', away: '305', unseen: '' },
      { ...played, film1Id: 2, film2Id: 1, home: '', away: '7', unseen: '305,9' },
    ],
  });
  // Number 9 has seen nothing, and so voted for nothing.
  expect(voters).toEqual([
    { id: 7, answers: Uint8Array.of(answers.home, answers.away) },
    { id: 12, answers: Uint8Array.of(answers.home, answers.none) },
    { id: 305, answers: Uint8Array.of(answers.away, answers.unseen) },
  ]);
  expect(owners).toEqual(new Map([[1, 12]]));
});

test('what totals say about votes for one’s own films holds whatever owners voted', () => {
  let certain = 0;
  for (let index = 0; index < 200; index += 1) {
    const season = voteAtRandom({ films: 3, voters: 5 + (index % 8), seed: `own votes ${index}` });
    const { films, matches } = season;
    const champion = findFirst(films, matches);
    if (champion.includes(' ') || !isCertainWithoutOwn(films, matches, Number(champion))) continue;
    certain += 1;
    expect(findFirst(films, countWithoutOwn(season))).toBe(champion);
  }
  expect(certain).toBeGreaterThan(20);
});
