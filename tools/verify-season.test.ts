import { rootOf } from '@girone/championship/ballots/match-root';
import { describe, expect, test } from 'vitest';
import { findFaults } from './verify-season.mjs';
import { findAsPage } from './verify-season/check-as-page.ts';
import { makeEvidence, type Evidence } from './verify-season/sample-evidence.ts';

describe('a season that was counted as it was voted', () => {
  test('adds up for the tool and for the page, in 200 seasons of 2 to 64 films', () => {
    for (let round = 0; round < 200; round += 1) {
      // The large ones are sampled: each has thousands of matches.
      const films =
        round < 190 ? 2 + (round % 12) : [16, 21, 32, 33, 48, 55, 60, 61, 63, 64][round - 190];
      const settings = { films: films ?? 2, voters: round % 6, seed: `season ${round}` };
      const evidence = makeEvidence({ ...settings, days: 1 + (round % 9) });
      expect([findFaults(evidence), findAsPage(evidence)]).toEqual([[], []]);
    }
  });
});

type Ballots = [string, number][];

function dayOf({ days }: Evidence, index: number) {
  const day = days[index];
  if (!day) throw new Error('no such day');
  return day;
}

function matchOf(evidence: Evidence, index: number, place = 0) {
  const match = dayOf(evidence, index).matches[place];
  if (!match) throw new Error('no such match');
  return match;
}

