import type { Worker } from 'node:cluster';
import type { MetricsSnapshot } from '../platform/metrics.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** A worker that is busy for longer is left out: whoever watches must hear of the others. */
const patienceMs = 2000;

interface Gathering {
  readonly collected: MetricsSnapshot[];
  missing: number;
  readonly finish: () => void;
}

/** Answers the worker that was asked for metrics with those of all of them. */
export function gatherMetrics(listWorkers: () => readonly Worker[]) {
  const gatherings = new Map<number, Gathering>();
  let lastId = 0;

  function gather(asker: Worker, askedAs: number): void {
    lastId += 1;
    const id = lastId;
    const workers = listWorkers();
    const collected: MetricsSnapshot[] = [];
    function finish(): void {
      clearTimeout(timer);
      if (gatherings.delete(id)) send(asker, { kind: 'all-metrics', id: askedAs, all: collected });
    }
    const timer = setTimeout(finish, patienceMs);
    gatherings.set(id, { collected, missing: workers.length, finish });
    for (const worker of workers) send(worker, { kind: 'ask-metrics', id });
  }

  return (worker: Worker, message: FromWorker): void => {
    if (message.kind === 'ask-all-metrics') gather(worker, message.id);
    if (message.kind !== 'metrics') return;
    const gathering = gatherings.get(message.id);
    if (!gathering) return;
    gathering.collected.push(message.metrics);
    gathering.missing -= 1;
    if (gathering.missing === 0) gathering.finish();
  };
}

/** One that has just ended hears nothing, and that is no error. */
export function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
