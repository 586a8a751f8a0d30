import { keptVotes } from '@girone/contract/rules';
import { votesDatabase } from '../../../service-worker/addresses.ts';
import { isWornOut, withChoice, type Choice, type KeptVote, type VoteState } from './kept-vote.ts';

/** Whoever shows votes listens here: pages, and the service worker that sends while none is open. */
export const votesChannel = 'kept-votes';

/** `round`: a try at sending has ended, and it is time to say what came of it. */
export type VotesNews = 'changed' | 'round';

export function tellPages(news: VotesNews): void {
  const channel = new BroadcastChannel(votesChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(news);
  channel.close();
}

/** As many wait as may: the next one is not kept. */
export class TooManyVotes extends Error {
  override readonly name = 'TooManyVotes';
}

interface Stores {
  /** By voter and match, so that the last choice takes the place of the one before. */
  readonly votes: IDBObjectStore;
  /** Under a key of its own each: how many votes were `dropped` because the session had ended, and the server's `rest`. */
  readonly notes: IDBObjectStore;
}

/** The server has asked for patience: no page and no worker sends meanwhile. */
interface Rest {
  readonly askedAt: number;
  readonly waitsMs: number;
}

export function readVotes(): Promise<KeptVote[]> {
  return transact('readonly', ({ votes }) => settled<KeptVote[]>(votes.getAll()));
}

/** Keeps a choice until it can be sent; throws where the browser keeps nothing. */
export async function keepChoice(choice: Choice): Promise<void> {
  await transact('readwrite', async ({ votes }) => {
    const all = await settled<KeptVote[]>(votes.getAll());
    const before = all.find((vote) => isOf(vote, choice));
    const waiting = all.filter(({ state }) => state === 'waiting');
    if (before?.state !== 'waiting' && waiting.length >= keptVotes.most) throw new TooManyVotes();
    await settled(votes.put(withChoice(before, choice, Date.now())));
  });
  tellPages('changed');
}

/** Whether this choice still waits: it may have been changed, withdrawn or dropped since it was read. */
export function stillWaits(vote: KeptVote): Promise<boolean> {
  return transact('readonly', async ({ votes }) => isSame(await readOne(votes, vote), vote));
}

/** Writes what became of a choice, unless another has taken its place. */
export async function settleVote(
  vote: KeptVote,
  state: Exclude<VoteState, 'waiting'>,
): Promise<void> {
  await transact('readwrite', async ({ votes }) => {
    const current = await readOne(votes, vote);
    if (current === undefined || !isSame(current, vote)) return;
    await settled(votes.put({ ...current, state, settledAt: Date.now() }));
  });
  tellPages('changed');
}

/** Withdraws a choice, or what is shown of it. */
export async function forgetVote({ voterId, match }: Choice): Promise<void> {
  await transact('readwrite', ({ votes }) => settled(votes.delete([voterId, match.id])));
  tellPages('changed');
}

/** Somebody else uses this browser now. */
export async function forgetVotesOf(voterId: number): Promise<void> {
  await transact('readwrite', async ({ votes }) => {
    const all = await settled<KeptVote[]>(votes.getAll());
    const theirs = all.filter((vote) => vote.voterId === voterId);
    await Promise.all(theirs.map(({ match }) => settled(votes.delete([voterId, match.id]))));
  });
  tellPages('changed');
}

/** What this person has not been told yet; each is handed out once, to whichever page asks first. */
export function takeNews(voterId: number): Promise<KeptVote[]> {
  return transact('readwrite', async ({ votes }) => {
    const all = await settled<KeptVote[]>(votes.getAll());
    const now = Date.now();
    const old = all.filter((vote) => isWornOut(vote, now));
    const news = all.filter(
      (vote) => vote.voterId === voterId && vote.state !== 'waiting' && !vote.isTold,
    );
    await Promise.all([
      ...news.map((vote) => settled(votes.put({ ...vote, isTold: true }))),
      ...old.map((vote) => settled(votes.delete([vote.voterId, vote.match.id]))),
    ]);
    return news;
  });
}

/** The session has ended elsewhere: nothing of it is sent any more, and whoever was here is told how many were lost. */
export async function dropVotes(): Promise<void> {
  await transact('readwrite', async ({ votes, notes }) => {
    const all = await settled<KeptVote[]>(votes.getAll());
    const waiting = all.filter(({ state }) => state === 'waiting');
    if (waiting.length > 0) await settled(notes.put(waiting.length, 'dropped'));
    await settled(votes.clear());
  });
  tellPages('round');
}

/** How many were dropped; told once. */
export function takeDropped(): Promise<number> {
  return transact('readwrite', async ({ notes }) => {
    const count = await settled<number | undefined>(notes.get('dropped'));
    await settled(notes.delete('dropped'));
    return count ?? 0;
  });
}

export async function keepRest(waitsMs: number): Promise<void> {
  const rest: Rest = { askedAt: Date.now(), waitsMs };
  await transact('readwrite', ({ notes }) => settled(notes.put(rest, 'rest')));
}

/** For how long the server has asked not to be asked; none where the clock was put back meanwhile. */
export async function readRest(): Promise<number> {
  const rest = await transact('readonly', ({ notes }) =>
    settled<Rest | undefined>(notes.get('rest')),
  );
  const sinceMs = Date.now() - (rest?.askedAt ?? 0);
  return rest === undefined || sinceMs < 0 ? 0 : Math.max(0, rest.waitsMs - sinceMs);
}

function readOne(votes: IDBObjectStore, { voterId, match }: Choice): Promise<KeptVote | undefined> {
  return settled<KeptVote | undefined>(votes.get([voterId, match.id]));
}

function isOf(vote: KeptVote, { voterId, match }: Choice): boolean {
  return vote.voterId === voterId && vote.match.id === match.id;
}

function isSame(current: KeptVote | undefined, { chosenAt, filmId }: KeptVote): boolean {
  return current?.state === 'waiting' && current.chosenAt === chosenAt && current.filmId === filmId;
}

/**
 * Opened for each piece of work and closed behind it: signing out deletes the whole, and would wait for whoever has it
 * open.
 */
async function transact<Result>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    // On the disk before it is said to be kept: the browser may be killed the moment after.
    const transaction = database.transaction(['votes', 'notes'], mode, { durability: 'strict' });
    const [result] = await Promise.all([
      work({
        votes: transaction.objectStore('votes'),
        notes: transaction.objectStore('notes'),
      }).catch((error: unknown) => {
        transaction.abort();
        throw error;
      }),
      completed(transaction),
    ]);
    return result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(votesDatabase, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('votes', { keyPath: ['voterId', 'match.id'] });
    request.result.createObjectStore('notes');
  });
  return settled(request);
}

function settled<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(asError(request.error)));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(asError(transaction.error)));
  });
}

function asError(error: DOMException | null): Error {
  return error ?? new Error('The browser keeps nothing');
}
