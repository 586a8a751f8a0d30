import { setImmediate } from 'node:timers/promises';
import { codeOf } from '@girone/championship/ballots/ballot-code';
import { rootOf, type Ballot } from '@girone/championship/ballots/match-root';
import { sealCorrection, sealDay, type SealedResult } from '@girone/championship/ballots/seals';
import { z } from 'zod';
import { audienceOf } from '../../domain/events/announce-tournament.ts';
import { emit } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { defineJob, enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveBallotKeys } from './ballot-keys.repo.ts';
import {
  findChainEnd,
  findDayToSeal,
  findSeason,
  findVotersWithoutKey,
  findVotesOfDay,
  insertSeal,
  insertSealedBallots,
  lockChain,
  type VoteToSeal,
} from './chain.repo.ts';
import { beginChain } from './commit-draw.ts';

type Chance = Pick<Platform, 'random'>;

const jobName = 'seal-season';

/** With the close: the votes of a closed day do not change any more, so that sealing need not hold it up. */
export async function planSealing(tx: Transaction, tournamentId: number): Promise<void> {
  await enqueue(tx, { name: jobName, payload: { tournamentId } });
}

/** Seals what is closed, day by day, each in a transaction of its own: whole or not at all. */
export function sealSeason(platform: Pick<Platform, 'db' | 'random'>) {
  return defineJob({
    name: jobName,
    payload: z.object({ tournamentId: z.int() }),
    async run({ tournamentId }) {
      let isMore = true;
      while (isMore) {
        isMore = await platform.db.transaction((tx) => sealNextDay(platform, tx, tournamentId));
      }
    },
  });
}

/**
 * Adds the first closed day without a seal to the chain, alone: whoever else tries at the same time waits, and then
 * finds it done. Answers whether there was one.
 */
async function sealNextDay(
  platform: Chance,
  tx: Transaction,
  tournamentId: number,
): Promise<boolean> {
  await lockChain(tx, { tournamentId });
  const matchDay = await findDayToSeal(tx, tournamentId);
  if (matchDay === undefined) return false;
  const day = { tournamentId, matchDay };
  // Whoever voted before there were keys has none yet; whose account is gone gets none any more.
  const keyless = await findVotersWithoutKey(tx, day);
  if (keyless.length > 0) {
    await giveBallotKeys(tx, { userIds: keyless.map(({ userId }) => userId) });
  }
  const matches = await countMatches(platform, tournamentId, await findVotesOfDay(tx, day));
  const { position, hash } =
    (await findChainEnd(tx, tournamentId)) ?? (await beginChain(tx, tournamentId));
  await insertSealedBallots(
    tx,
    matches.map((match) => ({
      ...match,
      ballots: match.ballots.map((each) => each.join('')).join(''),
    })),
  );
  await insertSeal(tx, {
    ...day,
    position: position + 1,
    kind: 'day',
    matchNumber: null,
    film1Votes: null,
    film2Votes: null,
    reason: null,
    hash: sealDay(hash, { matchDay, matches }),
    previousHash: hash,
  });
  await announce(tx, day);
  return true;
}

/** Each match of a day counted. Between two of them whoever else waits for this process has a turn. */
async function countMatches(
  chance: Chance,
  tournamentId: number,
  votes: readonly VoteToSeal[],
): Promise<CountedMatch[]> {
  const numbers = new Map(votes.map(({ matchId, matchNumber }) => [matchId, matchNumber]));
  const counted: CountedMatch[] = [];
  for (const [matchId, matchNumber] of numbers) {
    const cast = votes.filter((vote) => vote.matchId === matchId);
    counted.push({ matchId, ...countMatch(chance, { tournamentId, matchNumber }, cast) });
    await setImmediate();
  }
  return counted;
}

type CountedMatch = ReturnType<typeof countMatch> & { readonly matchId: number };

/** The ballots of a match by rising code, and what follows from them. */
function countMatch(
  { random }: Chance,
  match: { readonly tournamentId: number; readonly matchNumber: number },
  cast: readonly VoteToSeal[],
) {
  const ballots = new Map<string, Ballot>();
  for (const { key, answer } of cast) {
    if (answer === null) continue;
    let code = codeOf(key ?? random.hex(16), match);
    // Two keys can be sought out that meet in one code. The older one has it, so that no list has a doubled
    // ballot; whoever made the other looks for theirs in vain.
    while (ballots.has(code)) code = codeOf(random.hex(16), match);
    ballots.set(code, [code, answer]);
  }
  const sorted = [...ballots.values()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    matchNumber: match.matchNumber,
    root: rootOf(sorted),
    ballots: sorted,
    film1Votes: sorted.filter(([, answer]) => answer === 1).length,
    film2Votes: sorted.filter(([, answer]) => answer === 2).length,
  };
}

interface Correction extends SealedResult {
  readonly tournamentId: number;
  readonly matchDay: number;
  readonly reason: string;
}

/**
 * With the correction itself, whose transaction holds the championship: tables and chain say the same at any moment.
 * What was closed before it is sealed first.
 */
export async function addCorrection(
  platform: Chance,
  tx: Transaction,
  correction: Correction,
): Promise<void> {
  const { tournamentId } = correction;
  await lockChain(tx, { tournamentId });
  while (await sealNextDay(platform, tx, tournamentId));
  const { position, hash } =
    (await findChainEnd(tx, tournamentId)) ?? (await beginChain(tx, tournamentId));
  await insertSeal(tx, {
    ...correction,
    position: position + 1,
    kind: 'correction',
    hash: sealCorrection(hash, correction),
    previousHash: hash,
  });
  await announce(tx, correction);
}

/** Open pages show a seal as soon as it is there. */
async function announce(
  tx: Transaction,
  { tournamentId, matchDay }: Pick<Correction, 'tournamentId' | 'matchDay'>,
): Promise<void> {
  const audience = audienceOf(await findSeason(tx, tournamentId));
  await emit(tx, { type: 'seal', data: { tournamentId, matchDay } }, audience);
}
