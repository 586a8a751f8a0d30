import { codeOf } from '@girone/championship/ballots/ballot-code';
import { commitmentOf, seedOf } from '@girone/championship/ballots/draw-commitment';
import { rootOf, type Ballot } from '@girone/championship/ballots/match-root';
import { sealCorrection, sealDay, sealDraw } from '@girone/championship/ballots/seals';
import { drawCalendar } from '@girone/championship/calendar';
import { drawOrder } from '@girone/championship/draw';
import { createSeededRandom } from '@girone/championship/seeded-random';
import { rankStandings } from '@girone/championship/standings';
import { describe, expect, test } from 'vitest';
import { findFaults } from './verify-season.mjs';

type Evidence = Parameters<typeof findFaults>[0];

const tournamentId = 7;

interface Settings {
  readonly films: number;
  readonly voters: number;
  readonly seed: string;
  /** How many of its days are closed; all unless it says so. */
  readonly days?: number;
}

/** A season as our own code makes, counts and publishes it. */
function makeEvidence({ films: count, voters, seed: chance, days: closed }: Settings): Evidence {
  const draw = createSeededRandom(chance);
  const hex = (bytes: number) =>
    Array.from({ length: bytes }, () => draw(256).toString(16).padStart(2, '0')).join('');
  const filmIds = Array.from({ length: count }, (_, index) => 10 + 3 * index);
  const secret = hex(32);
  const seed = seedOf(secret, { tournamentId, filmIds });
  const order = drawOrder(filmIds, seed);
  const commitment = commitmentOf(secret);
  const keys = Array.from({ length: voters }, () => hex(16));
  const calendar = drawCalendar(order);
  const seals: Evidence['seals']['seals'] = [
    { ...nothing, kind: 'draw', matchDay: 0, hash: sealDraw({ commitment, order }) },
  ];
  const lastHash = () => seals.at(-1)?.hash ?? '';
  const days = calendar.slice(0, closed).map(({ matchDay, fixtures }) => {
    const matches = fixtures.map(({ matchNumber, home, away }) => {
      const ballots = keys
        .filter(() => draw(8) > 0)
        .map((key): Ballot => [
          codeOf(key, { tournamentId, matchNumber }),
          ([1, 2, 0, 1, 2] as const)[draw(5)] ?? 0,
        ])
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      return {
        matchNumber,
        film1Id: home,
        film2Id: away,
        film1Votes: ballots.filter(([, answer]) => answer === 1).length,
        film2Votes: ballots.filter(([, answer]) => answer === 2).length,
        root: rootOf(ballots),
        ballots: ballots.map(([code, answer]): [string, number] => [code, answer]),
      };
    });
    const hash = sealDay(lastHash(), { matchDay, matches });
    seals.push({ ...nothing, kind: 'day', matchDay, hash });
    return { matchDay, matches };
  });
  const results = new Map(
    days.flatMap(({ matchDay, matches }) =>
      matches.map((match) => [match.matchNumber, { ...match, matchDay }] as const),
    ),
  );
  const [first] = results.values();
  if (first) {
    const { matchNumber } = first;
    const correction = { matchNumber, film1Votes: 1, film2Votes: 4, reason: 'Contata due volte' };
    const hash = sealCorrection(lastHash(), correction);
    seals.push({ ...correction, kind: 'correction', matchDay: first.matchDay, hash });
    results.set(matchNumber, { ...first, ...correction });
  }
  const table = rankStandings(order, [...results.values()]).map((row) => ({
    position: row.position,
    filmId: row.filmId,
    points: row.points,
    played: row.played,
    wins: row.wins,
    draws: row.draws,
    losses: row.losses,
    votesFor: row.votesFor,
    votesAgainst: row.votesAgainst,
    decidedBy: row.decidedBy,
  }));
  return {
    season: {
      championship: { id: tournamentId, name: 'Coppa', drawSeed: seed },
      films: filmIds.map((id) => ({ id, title: `Film ${id}` })),
      matches: calendar.flatMap(({ matchDay, fixtures }) =>
        fixtures.map(({ matchNumber }) => {
          const result = results.get(matchNumber);
          return {
            matchDay,
            matchNumber,
            status: result ? 'completed' : 'pending',
            homeVotes: result?.film1Votes ?? null,
            awayVotes: result?.film2Votes ?? null,
          };
        }),
      ),
      table,
    },
    seals: { draw: { commitment, secret, seed, filmIds, order }, seals },
    days,
  };
}

const nothing = { matchNumber: null, film1Votes: null, film2Votes: null, reason: null };

