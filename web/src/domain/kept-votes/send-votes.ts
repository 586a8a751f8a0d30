import { judgeAnswer, voteToSend, type Answer, type KeptVote, type Verdict } from './kept-vote.ts';
import {
  dropVotes,
  forgetVotesOf,
  keepRest,
  readRest,
  readVotes,
  settleVote,
  stillWaits,
  tellPages,
} from './vote-store.ts';

/** A line that swallows everything is none. */
const longestAnswerMs = 20_000;
const atOnce = 4;

export interface Round {
  /** For how long the rest has to wait at least; null where nothing waits any more. */
  readonly waitsMs: number | null;
  /** Whether the server was heard at all, now or when it asked for patience. */
  readonly isAnswered: boolean;
}

/**
 * Sends what waits, a few at a time, and writes down what became of each; stops where no answer comes or the server asks
 * for patience. One sender at a time in the whole browser, pages and worker alike, so that of two choices on one match
 * the older is never under way beside the newer.
 */
export async function sendVotes(): Promise<Round> {
  const round = await oneAtATime(sendUnlessResting);
  tellPages('round');
  return round;
}

async function sendUnlessResting(): Promise<Round> {
  const restMs = await readRest();
  if (restMs > 0) return { waitsMs: restMs, isAnswered: true };
  const round = await sendTwice();
  if (round.waitsMs !== null && round.waitsMs > 0) await keepRest(round.waitsMs);
  return round;
}

/** Where the line came back in the middle, the rest goes at once: one word tells of all of them. */
async function sendTwice(): Promise<Round> {
  const round = await sendAll();
  if (!round.isAnswered || round.waitsMs !== 0) return round;
  return { ...(await sendAll()), isAnswered: true };
}

async function sendAll(): Promise<Round> {
  const waiting = (await readVotes()).filter(({ state }) => state === 'waiting');
  const left = waiting.values();
  const seen = { isStopped: false, isAnswered: false, waitsMs: 0 };

  async function sendNext(): Promise<void> {
    for (const vote of left) {
      if (seen.isStopped) return;
      const verdict = await sendOne(vote);
      seen.isAnswered ||= verdict !== 'unanswered' && verdict !== 'gone';
      if (verdict === 'unanswered') seen.isStopped = true;
      if (typeof verdict === 'object') {
        seen.isStopped = true;
        seen.waitsMs = Math.max(seen.waitsMs, verdict.waitsMs);
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, sendNext));
  const rest = (await readVotes()).filter(({ state }) => state === 'waiting');
  return { waitsMs: rest.length === 0 ? null : seen.waitsMs, isAnswered: seen.isAnswered };
}

async function sendOne(vote: KeptVote): Promise<Verdict | 'unanswered' | 'gone'> {
  if (!(await stillWaits(vote))) return 'gone';
  const answer = await post(vote);
  if (answer === null) return 'unanswered';
  const verdict = judgeAnswer(answer, vote);
  if (verdict === 'ended') await dropVotes();
  else if (verdict === 'foreign') await forgetVotesOf(vote.voterId);
  else if (typeof verdict === 'string') await settleVote(vote, verdict);
  return verdict;
}

async function post(vote: KeptVote): Promise<Answer | null> {
  try {
    const response = await fetch(`/api/matches/${vote.match.id}/vote`, {
      method: 'POST',
      credentials: 'same-origin',
      redirect: 'error',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(voteToSend(vote, Date.now())),
      signal: AbortSignal.timeout(longestAnswerMs),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: parse(text),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch {
    // No line, or one that was cut meanwhile. Whether the vote came through shows when it is sent again.
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request('kept-votes', work);
}
