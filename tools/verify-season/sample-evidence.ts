import { codeOf } from '@girone/championship/ballots/ballot-code';
import { commitmentOf, seedOf } from '@girone/championship/ballots/draw-commitment';
import { rootOf, type Ballot } from '@girone/championship/ballots/match-root';
import { sealCorrection, sealDay, sealDraw } from '@girone/championship/ballots/seals';
import { drawCalendar } from '@girone/championship/calendar';
import { drawOrder } from '@girone/championship/draw';
import { createSeededRandom } from '@girone/championship/seeded-random';
import { rankStandings } from '@girone/championship/standings';
import type { findFaults } from '../verify-season.mjs';

export type Evidence = Parameters<typeof findFaults>[0];

const tournamentId = 7;

interface Settings {
  readonly films: number;
  readonly voters: number;
  readonly seed: string;
  /** How many of its days are closed; all unless it says so. */
  readonly days?: number;
}

/** A season as our own code makes, counts and publishes it. */
export function makeEvidence({
  films: count,
  voters,
  seed: chance,
  days: closed,
}: Settings): Evidence {
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
