import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LiveEvent } from '@girone/contract/events';
import type { UserId } from '@girone/contract/ids';
import type { OutboxEvent } from './event-reader.ts';
import type { Audience } from './outbox.ts';
import { createPageIndex, mayHear, type Viewer } from './page-index.ts';

export type { Viewer } from './page-index.ts';

/** An open page. */
export interface LiveStream {
  readonly userId: UserId | null;
  /** It also hears what was told within this time before. */
  readonly catchUpMs?: number | undefined;
  /** Asked again whenever the viewer's rights may have changed; `null` ends the stream. */
  loadViewer(): Promise<Viewer | null>;
  /** Its rights are known: from now on it is written to. */
  start(): void;
  /** Events as they go over the wire, the same bytes for all streams. */
  send(frame: Buffer): void;
  close(): void;
}

type Listener = (event: LiveEvent, ageSeconds: OutboxEvent['ageSeconds']) => void;

/** All open pages of this instance. */
export interface LiveStreams {
  /**
   * Takes a page in and reads its rights; what is told meanwhile waits for it. Answers whether it may
   * listen: its session may have ended, or the page has gone.
   */
  open(stream: LiveStream): Promise<boolean>;
  remove(stream: LiveStream): void;
  deliver(events: readonly OutboxEvent[]): Promise<void>;
  closeAll(): void;
  readonly size: number;
  /** The championships whose evening some page shows. */
  watched(): number[];
  /** Says something to one page of a member, by chance, behind all that is being told. */
  tellOne(event: LiveEvent): Promise<void>;
  /** Calls the listener with each event that is handed out; returns the function that ends it. */
  hear(listener: Listener): () => void;
}

/** A page whose rights are being read, and what it may have missed until they are. */
interface Opening {
  readonly missed: { readonly frame: Buffer; readonly audience: Audience }[];
  /** Its rights changed while they were read. */
  isStale: boolean;
}

/** What was told of late. */
interface Remembered {
  readonly told: Told;
  readonly at: number;
  frame?: Buffer;
}

/** After so many pages other work gets its turn. */
const slice = 100;
/** The way to the server is no part of what a page counts. */
const catchUpGraceMs = 2000;
/** So many pieces of news are kept for pages that are about to open, however much happens. */
const maxRecent = 1000;
/** More at once would look like a page that reads too slowly: whoever has missed more asks for all of it anew. */
const maxCatchUpBytes = 32_768;

