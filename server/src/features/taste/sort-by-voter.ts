import type { MapQuestion } from '@girone/championship/taste/taste-map';
import type { ThreadQuestion } from './draw-in-thread.ts';

const none = 0x30;
const home = 0x31;
const away = 0x32;

/** The ballots of each match as the answers of each person; whoever is in neither list gave none. */
export function sortByVoter({ userIds, ballots }: Omit<ThreadQuestion, 'key'>): MapQuestion {
  const answers = new Map(userIds.map((id) => [id, Buffer.alloc(ballots.length, none)]));
  for (const [match, lists] of ballots.entries()) {
    for (const id of readIds(lists.home)) write(answers.get(id), match, home);
    for (const id of readIds(lists.away)) write(answers.get(id), match, away);
  }
  return {
    voters: [...answers].map(([id, bytes]) => ({ id, answers: bytes.toString('latin1') })),
    matches: ballots.map(({ film1Id, film2Id }) => [film1Id, film2Id]),
  };
}

/** A byte by itself: two million calls to write text are half of the time of a map. */
function write(bytes: Uint8Array | undefined, match: number, answer: number): void {
  if (bytes) bytes[match] = answer;
}

function readIds(list: string): number[] {
  return list === '' ? [] : list.split(',').map(Number);
}
