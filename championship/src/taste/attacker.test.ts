import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../seeded-random.ts';
import { compareVoters, packVoter } from './agreement.ts';
import { drawMargin, marginRatio, type MarginOf } from './margin.ts';
import { drawTasteMap, type MapQuestion } from './taste-map.ts';
import { showAgreement } from './thresholds.ts';

/**
 * Somebody who wants to know how others voted. They have all that can be asked for: the totals of every match, their
 * own votes, and every figure that the map shows them; up to three of five put theirs together. They go through all
 * seasons that could have been, and name a vote when it is the same in every one that is still possible.
 *
 * What they may find out is how often two agree, roughly: that is what both switched on to be shown, and it makes some
 * votes likelier than others. What they must not find out is a vote.
 */
const voters = 5;
const matches = 20;

type Season = readonly string[];

const fixtures = Array.from(
  { length: matches },
  (_, match) => [match % 4, 4 + (match % 3)] as const,
);

function questionOf(season: Season): MapQuestion {
  return { voters: season.map((answers, id) => ({ id, answers })), matches: fixtures };
}

/** Nearly of one mind, which is where figures tell most: few matches have two opinions. */
function playSeason(seed: string): Season {
  const draw = createSeededRandom(seed);
  const answers = Array.from({ length: voters }, () => Array<string>(matches).fill('1'));
  const contested = 2 + draw(3);
  for (let match = 0; match < contested; match += 1) {
    const dissenters = 1 + draw(2);
    for (let one = 0; one < dissenters; one += 1) {
      const theirs = answers[draw(2) === 0 ? 4 : 2 + draw(3)];
      if (theirs) theirs[match] = '2';
    }
  }
  return answers.map((own) => own.join(''));
}

function totalOf(season: Season, match: number): number {
  return season.filter((answers) => answers[match] === '2').length;
}

/** All seasons with the same totals in which the attackers voted as they did. */
function possibleSeasons(season: Season, attackers: number): Season[] {
  let found: string[][] = [season.map(() => '')];
  for (let match = 0; match < matches; match += 1) {
    const columns = arrangements(season, match, attackers);
    found = found.flatMap((begun) =>
      columns.map((column) => begun.map((answers, person) => answers + (column[person] ?? '1'))),
    );
  }
  return found;
}

function arrangements(season: Season, match: number, attackers: number): string[][] {
  const total = totalOf(season, match);
  const people = [...Array(voters).keys()];
  const all = [...Array(2 ** voters).keys()].map((bits) =>
    people.map((person) => (((bits >> person) & 1) === 1 ? '2' : '1')),
  );
  return all.filter(
    (column) =>
      column.filter((answer) => answer === '2').length === total &&
      column.slice(0, attackers).every((answer, person) => answer === season[person]?.[match]),
  );
}

/** The figures that the attackers are shown, and how many votes each stands for in a season. */
function countSame(season: Season, attackers: number): number[] {
  const packed = season.map((answers, id) => packVoter({ id, answers }));
  return packed
    .slice(0, attackers)
    .flatMap((one, row) => packed.slice(row + 1).map((other) => compareVoters(one, other).same));
}

/** Votes of others that are the same in all of these seasons. */
function certainVotes(seasons: readonly Season[], attackers: number): number {
  const [first] = seasons;
  if (!first) return 0;
  let certain = 0;
  for (let person = attackers; person < voters; person += 1) {
    for (let match = 0; match < matches; match += 1) {
      const answer = first[person]?.[match];
      if (seasons.every((season) => season[person]?.[match] === answer)) certain += 1;
    }
  }
  return certain;
}

const known = new Map<string, number>();

/** How likely a figure is for so many equal votes, by the law of the margin. */
function likelihood(shown: number, same: number, common: number): number {
  const key = `${shown} ${same} ${common}`;
  const likely = known.get(key) ?? addUp(shown, same, common);
  known.set(key, likely);
  return likely;
}

function addUp(shown: number, same: number, common: number): number {
  let sum = 0;
  for (let margin = -120; margin <= 120; margin += 1) {
    const isShown = showAgreement((same + margin) / common) === shown;
    const weight = ((1 - marginRatio) / (1 + marginRatio)) * marginRatio ** Math.abs(margin);
    if (isShown) sum += weight;
  }
  return sum;
}

const marginsOf =
  (instance: string): MarginOf =>
  (kind, first, second) => {
    const draw = createSeededRandom(`${instance} ${kind} ${first} ${second}`);
    return drawMargin(Uint8Array.from({ length: 16 }, () => draw(256)));
  };

