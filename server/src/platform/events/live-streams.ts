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

  async function refresh(userId: UserId): Promise<void> {
    const streams = [...viewers].filter(([, viewer]) => viewer.userId === userId);
    await Promise.all(
      streams.map(async ([stream]) => {
        const viewer = await stream.loadViewer();
        if (!viewers.has(stream)) return;
        if (viewer) {
          viewers.set(stream, viewer);
        } else {
          // Out of the list first: the event that ended it must not be written to it.
          viewers.delete(stream);
          stream.close();
        }
      }),
    );
  }

  return {
    add(stream, viewer) {
      viewers.set(stream, viewer);
      return () => viewers.delete(stream);
    },
    async deliver(events) {
      for (const { event, audience } of events) {
        // Rights first: whoever was just let in hears this event, whoever was shut out does not.
        if (audience.kind === 'user') await refresh(audience.userId);
        for (const [stream, viewer] of viewers) {
          if (mayHear(viewer, audience)) stream.send(event);
        }
      }
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
    case 'user':
      return viewer.userId === audience.userId;
    case 'circle':
      return viewer.isAdmin || viewer.circleIds.has(audience.circleId);
  }
}
