import { describe, expect, test } from 'vitest';
import { voteSeason } from '../testing/voted-seasons.ts';
import { assessTitle } from './assess-title.ts';
import { maySpeakOfEach, maySpeakOfOwners, maySpeakWithout } from './people-left-out.ts';
import { countByPoints } from './recounts.ts';
import { countOnly } from './recount-matches.ts';
import { answers, type SeasonBallots } from './season-ballots.ts';

/** How often an answer was given to a match. */
interface Totals {
  readonly home: number;
  readonly away: number;
}

const people = 5;

/** Every way in which five people can have given these totals to one match. */
function listWays({ home, away }: Totals): number[][] {
  const extend = (way: readonly number[]): number[][] => {
    if (way.length === people) return [[...way]];
    return [answers.home, answers.away, answers.none].flatMap((answer) => extend([...way, answer]));
  };
  return extend([]).filter(
    (way) => countOf(way, answers.home) === home && countOf(way, answers.away) === away,
  );
}

function countOf(way: readonly number[], answer: number): number {
  return way.filter((given) => given === answer).length;
}

/** Every season that its totals allow: all that somebody who knows nothing else can think of. */
function listSeasons(blank: SeasonBallots, totals: readonly Totals[]): SeasonBallots[] {
  const matches = blank.matches.map((match, index) => ({
    ...match,
    film1Votes: totals[index]?.home ?? 0,
    film2Votes: totals[index]?.away ?? 0,
  }));
  const profiles = totals
    .map(listWays)
    .reduce<number[][][]>(
      (all, ways) => all.flatMap((profile) => ways.map((way) => [...profile, way])),
      [[]],
    );
  return profiles.map((profile) => {
    const voters = blank.voters.map(({ id }) => ({
      id,
      answers: Uint8Array.from(profile, (way) => way[id] ?? 0),
    }));
    return { films: blank.films, owners: blank.owners, matches, voters };
  });
}

/** Each season with all that is said of it. */
function tellAll(seasons: readonly SeasonBallots[]) {
  return seasons.map((season) => ({ season, answer: JSON.stringify(assessTitle(season)) }));
}

type Told = ReturnType<typeof tellAll>[number];

/**
 * The attacker: holds against each other all seasons of which the same would be said, and asks in how many of them a
 * person voted for a film. Whoever knows their own votes leaves out the seasons in which these differ.
 */
function infer(all: readonly Told[], told: Told, knows: number | null): number[][] {
  const own = ({ season }: Told) => String(season.voters[knows ?? 0]?.answers);
  const possible = all.filter(
    (each) => each.answer === told.answer && (knows === null || own(each) === own(told)),
  );
  return told.season.matches.map((_, match) =>
    told.season.voters.map(
      ({ id }) =>
        possible.filter(({ season }) => season.voters[id]?.answers[match] === answers.home).length /
        possible.length,
    ),
  );
}

const owners = new Map([
  [1, 0],
  [2, 1],
  [3, 2],
]);

const cases = [
  {
    name: 'two films, all vote, one vote decides',
    films: 2,
    totals: [
      { home: 3, away: 2 },
      { home: 2, away: 3 },
    ],
  },
  {
    name: 'two films, some stay away',
    films: 2,
    totals: [
      { home: 2, away: 2 },
      { home: 1, away: 2 },
    ],
  },
  {
    name: 'three films, half of the matches agreed',
    films: 3,
    totals: [
      { home: 3, away: 2 },
      { home: 5, away: 0 },
      { home: 2, away: 3 },
      { home: 0, away: 5 },
      { home: 4, away: 1 },
      { home: 5, away: 0 },
    ],
  },
];