function shownFigures(season: Season, attackers: number, marginOf: MarginOf): number[] {
  const map = drawTasteMap(questionOf(season), marginOf);
  const people = [...Array(voters).keys()];
  return people
    .slice(0, attackers)
    .flatMap((row) =>
      people.slice(row + 1).map((column) => map.agreements[row * voters + column] ?? 0),
    );
}

const seasons = Array.from({ length: 60 }, (_, index) => playSeason(`nearly of one mind ${index}`));

describe.each([1, 2, 3])('%d of five voters put together what they are shown', (attackers) => {
  test('and name no vote that the totals do not give away', () => {
    for (const [index, season] of seasons.entries()) {
      const possible = possibleSeasons(season, attackers);
      const shown = shownFigures(season, attackers, marginsOf(`instance ${index}`));
      const left = possible.filter((other) => {
        const same = countSame(other, attackers);
        return shown.every((figure, at) => likelihood(figure, same[at] ?? 0, matches) > 0);
      });
      expect(certainVotes(left, attackers)).toBe(certainVotes(possible, attackers));
    }
  });

  test('while figures that were only rounded would have named some', () => {
    const named = seasons.map((season) => {
      const possible = possibleSeasons(season, attackers);
      const shown = shownFigures(season, attackers, () => 0);
      const left = possible.filter((other) =>
        countSame(other, attackers).every(
          (same, at) => showAgreement(same / matches) === shown[at],
        ),
      );
      return certainVotes(left, attackers) - certainVotes(possible, attackers);
    });
    expect(named.reduce((sum, more) => sum + more, 0)).toBeGreaterThan(0);
  });
});

describe('the margin', () => {
  test('leaves every figure possible, and none more than twice as likely for one vote', () => {
    for (const common of [20, 30, 56, 90]) {
      for (let shown = 5; shown <= 95; shown += 5) {
        for (let same = 0; same < common; same += 1) {
          const [fewer, more] = [same, same + 1].map((count) => likelihood(shown, count, common));
          expect(fewer).toBeGreaterThan(0);
          expect((more ?? 0) / (fewer ?? 1)).toBeLessThanOrEqual(1 / marginRatio + 1e-9);
          expect((fewer ?? 0) / (more ?? 1)).toBeLessThanOrEqual(1 / marginRatio + 1e-9);
        }
      }
    }
  });

  test('follows its law', () => {
    const draw = createSeededRandom('coins');
    const counts = new Map<number, number>();
    const rounds = 60_000;
    for (let round = 0; round < rounds; round += 1) {
      const margin = drawMargin(Uint8Array.from({ length: 16 }, () => draw(256)));
      counts.set(margin, (counts.get(margin) ?? 0) + 1);
    }
    for (const margin of [-3, -2, -1, 0, 1, 2, 3]) {
      const share = (counts.get(margin) ?? 0) / rounds;
      expect(share).toBeCloseTo(marginRatio ** Math.abs(margin) / 3, 2);
    }
  });

  test('of no coins at all is none', () => {
    expect(drawMargin(new Uint8Array(0))).toBe(0);
    expect(drawMargin(new Uint8Array(2))).toBe(0);
  });
});

/** What a margin is added to: matches in which two gave the same answer, or in which one chose a film. */
function countBehind(season: Season): MarginOf {
  const packed = season.map((answers, id) => packVoter({ id, answers }));
  return (kind, first, second) => {
    const [one, other] = [packed[first], packed[second]];
    if (kind === 'pair') return one && other ? compareVoters(one, other).same : 0;
    const answers = season[first] ?? '';
    return fixtures.filter((films, match) => films[Number(answers[match]) - 1] === second).length;
  };
}

/** The margins with which one season shows what another does with its own. */
function makeUp(season: Season, other: Season, marginOf: MarginOf): MarginOf {
  const [is, was] = [countBehind(other), countBehind(season)];
  return (...of) => marginOf(...of) + was(...of) - is(...of);
}

describe('the map as a whole, people and films', () => {
  test('is what any other season with these totals shows with other margins', () => {
    for (const [index, season] of seasons.entries()) {
      const marginOf = marginsOf(`instance ${index}`);
      const shown = drawTasteMap(questionOf(season), marginOf);
      const possible = possibleSeasons(season, 1);
      const draw = createSeededRandom(`others ${index}`);
      for (let round = 0; round < 20; round += 1) {
        const other = possible[draw(possible.length)] ?? season;
        const margins = makeUp(season, other, marginOf);
        const drawn: number[] = [];
        const alike = drawTasteMap(questionOf(other), (...of) => {
          drawn.push(margins(...of));
          return margins(...of);
        });
        expect(alike).toEqual(shown);
        // Margins that can be drawn: of 128 coins there are enough for them.
        expect(Math.max(...drawn.map(Math.abs))).toBeLessThan(2 * matches);
      }
    }
  });
});
