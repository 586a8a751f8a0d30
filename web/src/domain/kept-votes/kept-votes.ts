import { noteLine, noteOutage } from '../../lib/line/connection.ts';
import { votesSync } from '../../../service-worker/addresses.ts';
import { waitAfter, type Choice, type KeptVote } from './kept-vote.ts';
import { isWaiting, readKeptVotes, setKeptVotes } from './kept-votes-state.ts';
import { sendVotes } from './send-votes.ts';
import {
  forgetVote,
  keepChoice,
  readVotes,
  takeDropped,
  takeNews,
  votesChannel,
} from './vote-store.ts';

export { TooManyVotes } from './vote-store.ts';

declare global {
  interface ServiceWorkerRegistration {
    /** Not everywhere, and not in TypeScript's own types. */
    readonly sync?: { register: (tag: string) => Promise<void> };
  }
}

/** What a page does about the votes that wait. */
export interface VotesFollower {
  /** These have arrived or have not: what is on screen of their matches is old. */
  onSettled: (votes: readonly KeptVote[]) => void;
  /** One word for all that the person has not been told yet. */
  onNews: (votes: readonly KeptVote[]) => void;
  /** The session has ended elsewhere, and so many that waited went with it. */
  onDropped: (count: number) => void;
}

let sendSoon: () => void = () => undefined;

/** Keeps a choice on this device and has it sent as soon as that can be; throws where the browser keeps nothing. */
export async function keepVote(choice: Choice): Promise<void> {
  await keepChoice(choice);
  await showVotes(choice.voterId);
  void sendWhenClosed();
  sendSoon();
}

/** Takes a choice back that has not been sent, or what is shown of one that has. */
export async function withdrawVote(choice: Choice): Promise<void> {
  await forgetVote(choice);
  await showVotes(choice.voterId);
}

/** The line may be back. */
export function retryVotes(): void {
  sendSoon();
}

/** Shows this person's votes and sends those that wait, until the returned function is called. */
export function followVotes(voterId: number, follower: VotesFollower): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const channel = new BroadcastChannel(votesChannel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function show(): Promise<void> {
    const before = readKeptVotes();
    const now = await showVotes(voterId);
    const settled = now.filter(
      (vote) => !isWaiting(vote) && before.get(vote.match.id)?.state === 'waiting',
    );
    if (settled.length > 0) follower.onSettled(settled);
  }

  /** Only where somebody looks: another page, or this one later, tells it otherwise. */
  async function tell(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const dropped = await takeDropped();
    if (dropped > 0) follower.onDropped(dropped);
    const news = await takeNews(voterId);
    if (news.length > 0) follower.onNews(news);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    const { waitsMs, isAnswered } = await sendVotes();
    if (signal.aborted) return;
    if (isAnswered) noteLine();
    else if (waitsMs !== null) noteOutage();
    failures = waitsMs === null ? 0 : failures + 1;
    if (waitsMs === null) return;
    sendIn(waitAfter(failures - 1, waitsMs, Math.random()));
  }

  function sendIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  function sendAnew(): void {
    failures = 0;
    sendIn(0);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void show();
    if (data === 'round') void tell();
  });
  document.addEventListener('visibilitychange', () => void tell(), { signal });
  window.addEventListener('online', sendAnew, { signal });
  sendSoon = sendAnew;

  async function start(): Promise<void> {
    const votes = await showVotes(voterId);
    await tell();
    if (signal.aborted || !votes.some(isWaiting)) return;
    void sendWhenClosed();
    await send();
  }
  // Where the browser keeps nothing there is nothing to show.
  start().catch(() => undefined);

  return () => {
    ended.abort();
    clearTimeout(timer);
    channel.close();
    sendSoon = () => undefined;
    setKeptVotes([]);
  };
}

async function showVotes(voterId: number): Promise<KeptVote[]> {
  const votes = (await readVotes()).filter((vote) => vote.voterId === voterId);
  setKeptVotes(votes);
  return votes;
}

/** Where the browser can, the worker sends them while no page is open; elsewhere the next page does. */
async function sendWhenClosed(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(votesSync);
  } catch {
    // The person or the browser does not allow it.
  }
}
