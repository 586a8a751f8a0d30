import type { Match, VoteBody } from '@girone/contract/matches';
import { keptVotes } from '@girone/contract/rules';

/** `overtaken`: a later choice stands. `refused`: the match is not, or no longer, this person's to vote on. */
export type VoteState = 'waiting' | 'counted' | 'late' | 'overtaken' | 'refused';

/** A choice of one person on one match that was made without a line, and what became of it. */
export interface KeptVote {
  readonly voterId: number;
  /** As it was on screen. */
  readonly match: Match;
  /** Null: "I have not seen it". */
  readonly filmId: number | null;
  /** By the clock of this device, which only ever measures how long it waited. */
  readonly chosenAt: number;
  /** How often the mind was changed while it waited. */
  readonly changes: number;
  readonly state: VoteState;
  readonly settledAt: number | null;
  /** Whether the person has been told what became of it. */
  readonly isTold: boolean;
}

export type Choice = Pick<KeptVote, 'voterId' | 'match' | 'filmId'>;

const dayMs = 86_400_000;
/** What became of a vote is shown for so long. */
const shownMs = 2 * dayMs;

/** The choice takes the place of the one before. */
export function withChoice(before: KeptVote | undefined, choice: Choice, now: number): KeptVote {
  const waited = before?.state === 'waiting' ? before : undefined;
  const isChange = waited !== undefined && waited.filmId !== choice.filmId;
  return {
    ...choice,
    chosenAt: now,
    changes: (waited?.changes ?? 0) + (isChange ? 1 : 0),
    state: 'waiting',
    settledAt: null,
    isTold: false,
  };
}

/** What the server is sent. A clock that was put back, or far forward, makes no age that it would not take. */
export function voteToSend({ voterId, filmId, chosenAt }: KeptVote, now: number): VoteBody {
  const ageMs = Math.min(Math.max(0, Math.round(now - chosenAt)), keptVotes.days * dayMs);
  const kept = { voterId, ageMs };
  return filmId === null ? { notSeen: true, kept } : { filmId, kept };
}

export interface Answer {
  readonly status: number;
  /** What came as JSON; undefined where something else did. */
  readonly body: unknown;
  readonly retryAfter: string | null;
}

/** `ended`: nobody is signed in. `foreign`: somebody else is. */
export type Verdict =
  | Exclude<VoteState, 'waiting'>
  | 'ended'
  | 'foreign'
  | { readonly waitsMs: number };

/** What an answer means for the vote. Whatever is not the server's own word (a hotel's sign-in page, say) is none. */
export function judgeAnswer({ status, body, retryAfter }: Answer, { match }: KeptVote): Verdict {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const code = 'code' in fields ? fields.code : undefined;
  const isOurs = status < 300 ? 'id' in fields && fields.id === match.id : typeof code === 'string';
  if (!isOurs || status >= 500 || [408, 425, 429].includes(status)) {
    return { waitsMs: Math.max(0, Number(retryAfter ?? 0) || 0) * 1000 };
  }
  if (status < 300) return 'counted';
  if (status === 401) return 'ended';
  if (code === 'not_the_voter') return 'foreign';
  if (code === 'match_not_open') return 'late';
  return code === 'newer_choice' ? 'overtaken' : 'refused';
}

/** Nobody needs to see it any more. */
export function isWornOut({ state, settledAt, chosenAt }: KeptVote, now: number): boolean {
  const since = now - (settledAt ?? chosenAt);
  return since > (state === 'waiting' ? keptVotes.days * dayMs : shownMs);
}

/** How many there are of each kind, in the order in which they are told. */
export function countStates(votes: readonly Pick<KeptVote, 'state'>[]): [VoteState, number][] {
  const order: VoteState[] = ['counted', 'late', 'overtaken', 'refused', 'waiting'];
  return order
    .map((state): [VoteState, number] => [
      state,
      votes.filter((vote) => vote.state === state).length,
    ])
    .filter(([, count]) => count > 0);
}

const firstWaitMs = 2000;
const longestWaitMs = 60_000;

/** How long to wait before the next try: twice as long after every failure, and never shorter than the server asks. */
export function waitAfter(failures: number, askedMs: number, chance: number): number {
  const longest = Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
  return Math.max(askedMs, longest / 2 + (chance * longest) / 2);
}
