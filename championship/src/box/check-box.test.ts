import type { SeasonBox } from '@girone/contract/season-box';
import { seasonBox } from '@girone/contract/season-box';
import { describe, expect, it } from 'vitest';
import { packBallots, unpackBallots } from '../ballots/packed-ballots.ts';
import { boxSeason } from '../testing/boxed-season.ts';
import { checkBox } from './check-box.ts';

const honest = boxSeason({ films: 4, voters: 5, corrected: [3] });

/** The third day of six; its first match is the fifth. */
const dayIndex = 2;
const victim = 5;

function forge(change: (box: SeasonBox) => void): SeasonBox {
  const forged = structuredClone(honest);
  change(forged);
  return forged;
}

function flip(answer: 0 | 1 | 2): 1 | 2 {
  return answer === 1 ? 2 : 1;
}

function dayOf(box: SeasonBox): SeasonBox['days'][number] {
  const day = box.days[dayIndex];
  if (day === undefined) throw new Error('the season is too short');
  return day;
}

function changeBallots(change: (list: [string, 0 | 1 | 2][]) => [string, 0 | 1 | 2][]): SeasonBox {
  return forge((box) => {
    const day = dayOf(box);
    const lists = unpackBallots(day.ballots ?? '', day.counts.length) ?? [];
    const changed = lists.map((list, index) =>
      index === 0 ? change(list.map(([code, answer]) => [code, answer])) : list,
    );
    day.ballots = packBallots(changed);
  });
}

describe('a box', () => {
  it('holds in every line, and is what the contract says', () => {
    const report = checkBox(honest);

    expect(report.findings).toEqual([]);
    expect(report.lines.ballots).toEqual({ held: 60, total: 60 });
    expect(report.lines.seals).toEqual({ held: 8, total: 8 });
    expect(seasonBox.parse(honest)).toEqual(honest);
  });

  it('holds without the ballots that found no room: seals, results and tables are checked', () => {
    const short = forge((box) => {
      for (const day of box.days.slice(0, 4)) day.ballots = null;
    });
    const report = checkBox(short);

    expect(report.findings).toEqual([]);
    expect(report.lines.ballots.total).toBe(20);
    expect(report.lines.seals).toEqual({ held: 8, total: 8 });
    expect(report.lines.results).toEqual({ held: 12, total: 12 });
  });

  it('of a season from before the seals holds too', () => {
    const old = boxSeason({ films: 3, voters: 4, unsealedDays: 6 });
    expect(checkBox({ ...old, draw: null, seals: [] }).findings).toEqual([]);
  });

  it.each([
    [
      'flipped',
      changeBallots((list) =>
        list.map(([code, answer], at) => [code, at === 0 ? flip(answer) : answer]),
      ),
    ],
    ['dropped', changeBallots((list) => list.slice(1))],
    ['added', changeBallots((list) => [['000000000000', 1], ...list])],
    ['doubled', changeBallots((list) => [...list.slice(0, 1), ...list])],
  ])('is caught when a ballot was %s, and names the match', (_kind, box) => {
    expect(checkBox(box).findings).toContainEqual(
      expect.objectContaining({ line: 'roots', matchNumber: victim }),
    );
  });

  it('is caught when a result was changed, with ballots or without', () => {
    const changed = forge((box) => {
      const match = box.matches[victim - 1];
      if (match) match[4] += 1;
    });
    const finding = expect.objectContaining({ line: 'results', matchNumber: victim });
    expect(checkBox(changed).findings).toContainEqual(finding);
    dayOf(changed).ballots = null;
    expect(checkBox(changed).findings).toContainEqual(finding);
  });

  it('is caught when the count of a day without ballots was changed: its seal breaks', () => {
    const changed = forge((box) => {
      const day = dayOf(box);
      day.ballots = null;
      const count = day.counts[0];
      if (count) count[1] += 1;
    });
    expect(checkBox(changed).findings).toContainEqual(
      expect.objectContaining({ line: 'seals', kind: 'seal', matchDay: dayIndex + 1 }),
    );
  });

  it('is caught when a table was edited or a seal rewritten', () => {
    const table = forge((box) => {
      const row = dayOf(box).table[0];
      if (row) row[2] += 3;
    });
    expect(checkBox(table).findings).toMatchObject([{ line: 'tables', matchDay: dayIndex + 1 }]);
    const chain = forge((box) => {
      const seal = box.seals[2];
      if (seal) seal.hash = seal.hash.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    });
    expect(checkBox(chain).findings).toContainEqual(
      expect.objectContaining({ line: 'seals', matchDay: 2 }),
    );
  });

  it('is caught when its last day is missing, or the seal of it', () => {
    const short = forge((box) => box.days.pop());
    expect(checkBox(short).findings).toContainEqual(
      expect.objectContaining({ kind: 'listMissing', matchDay: 6 }),
    );
    const unsealed = forge((box) => {
      box.seals = box.seals.slice(0, -2);
    });
    expect(checkBox(unsealed).findings).toContainEqual(
      expect.objectContaining({ kind: 'sealMissing', matchDay: 6 }),
    );
  });

  it('is caught when the ballots of a day are damaged', () => {
    const damaged = forge((box) => {
      const day = dayOf(box);
      day.ballots = day.ballots?.slice(0, -2) ?? null;
    });
    expect(checkBox(damaged).findings).toContainEqual(
      expect.objectContaining({ kind: 'listMissing', matchNumber: victim }),
    );
  });
});