describe('a season that was counted as it was voted', () => {
  test('adds up, in 200 seasons of 2 to 64 films', () => {
    for (let round = 0; round < 200; round += 1) {
      // The large ones are sampled: each has thousands of matches.
      const films =
        round < 190 ? 2 + (round % 12) : [16, 21, 32, 33, 48, 55, 60, 61, 63, 64][round - 190];
      const settings = { films: films ?? 2, voters: round % 6, seed: `season ${round}` };
      expect(findFaults(makeEvidence({ ...settings, days: 1 + (round % 9) }))).toEqual([]);
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

  /** What is said of a season after a change to it. */
  function faultsAfter(change: (evidence: Evidence) => void): string {
    const evidence = structuredClone(makeEvidence(settings));
    change(evidence);
    return findFaults(evidence).join('\n');
  }

  test.each([
    [
      'flipped',
      (ballots: Ballots): Ballots => ballots.map(([code, answer]) => [code, answer === 1 ? 2 : 1]),
    ],
    ['dropped', (ballots: Ballots): Ballots => ballots.slice(1)],
    ['added', (ballots: Ballots): Ballots => [...ballots, ['ZZZZZZZZZZZZ', 1]]],
    ['doubled', (ballots: Ballots): Ballots => [...ballots.slice(0, 1), ...ballots]],
  ] as const)('a ballot %s is found, and its match named', (_, forge) => {
    const faults = faultsAfter((evidence) => {
      const match = matchOf(evidence, 2, 1);
      match.ballots = forge(match.ballots);
    });
    expect(faults).toContain('match 8 (day 3): the root does not follow from the ballots');
  });

  test('a ballot flipped with its root, tally and result is found by the seal of its day', () => {
    const faults = faultsAfter((evidence) => {
      const match = matchOf(evidence, 2, 1);
      const ballots = match.ballots.map(([code]): [string, 1] => [code, 1]);
      match.ballots = ballots;
      match.film1Votes = ballots.length;
      match.film2Votes = 0;
      match.root = rootOf(ballots);
    });
    expect(faults).toContain('day 3 (matches 7, 8, 9): the seal does not follow');
    expect(faults).toContain('match 8 (day 3): counted');
  });

  test('two matches swapped are found, and both named', () => {
    const faults = faultsAfter((evidence) => {
      const [first, second] = [matchOf(evidence, 1, 0), matchOf(evidence, 1, 2)];
      [first.film1Id, first.film2Id, second.film1Id, second.film2Id] = [
        second.film1Id,
        second.film2Id,
        first.film1Id,
        first.film2Id,
      ];
    });
    expect(faults).toContain('match 4 (day 2): the draw has films');
    expect(faults).toContain('match 6 (day 2): the draw has films');
  });

  test('a seal rewritten is found, and its matches named', () => {
    const faults = faultsAfter(({ seals }) => {
      const seal = seals.seals[4];
      if (seal) seal.hash = `${seal.hash.slice(0, -1)}${seal.hash.endsWith('0') ? '1' : '0'}`;
    });
    expect(faults).toContain('day 4 (matches 10, 11, 12): the seal does not follow');
  });

  test('a seal left out, a day left out and a correction undone are found', () => {
    expect(faultsAfter(({ seals }) => seals.seals.splice(3, 1))).toContain('day 3: it has ballots');
    expect(faultsAfter(({ days }) => days.splice(3, 1))).toContain('match 10 (day 4): its result');
    expect(faultsAfter(({ seals }) => seals.seals.pop())).toContain('match 1 (day 1): counted');
    const later = faultsAfter(({ seals }) => {
      const correction = seals.seals.at(-1);
      if (correction) correction.reason = 'Altro';
    });
    expect(later).toContain('correction of match 1 (day 1): the seal does not follow');
  });

  test('a table edited is found, and the film named', () => {
    const faults = faultsAfter(({ season }) => {
      const row = season.table[2];
      if (row) row.points += 1;
    });
    expect(faults).toMatch(/^table, row 3: it should be Film \d+ with points \d+$/);
  });

  test('a result edited is found, and its match named', () => {
    const faults = faultsAfter(({ season }) => {
      const match = season.matches[10];
      if (match) match.homeVotes = 99;
    });
    expect(faults).toMatch(/^match 11 \(day 4\): counted \d+–\d+, published 99–\d+$/);
  });

  test('a draw that was chosen is found', () => {
    const faults = faultsAfter(({ seals }) => {
      if (seals.draw) seals.draw.secret = 'ab'.repeat(32);
    });
    expect(faults).toContain('draw: the secret is not the one committed to');
    const reversed = faultsAfter(({ seals: { draw } }) => {
      if (draw) draw.order = draw.order.toReversed();
    });
    expect(reversed).toContain('draw: the order does not follow from the seed');
  });
});
