import type { MetricsSnapshot } from '../platform/metrics.ts';
import type { Opening } from './greeting.ts';

/** What a worker says to its supervisor. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly opening: Opening }
  | { readonly kind: 'ask-all-metrics'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly metrics: MetricsSnapshot };

/** What a supervisor says to a worker. */
export type ToWorker =
  /** Comes with the connection. */
  | { readonly kind: 'connection' }
  /** All end soon: each answer is the last of its connection, which a proxy hears in time. */
  | { readonly kind: 'farewell' }
  /** There are no more connections for it: finish, end. */
  | { readonly kind: 'retire' }
  | { readonly kind: 'ask-metrics'; readonly id: number }
  | { readonly kind: 'all-metrics'; readonly id: number; readonly all: readonly MetricsSnapshot[] };

/** In the environment of a worker: where the PostgreSQL is that its supervisor has started. */
export const embeddedUrlVariable = 'GIRONE_EMBEDDED_URL';