export function createLiveStreams(): LiveStreams {
  const opening = new Map<LiveStream, Opening>();
  const pages = createPageIndex<LiveStream>();
  const open = new Set<LiveStream>();
  const waiting: OutboxEvent[] = [];
  const listeners = new Set<Listener>();
  const recent: Remembered[] = [];
  /** When the last one was told that is kept no more. */
  let forgottenUntil = -Infinity;
  let delivering: Promise<unknown> = Promise.resolve();

  /** Those who watch an evening are told of its moments, which are over by then. */
  function remember(told: Told): void {
    if (told.audience.kind === 'watchers') return;
    recent.push({ told, at: performance.now() });
    if (recent.length > maxRecent) forgottenUntil = recent.shift()?.at ?? forgottenUntil;
  }

  /** Null if some of it is kept no more. */
  function toldWithin(catchUpMs: number | undefined): Remembered[] | null {
    if (catchUpMs === undefined) return [];
    const since = performance.now() - catchUpMs - catchUpGraceMs;
    return forgottenUntil >= since ? null : recent.filter(({ at }) => at >= since);
  }

  function remove(stream: LiveStream): void {
    opening.delete(stream);
    open.delete(stream);
    pages.drop(stream);
  }

  function end(stream: LiveStream): void {
    if (!open.has(stream)) return;
    // Out of the lists first: the event that ended it must not be written to it.
    remove(stream);
    stream.close();
  }

  async function readRights(stream: LiveStream, state: Opening): Promise<Viewer | null> {
    let viewer: Viewer | null;
    do {
      state.isStale = false;
      viewer = await stream.loadViewer();
    } while (viewer && state.isStale && opening.has(stream));
    return viewer;
  }

  async function refresh(userId: UserId): Promise<void> {
    for (const [stream, state] of opening) {
      if (stream.userId === userId) state.isStale = true;
    }
    await Promise.all(
      pages.pagesOf(userId).map(async (stream) => {
        let viewer: Viewer | null = null;
        try {
          viewer = await stream.loadViewer();
        } finally {
          // Also when the rights cannot be read: the page comes back and asks again.
          if (viewer === null) end(stream);
        }
        if (viewer && open.has(stream)) pages.put(stream, viewer);
      }),
    );
  }

  async function tell(told: Told): Promise<void> {
    const { audience } = told;
    remember(told);
    const hearers = pages.hearersOf(audience);
    if (hearers.length === 0 && opening.size === 0) return;
    const frame = toFrame(told);
    for (const { missed } of opening.values()) missed.push({ frame, audience });
    for (const [index, stream] of hearers.entries()) {
      if (index > 0 && index % slice === 0) await nextTurn();
      if (open.has(stream)) stream.send(frame);
    }
  }

  async function deliverAll(events: readonly OutboxEvent[]): Promise<void> {
    const failures: unknown[] = [];
    for (const told of tellTogether(events)) {
      const { audience } = told;
      // Rights first: whoever was just let in hears this event, whoever was shut out does not.
      if (audience.kind === 'user' && told.events.some(changesRights)) {
        await refresh(audience.userId).catch((error: unknown) => failures.push(error));
      }
      await tell(told);
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    async open(stream) {
      const before = toldWithin(stream.catchUpMs);
      const state: Opening = { missed: [], isStale: false };
      open.add(stream);
      opening.set(stream, state);
      let viewer: Viewer | null = null;
      try {
        viewer = await readRights(stream, state);
      } finally {
        if (viewer === null) remove(stream);
      }
      if (viewer === null || !opening.delete(stream)) return false;
      pages.put(stream, viewer);
      stream.start();
      const missed = before && framesFor(viewer, before);
      if (missed === null) {
        // As after any break: the page comes back, and asks for everything anew.
        end(stream);
        return true;
      }
      for (const frame of missed) stream.send(frame);
      for (const { frame, audience } of state.missed) {
        if (mayHear(viewer, audience)) stream.send(frame);
      }
      return true;
    },
    remove,
    deliver(events) {
      waiting.push(...events);
      // One batch after another: the next one must not overtake rights that are being read again. What
      // came meanwhile goes out together, so that many pages and many events do not add up.
      const delivered = delivering.then(() => deliverAll(waiting.splice(0)));
      // Its failure is the caller's to tell; the batches after it go out all the same.
      delivering = delivered.catch(() => undefined);
      for (const { event, ageSeconds } of events) {
        for (const listener of listeners) listener(event, ageSeconds);
      }
      return delivered;
    },
    closeAll() {
      for (const stream of open) end(stream);
    },
    get size() {
      return open.size;
    },
    watched: () => pages.watched(),
    async tellOne(event) {
      await delivering;
      const members = [...open].filter((page) => page.userId !== null && !opening.has(page));
      const one = members[Math.floor(Math.random() * members.length)];
      one?.send(Buffer.from(encode(event)));
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Events that follow each other and are for the same people. */
interface Told {
  readonly events: LiveEvent[];
  readonly audience: Audience;
}

function tellTogether(events: readonly OutboxEvent[]): Told[] {
  const told: Told[] = [];
  for (const { event, audience } of events) {
    const last = told.at(-1);
    if (last && JSON.stringify(last.audience) === JSON.stringify(audience)) last.events.push(event);
    else told.push({ events: [event], audience });
  }
  return told;
}

/** Its session, its role or its circles; any other news leaves them as they are. */
function changesRights({ type }: LiveEvent): boolean {
  return type === 'account' || type === 'membership';
}

/** What the viewer may hear, encoded once for all who open; null if it is too much for a page. */
function framesFor(viewer: Viewer, told: readonly Remembered[]): Buffer[] | null {
  const frames: Buffer[] = [];
  let bytes = 0;
  for (const one of told) {
    if (!mayHear(viewer, one.told.audience)) continue;
    one.frame ??= toFrame(one.told);
    bytes += one.frame.length;
    if (bytes > maxCatchUpBytes) return null;
    frames.push(one.frame);
  }
  return frames;
}

function toFrame({ events }: Told): Buffer {
  return Buffer.from(events.map(encode).join(''));
}

function encode({ type, data }: LiveEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
