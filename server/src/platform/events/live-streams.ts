import type { CircleId, UserId } from '@girone/contract/ids';
import type { OutboxEvent } from './event-reader.ts';
import type { Audience } from './outbox.ts';

/** What one open page may hear. */
export interface Viewer {
  readonly userId: UserId | null;
  readonly isAdmin: boolean;
  readonly circleIds: ReadonlySet<CircleId>;
}

/** An open page. */
export interface LiveStream {
  /** Asked again whenever the viewer's rights may have changed; `null` ends the stream. */
  loadViewer(): Promise<Viewer | null>;
  send(event: OutboxEvent['event']): void;
  close(): void;
}

/** All open pages of this instance. */
export interface LiveStreams {
  add(stream: LiveStream, viewer: Viewer): () => void;
  deliver(events: readonly OutboxEvent[]): Promise<void>;
  closeAll(): void;
  readonly size: number;
}

export function createLiveStreams(): LiveStreams {
  const viewers = new Map<LiveStream, Viewer>();
  let delivering: Promise<unknown> = Promise.resolve();

  async function refresh(userId: UserId): Promise<void> {
    const streams = [...viewers].filter(([, viewer]) => viewer.userId === userId);
    await Promise.all(
      streams.map(async ([stream]) => {
        let viewer: Viewer | null = null;
        try {
          viewer = await stream.loadViewer();
        } finally {
          // Also when the rights cannot be read: the page comes back and asks again.
          if (viewer === null) end(stream);
        }
        if (viewer && viewers.has(stream)) viewers.set(stream, viewer);
      }),
    );
  }

  function end(stream: LiveStream): void {
    // Out of the list first: the event that ended it must not be written to it.
    if (viewers.delete(stream)) stream.close();
  }

  async function deliverAll(events: readonly OutboxEvent[]): Promise<void> {
    for (const { event, audience } of events) {
      // Rights first: whoever was just let in hears this event, whoever was shut out does not.
      if (audience.kind === 'user') await refresh(audience.userId);
      for (const [stream, viewer] of viewers) {
        if (mayHear(viewer, audience)) stream.send(event);
      }
    }
  }

  return {
    add(stream, viewer) {
      viewers.set(stream, viewer);
      return () => viewers.delete(stream);
    },
    deliver(events) {
      // One batch after another: the next one must not overtake rights that are being read again.
      const delivered = delivering.then(() => deliverAll(events));
      // Its failure is the caller's to tell; the batches after it go out all the same.
      delivering = delivered.catch(() => undefined);
      return delivered;
    },
    closeAll() {
      for (const stream of viewers.keys()) stream.close();
    },
    get size() {
      return viewers.size;
    },
  };
}

function mayHear(viewer: Viewer, audience: Audience): boolean {
  switch (audience.kind) {
    case 'everyone':
      return true;
    case 'signed-in':
      return viewer.userId !== null;
    case 'user':
      return viewer.userId === audience.userId;
    case 'circle':
      return viewer.isAdmin || viewer.circleIds.has(audience.circleId);
  }
}
