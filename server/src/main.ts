import { existsSync } from 'node:fs';
import { startGirone, type Girone } from './app/start-girone.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { isDatabaseUnavailable } from './platform/db/database-unavailable.ts';
import { createLogger } from './platform/logger.ts';

/** Longest wait for requests and jobs under way after a signal to stop. */
const stopWithinMs = 10_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function readEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

/** Told once, by the start that has made them: whoever lets others in changes or deletes these accounts. */
function sayHowToSignIn({ demoAccounts }: Girone): void {
  if (!demoAccounts) return;
  say('A demo community is in it. Sign in as');
  for (const { username, password, isAdmin } of demoAccounts) {
    say(`  ${username} / ${password}${isAdmin ? '  (admin)' : ''}`);
  }
  say('Everybody can know these passwords. For a Girone of your own: DEMO=off and a new DATA_DIR.');
}

const config = readEnvironment();
const log = createLogger(config);

// graphile-worker leaves a rejection unhandled when the database goes away under a running job. That
// must not end the process: the job runner starts again by itself. Anything else is a bug and does.
process.on('unhandledRejection', (reason) => {
  if (!isDatabaseUnavailable(reason)) throw reason;
  log.error({ err: reason }, 'the database went away under a job');
});

try {
  const girone = await startGirone(config, log, (error) => fail(error.message));
  say(`\nGirone is open at ${girone.address}`);
  sayHowToSignIn(girone);
  say('Ctrl-C stops it.\n');

  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => fail('Girone did not stop in time.'), stopWithinMs).unref();
    girone.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`Girone did not stop cleanly: ${String(error)}`),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  log.fatal({ err: error }, 'the start failed');
  fail(`Girone could not start: ${error instanceof Error ? error.message : String(error)}`);
}
