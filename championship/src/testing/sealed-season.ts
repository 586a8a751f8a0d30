import { codeOf } from '../ballots/ballot-code.ts';
import { commitmentOf, seedOf } from '../ballots/draw-commitment.ts';
import { rootOf, type Ballot, type BallotAnswer } from '../ballots/match-root.ts';
import { sealCorrection, sealDay, sealDraw } from '../ballots/seals.ts';
import { drawCalendar } from '../calendar.ts';
import { drawOrder } from '../draw.ts';
import { findWinner } from '../result.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { rankEachDay } from '../standings.ts';
import type {
  PublishedBallots,
  PublishedDay,
  PublishedMatch,
  PublishedSeal,
  PublishedSeason,
} from '../verification/published.ts';

interface Wanted {
  readonly films: number;
  readonly voters: number;
  /** How many days are closed; all unless told. */
  readonly closedDays?: number | undefined;
  readonly seed?: string | undefined;
  /** Days up to this one were closed before there were seals. */
  readonly unsealedDays?: number | undefined;
  /** Match numbers whose result an admin replaced by 9–1, entered behind the last day. */
  readonly corrected?: readonly number[] | undefined;
}

interface SealedSeason {
  readonly season: PublishedSeason;
  readonly days: readonly PublishedDay[];
  readonly keys: readonly string[];
}

const correctedVotes = [9, 1] as const;
const reason = 'a vote came from a second account';

/** A championship played by chance and sealed as the server seals it; the first voter is the one who checks. */
export function playSealedSeason(wanted: Wanted): SealedSeason {
  const { films, voters, unsealedDays = 0, corrected = [] } = wanted;
  const random = createSeededRandom(wanted.seed ?? `${films} films, ${voters} voters`);
  const tournamentId = 1 + random(1000);
  const keys = Array.from({ length: voters }, () => randomHex(random, 32));
  const filmIds = Array.from({ length: films }, (_, index) => 10 + 3 * index);
  const secret = randomHex(random, 64);
  const commitment = commitmentOf(secret);
  const seed = seedOf(secret, { tournamentId, filmIds });
  const order = drawOrder(filmIds, seed);
  const calendar = drawCalendar(order);
  const closedDays = wanted.closedDays ?? calendar.length;
  const seals: PublishedSeal[] = [sealOf('draw', sealDraw({ commitment, order }))];
  const matches: PublishedMatch[] = [];
  const lists: PublishedBallots[][] = [];

  for (const { matchDay, fixtures } of calendar) {
    const isCompleted = matchDay <= closedDays;
    const listsOfDay: PublishedBallots[] = [];
    for (const { matchNumber, home, away } of fixtures) {
      const teams = { film1Id: home, film2Id: away };
      const answers = keys.map(() => answerOf(random(10)));
      const film1Votes = answers.filter((answer) => answer === 1).length;
      const film2Votes = answers.filter((answer) => answer === 2).length;
      const isCorrected = isCompleted && corrected.includes(matchNumber);
      const shown = isCorrected ? correctedVotes : [film1Votes, film2Votes];
      const votes = { film1Votes: shown[0] ?? 0, film2Votes: shown[1] ?? 0 };
      matches.push({
        matchNumber,
        matchDay,
        ...teams,
        isCompleted,
        film1Votes: isCompleted ? votes.film1Votes : null,
        film2Votes: isCompleted ? votes.film2Votes : null,
        winnerId: isCompleted ? findWinner({ ...teams, ...votes }) : null,
        isCorrected,
        ownAnswer: answers[0] ?? null,
      });
      if (!isCompleted) continue;
      const isSealed = matchDay > unsealedDays;
      const ballots = (isSealed ? keys : [])
        .map((key, voter): Ballot => {
          const code = codeOf(key, { tournamentId, matchNumber });
          return [code, answers[voter] ?? 0];
        })
        .toSorted(([left], [right]) => (left < right ? -1 : 1));
      const root = isSealed ? rootOf(ballots) : null;
      listsOfDay.push({ matchNumber, ...teams, film1Votes, film2Votes, root, ballots });
    }
    if (!isCompleted) continue;
    lists.push(listsOfDay);
    if (matchDay <= unsealedDays) continue;
    const sealed = listsOfDay.map(({ matchNumber, film1Votes, film2Votes, root }) => ({
      matchNumber,
      film1Votes,
      film2Votes,
      root: root ?? '',
    }));
    seals.push(sealOf('day', sealDay(lastOf(seals), { matchDay, matches: sealed }), { matchDay }));
  }

  for (const matchNumber of corrected) {
    const [film1Votes, film2Votes] = correctedVotes;
    const facts = { matchNumber, film1Votes, film2Votes, reason };
    seals.push(sealOf('correction', sealCorrection(lastOf(seals), facts), facts));
  }

  const tables = rankEachDay(
    order,
    matches.flatMap(({ isCompleted, film1Votes, film2Votes, ...match }) =>
      isCompleted && film1Votes !== null && film2Votes !== null
        ? [{ ...match, film1Votes, film2Votes }]
        : [],
    ),
  );
  const days = lists.map((day, index) => ({
    matchDay: index + 1,
    matches: day,
    table: tables[index + 1]?.rows ?? [],
  }));
  const draw = { commitment, secret, seed, filmIds, order };
  return {
    season: { tournamentId, draw, seals, matches, ownKey: keys[0] ?? null },
    days,
    keys,
  };
}

function sealOf(
  kind: PublishedSeal['kind'],
  hash: string,
  facts: Partial<PublishedSeal> = {},
): PublishedSeal {
  const none = { matchDay: 0, matchNumber: null, film1Votes: null, film2Votes: null };
  return { ...none, reason: null, ...facts, kind, hash };
}

function lastOf(seals: readonly PublishedSeal[]): string {
  return seals.at(-1)?.hash ?? '';
}

function answerOf(chance: number): BallotAnswer {
  if (chance === 0) return 0;
  return chance < 6 ? 1 : 2;
}

function randomHex(random: (below: number) => number, length: number): string {
  return Array.from({ length }, () => random(16).toString(16)).join('');
}
