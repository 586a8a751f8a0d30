import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { FilmOdds, OddsQuestion } from '@girone/championship/odds/estimate-odds';

/** More than the largest season takes: a mistake ends the thread and not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 64 };

/** Twenty thousand seasons take up to two seconds of a processor: nobody who asks for a page waits for them. */
export function estimateInThread(question: OddsQuestion): Promise<FilmOdds[]> {
  return new Promise((resolve, reject) => {
    const worker = startThread({ workerData: question });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread of the odds ended without an answer')));
  });
}

/** As it was built; in development and tests from its source, which Node cannot read by itself in a thread. */
function startThread(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./odds-thread.js', import.meta.url), {
      ...options,
      execArgv: [],
      resourceLimits,
    });
  }
  const source = JSON.stringify(new URL('./odds-thread.ts', import.meta.url).href);
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`,
    { ...options, eval: true, execArgv: ['--conditions=source'] },
  );
}
