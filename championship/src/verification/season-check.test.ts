import { describe, expect, it } from 'vitest';
import { playSealedSeason } from '../testing/sealed-season.ts';
import type {
  PublishedBallot,
  PublishedBallots,
  PublishedDay,
  PublishedDraw,
  PublishedSeason,
} from './published.ts';
import type { Finding, SeasonReport } from './report.ts';
import { SeasonCheck } from './season-check.ts';

const played = playSealedSeason({ films: 6, voters: 9 });
const none = { commitment: null, secret: null, seed: null, filmIds: [], order: [] };
const drawn: PublishedDraw = played.season.draw ?? none;
/** The match that is tampered with: the second one of day 4. */
const victim = 11;

function check(season: PublishedSeason, days: readonly PublishedDay[]): SeasonReport {
  const run = new SeasonCheck(season);
  for (const day of days) run.addDay(day);
  return run.report();
}

function changeList(
  matchNumber: number,
  change: (list: PublishedBallots) => PublishedBallots,
): PublishedDay[] {
  return played.days.map((day) => ({
    ...day,
    matches: day.matches.map((list) => (list.matchNumber === matchNumber ? change(list) : list)),
  }));
}

function changeBallots(
  change: (ballots: readonly PublishedBallot[]) => PublishedBallot[],
): PublishedDay[] {
  return changeList(victim, (list) => ({ ...list, ballots: change(list.ballots ?? []) }));
}

function found({ findings }: SeasonReport, line: Finding['line']): Finding[] {
  return findings.filter((finding) => finding.line === line);
}

describe('a championship that was counted honestly', () => {
  it('holds while sealed days wait for their reveal', () => {
    const season = {
      ...played.season,
      matches: played.season.matches.map((match) =>
        match.matchDay <= 8
          ? match
          : { ...match, isCompleted: false, film1Votes: null, film2Votes: null, winnerId: null },
      ),
    };
    const { findings, lines } = check(season, played.days.slice(0, 8));

    expect(findings).toEqual([]);
    expect(lines.results).toEqual({ held: 24, total: 24 });
  });

  it('holds in every line', () => {
    const { findings, lines } = check(played.season, played.days);

    expect(findings).toEqual([]);
    expect(lines).toEqual({
      draw: { held: 1, total: 1 },
      calendar: { held: 30, total: 30 },
      own: { held: 30, total: 30 },
      ballots: { held: 270, total: 270 },
      roots: { held: 30, total: 30 },
      seals: { held: 11, total: 11 },
      results: { held: 30, total: 30 },
      tables: { held: 10, total: 10 },
    });
  });

  it.each(Array.from({ length: 200 }, (_, index) => index))(
    'holds in season %i of two hundred made by chance, of 2 to 64 films',
    (index) => {
      const films = index < 63 ? index + 2 : 2 + (index % 14);
      const { season, days } = playSealedSeason({
        films,
        voters: index % 4,
        closedDays: index % 3 === 0 ? Math.min(6, 2 * (films - 1)) : Math.min(3, films - 1),
        unsealedDays: index % 5 === 0 ? 1 : 0,
        corrected: index % 7 === 0 ? [1] : [],
        seed: `season ${index}`,
      });

      expect(check(season, days).findings).toEqual([]);
    },
  );

  it('counts days that were closed before the seals without codes, and says so', () => {
    const { season, days } = playSealedSeason({ films: 4, voters: 5, unsealedDays: 2 });
    const report = check(season, days);

    expect(report.findings).toEqual([]);
    expect(report.days.map(({ state }) => state)).toEqual([
      'unsealed',
      'unsealed',
      'ok',
      'ok',
      'ok',
      'ok',
    ]);
  });

  it('follows a correction that stands in the chain', () => {
    const { season, days } = playSealedSeason({ films: 4, voters: 5, corrected: [3] });

    expect(check(season, days).findings).toEqual([]);
  });

  it('waits for the seal of the last day while it is being written', () => {
    const { season, days } = playSealedSeason({ films: 4, voters: 3 });
    const report = check({ ...season, seals: season.seals.slice(0, -1) }, days);

    expect(report.findings).toEqual([]);
    expect(report.days.at(-1)?.state).toBe('unfinished');
  });
});

