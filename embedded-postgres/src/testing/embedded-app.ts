import { attachEmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { sampleApp } from './sample-app.ts';

/**
 * A stand-in for the app in a process of its own, for tests that kill it: brings up the embedded
 * PostgreSQL of the folder in its first argument (as a tool does, if the second is "attach"), tells
 * what happens in lines of a word and a text, and stops when its input ends.
 */
const [, , dataDir = '', mode] = process.argv;

function tell(word: 'url' | 'log' | 'error', text: string): void {
  process.stdout.write(`${word} ${text}\n`);
}

async function untilInputEnds(): Promise<void> {
  await new Promise((resolve) => {
    process.stdin.resume().once('end', resolve);
  });
}

try {
  const bringUp = mode === 'attach' ? attachEmbeddedPostgres : startEmbeddedPostgres;
  const postgres = await bringUp({
    app: sampleApp,
    dataDir,
    log: (message) => {
      tell('log', message);
    },
    settings: { fsync: 'off', shared_buffers: '16MB' },
  });
  tell('url', postgres.url);
  await untilInputEnds();
  await postgres.stop();
} catch (error) {
  tell('error', error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
