import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { assertServable, ConfigError, readConfig } from './platform/config/config.ts';
import { pointOutMisspelt } from './platform/config/misspelt.ts';
import { createLogger } from './platform/logger.ts';
import { fail } from './process/terminal.ts';

function readEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (cluster.isPrimary) {
    for (const line of pointOutMisspelt(process.env)) process.stderr.write(`${line}\n`);
  }
  try {
    const read = readConfig(process.env);
    assertServable(read);
    return read;
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

const config = readEnvironment();
const log = createLogger(config);

// Each loads its own: a supervisor stays small.
if (cluster.isPrimary && config.workers > 1) {
  const { supervise } = await import('./process/supervise.ts');
  await supervise(config, log);
} else {
  const { serve } = await import('./process/serve.ts');
  await serve(config, log);
}
