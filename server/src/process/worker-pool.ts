import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from '../platform/logger.ts';
import type { Opening } from './greeting.ts';
import type { Acceptor } from './accept-connections.ts';
import { gatherMetrics, send } from './gather-metrics.ts';
import type { FromWorker } from './messages.ts';
import { createRestartDelay } from './restart-delay.ts';
import { killAfterMs } from './stop-times.ts';

interface Place {
  /** Whether jobs run here; in one place they are enough for all. */
  readonly runsJobs: boolean;
  readonly restartDelay: ReturnType<typeof createRestartDelay>;
  worker?: Worker;
}

interface PoolOptions {
  readonly count: number;
  readonly log: Logger;
  readonly acceptor: Pick<Acceptor, 'join' | 'leave'>;
  readonly fork: (place: { readonly runsJobs: boolean }) => Worker;
  /** Told when a worker can no longer be kept alive. */
  readonly onGivenUp: () => void;
}

/** Keeps as many workers alive as there are places. */
export function createWorkerPool({ count, log, acceptor, fork, onGivenUp }: PoolOptions) {
  const places = Array.from({ length: count }, (_, index): Place => {
    return { runsJobs: index === 0, restartDelay: createRestartDelay() };
  });
  /** Those who come, until they can serve, and those who go. */
  const inPassing = new Set<Worker>();
  /** Those who have said that they serve. */
  const ready = new WeakSet<Worker>();
  let isStopping = false;
  let replacement: Promise<void> | undefined;
  let isReplacementDue = false;

  const listWorkers = () => [...places.flatMap(({ worker }) => worker ?? []), ...inPassing];
  const onMetrics = gatherMetrics(listWorkers);
  cluster.on('message', (worker, message: FromWorker) => {
    if (message.kind === 'ready') {
      ready.add(worker);
      // One that comes when all go has nothing to answer any more.
      if (!isStopping) acceptor.join(worker);
    }
    onMetrics(worker, message);
  });

  function settle(place: Place, worker: Worker): void {
    const since = performance.now();
    place.worker = worker;
    worker.once('exit', (code, signal) => {
      inPassing.delete(worker);
      if (place.worker !== worker) return;
      delete place.worker;
      if (!isStopping)
        comeBack(place, { worker, code, signal, livedMs: performance.now() - since });
    });
  }

  function comeBack(
    place: Place,
    end: { worker: Worker; code: number; signal: string; livedMs: number },
  ): void {
    const delay = place.restartDelay(end.livedMs);
    const { pid } = end.worker.process;
    log.error({ worker: pid, code: end.code, signal: end.signal, delay }, 'a worker has ended');
    if (delay === null) onGivenUp();
    else setTimeout(() => isStopping || settle(place, fork(place)), delay);
  }

  /** The one before goes on where the new one does not start. */
  async function replace(place: Place): Promise<boolean> {
    const before = place.worker;
    if (!before || isStopping) return true;
    const next = fork(place);
    inPassing.add(next);
    const isReady = (await untilReady(next)) !== undefined;
    // All are told to end by then, the new one as well.
    if (isStopping) return true;
    if (!isReady) {
      log.error({ worker: next.process.pid }, 'a new worker did not start; the one before stays');
      return false;
    }
    inPassing.delete(next);
    inPassing.add(before);
    settle(place, next);
    acceptor.leave(before);
    send(before, { kind: 'retire' });
    await untilGone(before);
    return true;
  }

  async function replaceAll(): Promise<void> {
    while (isReplacementDue) {
      isReplacementDue = false;
      for (const place of places) if (!(await replace(place))) return;
      if (!isStopping) log.info({ workers: count }, 'all workers have been replaced');
    }
  }

  return {
    /** What the first one says, which makes the database ready for the others; nothing if it could not start. */
    async start(): Promise<Opening | undefined> {
      const [first, ...others] = places;
      if (!first) throw new Error('there is no place for a worker');
      const worker = fork(first);
      inPassing.add(worker);
      const opening = await untilReady(worker);
      inPassing.delete(worker);
      if (!opening) return undefined;
      settle(first, worker);
      for (const place of others) settle(place, fork(place));
      return opening;
    },
    /** Puts a new worker into each place, one after the other. Asked for meanwhile, it does so once more. */
    async replaceAll(): Promise<void> {
      isReplacementDue = true;
      replacement ??= replaceAll().finally(() => {
        replacement = undefined;
      });
      await replacement;
    },
    /** Whether anybody serves, and has to be waited for. From here on nobody is put into a place any more. */
    bidFarewell(): boolean {
      isStopping = true;
      const serving = listWorkers().filter((worker) => ready.has(worker));
      for (const worker of serving) send(worker, { kind: 'farewell' });
      return serving.length > 0;
    },
    /** Whether all of them ended as they should. */
    async stop(): Promise<boolean> {
      isStopping = true;
      const ends = listWorkers().map(async (worker) => {
        // One that is only starting has no connections either, and may not hear yet what it is told.
        const isStarting = !ready.has(worker);
        if (isStarting) worker.process.kill('SIGTERM');
        else send(worker, { kind: 'retire' });
        await untilGone(worker);
        return isStarting || worker.process.exitCode === 0;
      });
      return (await Promise.all(ends)).every(Boolean);
    },
  };
}

/** What it says when it serves; nothing if it ends before. */
function untilReady(worker: Worker): Promise<Opening | undefined> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve(undefined));
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve(message.opening);
    });
  });
}

async function untilGone(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const kill = setTimeout(() => worker.process.kill('SIGKILL'), killAfterMs);
  await once(worker, 'exit');
  clearTimeout(kill);
}