describe('a forgery', () => {
  const settings = { films: 6, voters: 7, seed: 'forged' };

  /** What tool and page say of a season after a change to it. */
  function faultsAfter(change: (evidence: Evidence) => void) {
    const evidence = structuredClone(makeEvidence(settings));
    change(evidence);
    return { tool: findFaults(evidence).join('\n'), page: findAsPage(evidence) };
  }

  test.each([
    [
      'flipped',
      'root',
      (ballots: Ballots): Ballots => ballots.map(([code, answer]) => [code, answer === 1 ? 2 : 1]),
    ],
    ['dropped', 'root', (ballots: Ballots): Ballots => ballots.slice(1)],
    ['added', 'root', (ballots: Ballots): Ballots => [...ballots, ['ZZZZZZZZZZZZ', 1]]],
    ['doubled', 'doubled', (ballots: Ballots): Ballots => [...ballots.slice(0, 1), ...ballots]],
  ] as const)('a ballot %s is found by both, and its match named', (_, kind, forge) => {
    const { tool, page } = faultsAfter((evidence) => {
      const match = matchOf(evidence, 2, 1);
      match.ballots = forge(match.ballots);
    });
    expect(tool).toContain('match 8 (day 3): the root does not follow from the ballots');
    expect(page).toContainEqual(expect.objectContaining({ kind, matchNumber: 8, matchDay: 3 }));
    const named = page.filter(({ line }) => line !== 'tables').map((fault) => fault.matchNumber);
    expect(new Set(named)).toEqual(new Set([8, null]));
  });

  test('a ballot flipped with its root, tally and result is found by the seal of its day', () => {
    const { tool, page } = faultsAfter((evidence) => {
      const match = matchOf(evidence, 2, 1);
      const ballots = match.ballots.map(([code]): [string, 1] => [code, 1]);
      match.ballots = ballots;
      match.film1Votes = ballots.length;
      match.film2Votes = 0;
      match.root = rootOf(ballots);
    });
    expect(tool).toContain('day 3 (matches 7, 8, 9): the seal does not follow');
    expect(tool).toContain('match 8 (day 3): counted');
    expect(page).toContainEqual(expect.objectContaining({ kind: 'seal', matchDay: 3 }));
    expect(page).toContainEqual(expect.objectContaining({ kind: 'count', matchNumber: 8 }));
  });

  test('two matches swapped are found by both, and both named', () => {
    const { tool, page } = faultsAfter((evidence) => {
      const [first, second] = [matchOf(evidence, 1, 0), matchOf(evidence, 1, 2)];
      [first.film1Id, first.film2Id, second.film1Id, second.film2Id] = [
        second.film1Id,
        second.film2Id,
        first.film1Id,
        first.film2Id,
      ];
    });
    for (const matchNumber of [4, 6]) {
      expect(tool).toContain(`match ${matchNumber} (day 2): the draw has films`);
      expect(page).toContainEqual(expect.objectContaining({ kind: 'swapped', matchNumber }));
    }
  });

  test('the ballots of two matches swapped are found by both, and both named', () => {
    const { tool, page } = faultsAfter((evidence) => {
      const [first, second] = [matchOf(evidence, 1, 0), matchOf(evidence, 1, 2)];
      [first.ballots, second.ballots] = [second.ballots, first.ballots];
    });
    for (const matchNumber of [4, 6]) {
      expect(tool).toContain(`match ${matchNumber} (day 2): the root does not follow`);
      expect(page).toContainEqual(expect.objectContaining({ kind: 'root', matchNumber }));
    }
  });

  test('a seal rewritten is found by both, and its day named', () => {
    const { tool, page } = faultsAfter(({ seals }) => {
      const seal = seals.seals[4];
      if (seal) seal.hash = `${seal.hash.slice(0, -1)}${seal.hash.endsWith('0') ? '1' : '0'}`;
    });
    expect(tool).toContain('day 4 (matches 10, 11, 12): the seal does not follow');
    expect(page).toContainEqual(expect.objectContaining({ kind: 'seal', matchDay: 4 }));
  });

  test('a seal left out and a correction undone or rewritten are found by both', () => {
    const missing = faultsAfter(({ seals }) => seals.seals.splice(3, 1));
    expect(missing.tool).toContain('day 3: it has ballots');
    expect(missing.page).toContainEqual(
      expect.objectContaining({ kind: 'sealMissing', matchDay: 3 }),
    );
    const undone = faultsAfter(({ seals }) => seals.seals.pop());
    expect(undone.tool).toContain('match 1 (day 1): counted');
    expect(undone.page).toContainEqual(expect.objectContaining({ kind: 'count', matchNumber: 1 }));
    const rewritten = faultsAfter(({ seals }) => {
      const correction = seals.seals.at(-1);
      if (correction) correction.reason = 'Altro';
    });
    expect(rewritten.tool).toContain('correction of match 1 (day 1): the seal does not follow');
    expect(rewritten.page).toContainEqual(
      expect.objectContaining({ kind: 'correctionSeal', matchNumber: 1 }),
    );
  });

  test('a day left out of a file is found', () => {
    const { tool } = faultsAfter(({ days }) => days.splice(3, 1));
    expect(tool).toContain('match 10 (day 4): its result');
  });

  test('a table edited is found by both, and the film named', () => {
    let filmId = 0;
    const { tool, page } = faultsAfter(({ season }) => {
      const row = season.table[2];
      if (!row) return;
      row.points += 1;
      ({ filmId } = row);
    });
    expect(tool).toMatch(
      new RegExp(`^table, row 3: it should be Film ${filmId} with points \\d+$`),
    );
    expect(page).toMatchObject([{ kind: 'row', filmId, figure: 'points', matchDay: 10 }]);
    // The film's last match, or the one that does not add up, says where to look.
    expect(page[0]?.matchNumber).toEqual(expect.any(Number));
  });

  test('a result edited is found by both, and its match named', () => {
    const { tool, page } = faultsAfter(({ season }) => {
      const match = season.matches[10];
      if (match) match.homeVotes = 99;
    });
    expect(tool).toMatch(/^match 11 \(day 4\): counted \d+–\d+, published 99–\d+$/);
    expect(page).toContainEqual(expect.objectContaining({ kind: 'count', matchNumber: 11 }));
  });

  test('a draw that was chosen is found by both', () => {
    const chosen = faultsAfter(({ seals }) => {
      if (seals.draw) seals.draw.secret = 'ab'.repeat(32);
    });
    expect(chosen.tool).toContain('draw: the secret is not the one committed to');
    expect(chosen.page).toContainEqual(expect.objectContaining({ kind: 'commitment' }));
    const reversed = faultsAfter(({ seals: { draw } }) => {
      if (draw) draw.order = draw.order.toReversed();
    });
    expect(reversed.tool).toContain('draw: the order does not follow from the seed');
    expect(reversed.page).toContainEqual(expect.objectContaining({ kind: 'order' }));
  });
});
