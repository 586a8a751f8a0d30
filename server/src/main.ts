import { existsSync } from 'node:fs';
import { startGirone, type Girone } from './app/start-girone.ts';
import { assertServable, ConfigError, readConfig } from './platform/config/config.ts';
import { pointOutMisspelt } from './platform/config/misspelt.ts';
import { isDatabaseUnavailable } from './platform/db/database-unavailable.ts';
import { createLogger } from './platform/logger.ts';

/** Longest wait for requests and jobs under way after a signal to stop. */
const stopWithinMs = 10_000;
/** Long enough for whoever keeps connections to this instance to send once more, and to learn that it ends. */
const farewellMs = 1000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function readEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  for (const line of pointOutMisspelt(process.env)) process.stderr.write(`${line}\n`);
  try {
    const read = readConfig(process.env);
    assertServable(read);
    return read;
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

/** The start while it is under way; afterwards there is a Girone to stop. */
const start = new AbortController();
let girone: Girone | undefined;
let isStopping = false;

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'stopping');
  if (!girone) {
    start.abort();
    return;
  }
  setTimeout(() => void endAtOnce('Girone did not stop in time.'), stopWithinMs).unref();
  try {
    await girone.stop();
    process.exit(0);
  } catch (error) {
    await endAtOnce(`Girone did not stop cleanly: ${String(error)}`);
  }
}

/** Nobody would stop the database after this process. */
async function endAtOnce(line: string): Promise<void> {
  await girone
    ?.abandon()
    .catch((error: unknown) => log.error({ err: error }, 'the database stays'));
  fail(line);
}

// Before anything is started: a signal that nobody expects would end this process and leave its database behind.
process.on('SIGINT', (signal) => void stop(signal));
process.on('SIGTERM', (signal) => void stop(signal));

try {
  girone = await startGirone(config, log, {
    onLost: (error) => fail(error.message),
    signal: start.signal,
    farewellMs,
  });
  say(`\nGirone is open at ${girone.address}`);
  sayHowToSignIn(girone);
  say('Ctrl-C stops it.\n');
} catch (error) {
  if (start.signal.aborted) process.exit(0);
  log.fatal({ err: error }, 'the start failed');
  fail(`Girone could not start: ${error instanceof Error ? error.message : String(error)}`);
}
