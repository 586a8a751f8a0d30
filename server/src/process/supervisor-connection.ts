import { Socket } from 'node:net';
import process from 'node:process';
import type { MetricsSnapshot } from '../platform/metrics.ts';
import type { Opening } from './greeting.ts';
import { embeddedUrlVariable, type FromWorker, type ToWorker } from './messages.ts';

export interface SupervisorConnection {
  /** Of the embedded PostgreSQL; undefined where there is an external one. */
  readonly embeddedUrl: string | undefined;
  tellReady(opening: Opening): void;
  onConnection(take: (socket: Socket) => void): void;
  onFarewell(listener: () => void): void;
  onRetire(listener: () => void): void;
  /** Gives others what `own` reads whenever they ask; the answer asks all workers, this one included. */
  shareMetrics(own: () => Promise<MetricsSnapshot>): () => Promise<readonly MetricsSnapshot[]>;
}

/** A worker's side of the channel to its supervisor. */
export function connectToSupervisor(): SupervisorConnection {
  return {
    embeddedUrl: process.env[embeddedUrlVariable],
    tellReady: (opening) => tell({ kind: 'ready', opening }),
    onConnection(take) {
      listen(({ kind }, handle) => {
        // Whoever was at its other end may have gone on the way.
        if (kind === 'connection' && handle instanceof Socket) take(handle);
      });
    },
    onFarewell: (listener) => listenFor('farewell', listener),
    onRetire: (listener) => listenFor('retire', listener),
    shareMetrics(own) {
      const waiting = new Map<number, (all: readonly MetricsSnapshot[]) => void>();
      let lastId = 0;
      listen((message) => {
        if (message.kind === 'all-metrics') {
          waiting.get(message.id)?.(message.all);
          waiting.delete(message.id);
        } else if (message.kind === 'ask-metrics') {
          void own().then((metrics) => tell({ kind: 'metrics', id: message.id, metrics }));
        }
      });
      return () =>
        new Promise((resolve) => {
          lastId += 1;
          waiting.set(lastId, resolve);
          tell({ kind: 'ask-all-metrics', id: lastId });
        });
    },
  };
}

function listen(listener: (message: ToWorker, handle: unknown) => void): void {
  process.on('message', listener);
}

function listenFor(wanted: ToWorker['kind'], listener: () => void): void {
  listen(({ kind }) => {
    if (kind === wanted) listener();
  });
}

function tell(message: FromWorker): void {
  process.send?.(message);
}
