import { codeLength, codeOf } from '@girone/championship/ballots/ballot-code';
import { rootOf } from '@girone/championship/ballots/match-root';
import {
  noCommitment,
  sealCorrection,
  sealDay,
  sealDraw,
} from '@girone/championship/ballots/seals';
import type { Db } from '../../platform/db/database.ts';
import { orderOf } from './commit-draw.ts';
import { findDrawFacts, findDrawnFilms } from './draws.repo.ts';
import {
  findCountedMatches,
  findSealedSeasons,
  findSeals,
  findVotesWithKeys,
  type SealRow,
} from './evidence.repo.ts';
import { presentBallots } from './verification.present.ts';

/** How many entries of all chains do not follow from the draw, the votes and the entry before them. */
export async function countSealBreaches(db: Db): Promise<number> {
  let breaches = 0;
  for (const { tournamentId } of await findSealedSeasons(db, {})) {
    let before: SealRow | undefined;
    for (const [position, row] of (await findSeals(db, { tournamentId })).entries()) {
      const isSound =
        row.position === position &&
        row.previousHash === (before?.hash ?? null) &&
        row.hash === (await computeHash(db, row, before?.hash)) &&
        (row.kind !== 'day' || (await areVotesCounted(db, row)));
      if (!isSound) breaches += 1;
      before = row;
    }
  }
  return breaches;
}

async function computeHash(db: Db, row: SealRow, before = ''): Promise<string | null> {
  const { tournamentId, matchDay, matchNumber, film1Votes, film2Votes, reason } = row;
  if (row.kind === 'draw') {
    const facts = await findDrawFacts(db, tournamentId);
    const filmIds = await findDrawnFilms(db, tournamentId);
    const order = orderOf(filmIds, facts?.seed ?? null);
    return sealDraw({ commitment: facts?.commitment ?? noCommitment, order });
  }
  if (row.kind === 'day') {
    const { matches } = presentBallots(
      matchDay,
      await findCountedMatches(db, { tournamentId, matchDay }),
    );
    const recounted = matches.map((match) => ({ ...match, root: rootOf(match.ballots) }));
    const isKept = recounted.every(({ root }, index) => root === matches[index]?.root);
    return isKept ? sealDay(before, { matchDay, matches: recounted }) : null;
  }
  if (matchNumber === null || film1Votes === null || film2Votes === null || reason === null) {
    return null;
  }
  return sealCorrection(before, { matchNumber, film1Votes, film2Votes, reason });
}

/** Every vote stands in the list of its match, under the voter's own code where there still is a key. */
async function areVotesCounted(db: Db, { tournamentId, matchDay }: SealRow): Promise<boolean> {
  const votes = await findVotesWithKeys(db, { tournamentId, matchDay });
  const kept = new Map(votes.map(({ matchNumber, ballots }) => [matchNumber, ballots ?? '']));
  const cast = votes.filter(({ answer }) => answer !== null);
  for (const [matchNumber, ballots] of kept) {
    const answers = cast.filter((vote) => vote.matchNumber === matchNumber);
    const listed = ballots.match(/.{13}/g) ?? [];
    const counted = listed.map((ballot) => ballot.charAt(codeLength)).toSorted();
    const own = answers.map(({ answer }) => String(answer)).toSorted();
    const codes = new Set(listed.map((ballot) => ballot.slice(0, codeLength)));
    const isListed = ({ key }: (typeof votes)[number]) =>
      key === null || codes.has(codeOf(key, { tournamentId, matchNumber }));
    if (counted.join('') !== own.join('') || codes.size !== listed.length) return false;
    if (!answers.every(isListed)) return false;
  }
  return true;
}
