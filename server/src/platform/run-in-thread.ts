import { Worker, type WorkerOptions } from 'node:worker_threads';
import { ownFolder } from './own-folder.ts';

const isSource = import.meta.url.endsWith('.ts');

interface ThreadOrder {
  /** The program's path from the server's sources, without its ending. */
  readonly program: string;
  readonly question: unknown;
  /** More than the largest question takes: a mistake ends the thread and not the server. */
  readonly maxMegabytes: number;
}

/** Has one question answered in a thread of its own: nobody who asks for a page waits for it. */
export function runInThread<Answer>(order: ThreadOrder): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = startThread(order);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${order.program} ended without an answer`)));
  });
}

/** As it was built; in development and tests from its source, which Node cannot read by itself in a thread. */
function startThread({ program, question, maxMegabytes }: ThreadOrder): Worker {
  const options: WorkerOptions = { workerData: question };
  if (!isSource) {
    return new Worker(new URL(`dist/${program}.js`, ownFolder), {
      ...options,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
  }
  const source = JSON.stringify(new URL(`src/${program}.ts`, ownFolder).href);
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`,
    { ...options, eval: true, execArgv: [] },
  );
}
