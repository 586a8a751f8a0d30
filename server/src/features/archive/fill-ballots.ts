import { setImmediate } from 'node:timers/promises';
import { packBallots } from '@girone/championship/ballots/packed-ballots';
import type { SeasonBox } from '@girone/contract/season-box';
import { readBallots } from '../verification/index.ts';

interface CodedMatch {
  readonly matchDay: number;
  /** As they are kept; null where there were no codes. */
  readonly ballots: string | null;
}

/**
 * Puts the ballots in as far as there is room, the last days first: a code is chance and cannot be made shorter, and
 * the largest seasons have more of them than a file that can be sent has bytes. Days without keep root and votes, so
 * that every seal, result and table can be checked all the same.
 */
export async function fillBallots(
  box: SeasonBox,
  matches: readonly CodedMatch[],
  room: number,
): Promise<void> {
  let left = room;
  for (const day of box.days.toReversed()) {
    const ofDay = matches.filter(({ matchDay }) => matchDay === day.matchDay);
    const lists = ofDay.map(({ ballots }) => readBallots(ballots ?? ''));
    const packed = packBallots(lists);
    left -= packed.length;
    if (left < 0) return;
    day.ballots = packed;
    // Hundreds of thousands of ballots take a second or two: others are served meanwhile.
    await setImmediate();
  }
}