describe('five voters', () => {
  test.each(cases)('no vote is known better than from the totals: $name', ({ films, totals }) => {
    const blank = voteSeason({ films, voters: people, owners, choose: () => null });
    const all = tellAll(listSeasons(blank, totals));
    for (const told of all.filter((_, index) => index % 37 === 0)) {
      const inferred = infer(all, told, null);
      for (const [match, { home }] of totals.entries()) {
        for (const chance of inferred[match] ?? []) expect(chance).toBeCloseTo(home / people, 12);
      }
    }
  });

  test.each(cases)('nor by one of the five, of the other four: $name', ({ films, totals }) => {
    const blank = voteSeason({ films, voters: people, owners, choose: () => null });
    const all = tellAll(listSeasons(blank, totals));
    for (const told of all.filter((_, index) => index % 37 === 0)) {
      const inferred = infer(all, told, 0);
      for (const [match, { home }] of totals.entries()) {
        const own = told.season.voters[0]?.answers[match] === answers.home ? 1 : 0;
        for (const chance of (inferred[match] ?? []).slice(1)) {
          expect(chance).toBeCloseTo((home - own) / (people - 1), 12);
        }
      }
    }
  });
});

/** The sixth votes in the first leg alone, and makes it 3–3; the second is drawn without them. */
function playWithSixth(choice: 'home' | 'away'): SeasonBallots {
  return voteSeason({
    films: 2,
    voters: 6,
    choose(voter, { home, away, isFirstLeg }) {
      const [chosen, other] = choice === 'home' ? [home, away] : [away, home];
      if (voter === 5) return isFirstLeg ? chosen : null;
      if (isFirstLeg) return voter < 3 ? other : chosen;
      if (voter === 4) return undefined;
      return voter < 2 ? home : away;
    },
  });
}

function championsWithoutSixth(season: SeasonBallots): readonly number[] {
  const matches = countOnly(season, season.voters.slice(0, 5));
  return countByPoints({ films: season.films, matches }).champions;
}

/** What is told of seven voters of whom so many always vote for film 1. */
function kindsWhenFor(count: number): string[] | undefined {
  const season = voteSeason({
    films: 2,
    voters: 7,
    owners,
    choose: (voter) => (voter < count ? 1 : 2),
  });
  return assessTitle(season)?.recounts.map(({ kind }) => kind);
}

describe('who is left out', () => {
  test('one of six would be given away by the champion’s name, and is not told of', () => {
    const [one, other] = [playWithSixth('home'), playWithSixth('away')];
    expect(one.matches).toEqual(other.matches);
    expect(championsWithoutSixth(one)).not.toEqual(championsWithoutSixth(other));
    for (const season of [one, other]) {
      const kinds = assessTitle(season)?.recounts.map(({ kind }) => kind);
      expect(kinds).toEqual([
        'twoPoints',
        'firstLeg',
        'withoutOwn',
        'headToHead',
        'voteDifference',
      ]);
    }
  });

  test.each([
    [5, 0, true],
    [4, 0, false],
    [5, 1, false],
    [5, 4, false],
    [5, 5, true],
    [4, 10, false],
    [6, 8, true],
  ])('%i counted, %i left out: %s', (counted, leftOut, told) => {
    expect(maySpeakWithout({ counted, leftOut })).toBe(told);
  });

  test.each([
    [4, 0, false],
    [5, 0, true],
    [9, 5, false],
    [10, 4, false],
    [10, 5, true],
    [14, 14, true],
    [9, 9, false],
  ])('%i voters, %i of them owners: %s', (voters, among, told) => {
    expect(maySpeakOfOwners({ voters, owners: among, isCertain: false })).toBe(told);
  });

  test('votes for one’s own films are spoken of among few where the totals say it all', () => {
    // By three votes it wins with or without its owner's; by one it might not.
    expect(kindsWhenFor(5)).toContain('withoutOwn');
    expect(kindsWhenFor(4)).not.toContain('withoutOwn');
    expect(maySpeakOfOwners({ voters: 4, owners: 0, isCertain: true })).toBe(false);
  });

  test('four voters are not left out in turn, five are', () => {
    expect([4, 5].map(maySpeakOfEach)).toEqual([false, true]);
    const four = voteSeason({ films: 3, voters: 4, choose: (_, { home }) => home });
    expect(assessTitle(four)?.exclusions).toBeNull();
    expect(assessTitle(four)?.recounts.map(({ kind }) => kind)).toEqual([
      'twoPoints',
      'firstLeg',
      'headToHead',
      'voteDifference',
    ]);
  });
});