describe('a forged championship', () => {
  it('is caught when one ballot is flipped', () => {
    const report = check(
      played.season,
      changeBallots(([first, ...others]) => [
        [first?.[0] ?? '', first?.[1] === 1 ? 2 : 1],
        ...others,
      ]),
    );

    expect(found(report, 'roots')).toMatchObject([{ kind: 'root', matchNumber: victim }]);
    expect(found(report, 'results')).toMatchObject([{ kind: 'count', matchNumber: victim }]);
    expect(found(report, 'seals')).toMatchObject([{ kind: 'seal', matchDay: 4 }]);
    expect(report.days.filter(({ state }) => state === 'bad')).toMatchObject([{ matchDay: 4 }]);
    expect(report.matches).toMatchObject([{ matchNumber: victim, matchDay: 4 }]);
  });

  it('names the match whose ballots moved the tables', () => {
    const report = check(
      played.season,
      changeBallots((ballots) => ballots.map(([code]) => [code, 1])),
    );

    expect(found(report, 'tables')[0]).toMatchObject({ matchDay: 4, matchNumber: victim });
    expect(report.lines.tables.held).toBe(3);
  });

  it('is caught when a ballot is dropped', () => {
    const report = check(
      played.season,
      changeBallots((ballots) => ballots.slice(1)),
    );

    expect(found(report, 'roots')).toMatchObject([{ matchNumber: victim }]);
    expect(found(report, 'seals')).toMatchObject([{ matchDay: 4 }]);
  });

  it('is caught when a ballot is added', () => {
    const report = check(
      played.season,
      changeBallots((ballots) => [['000000000000', 1], ...ballots]),
    );

    expect(found(report, 'roots')).toMatchObject([{ matchNumber: victim }]);
    expect(found(report, 'results')).toMatchObject([{ matchNumber: victim }]);
  });

  it.each([
    [
      'beside the first',
      (ballots: readonly PublishedBallot[]) => [...ballots.slice(0, 1), ...ballots],
    ],
    ['at the end', (ballots: readonly PublishedBallot[]) => [...ballots, ...ballots.slice(0, 1)]],
  ])('is caught when a ballot is doubled, %s', (_place, change) => {
    const report = check(played.season, changeBallots(change));

    expect(found(report, 'ballots')).toMatchObject([{ kind: 'doubled', matchNumber: victim }]);
  });

  it('is caught when two matches are swapped', () => {
    const other = victim - 1;
    const lists = played.days.flatMap(({ matches }) => matches);
    const days = played.days.map(({ matchDay, table, matches }) => ({
      matchDay,
      table,
      matches: matches.flatMap((list) => {
        const swapped: Record<number, number> = { [other]: victim, [victim]: other };
        const from = swapped[list.matchNumber] ?? list.matchNumber;
        const source = lists.find(({ matchNumber }) => matchNumber === from);
        return source ? [{ ...source, matchNumber: list.matchNumber }] : [];
      }),
    }));
    const report = check(played.season, days);

    expect(found(report, 'results').map(({ kind, matchNumber }) => [kind, matchNumber])).toEqual([
      ['swapped', other],
      ['swapped', victim],
    ]);
    expect(found(report, 'seals')).toMatchObject([{ matchDay: 4 }]);
  });

  it('is caught when a seal is rewritten, there and where the next one rests on it', () => {
    const seals = played.season.seals.map((seal) =>
      seal.matchDay === 4 ? { ...seal, hash: 'ab'.repeat(32) } : seal,
    );
    const report = check({ ...played.season, seals }, played.days);

    expect(found(report, 'seals').map(({ matchDay }) => matchDay)).toEqual([4, 5]);
  });

  it('is caught when a table is edited, naming film and match', () => {
    const days = played.days.map((day) => ({
      ...day,
      table: day.table.map((row, index) =>
        day.matchDay === 4 && index === 0 ? { ...row, points: row.points + 1 } : row,
      ),
    }));
    const report = check(played.season, days);
    const leader = played.days[3]?.table[0] ?? { filmId: 0, points: 0 };

    expect(report.findings).toMatchObject([
      {
        line: 'tables',
        kind: 'row',
        matchDay: 4,
        filmId: leader.filmId,
        figure: 'points',
        published: [leader.points + 1],
        counted: [leader.points],
      },
    ]);
    const match = played.season.matches.find(
      ({ matchDay, film1Id, film2Id }) =>
        matchDay === 4 && [film1Id, film2Id].includes(leader.filmId),
    );
    expect(report.findings[0]?.matchNumber).toBe(match?.matchNumber);
  });

  it('is caught when a result is changed without an entry in the chain', () => {
    const matches = played.season.matches.map((match) =>
      match.matchNumber === victim ? { ...match, film1Votes: 99, isCorrected: true } : match,
    );
    const report = check({ ...played.season, matches }, played.days);

    expect(found(report, 'results')).toMatchObject([{ kind: 'correction', matchNumber: victim }]);
  });

  it('is caught when the reason of a correction is rewritten', () => {
    const { season, days } = playSealedSeason({ films: 4, voters: 5, corrected: [3] });
    const seals = season.seals.map((seal) =>
      seal.kind === 'correction' ? { ...seal, reason: 'another one' } : seal,
    );

    expect(check({ ...season, seals }, days).findings).toMatchObject([
      { kind: 'correctionSeal', matchNumber: 3 },
    ]);
  });

  it('is caught when the draw was not the one that was committed to', () => {
    const draw = { ...drawn, secret: 'cd'.repeat(32) };

    expect(found(check({ ...played.season, draw }, played.days), 'draw')).toMatchObject([
      { kind: 'commitment' },
    ]);
  });

  it('is caught when the order does not follow from the seed', () => {
    const draw = { ...drawn, order: drawn.order.toReversed() };
    const report = check({ ...played.season, draw }, played.days);

    expect(found(report, 'draw')).toMatchObject([{ kind: 'order' }]);
    expect(found(report, 'calendar').length).toBeGreaterThan(0);
  });

  it('is caught when the calendar swaps the sides of a match', () => {
    const matches = played.season.matches.map((match) =>
      match.matchNumber === 30
        ? { ...match, film1Id: match.film2Id, film2Id: match.film1Id }
        : match,
    );
    const report = check({ ...played.season, matches }, []);

    expect(found(report, 'calendar')).toMatchObject([{ kind: 'fixture', matchNumber: 30 }]);
  });

  it('is caught when my own ballot is missing or changed', () => {
    const own = check(played.season, played.days).own.find(
      ({ matchNumber }) => matchNumber === victim,
    );
    const without = check(
      played.season,
      changeBallots((ballots) => ballots.filter(([code]) => code !== own?.code)),
    );
    const changed = check(
      played.season,
      changeBallots((ballots) =>
        ballots.map(([code, answer]) => [code, code === own?.code ? (answer + 1) % 3 : answer]),
      ),
    );

    expect(found(without, 'own')).toMatchObject([{ kind: 'ownMissing', matchNumber: victim }]);
    expect(found(changed, 'own')).toMatchObject([{ kind: 'ownChanged', matchNumber: victim }]);
  });
});
