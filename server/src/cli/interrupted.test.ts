import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createDataDir, processesOn, startProgram } from '../testing/girone-process.ts';

/** Each is met on the way of a command that has to make its database first. */
const phases: readonly {
  readonly phase: string;
  readonly signal: 'SIGINT' | 'SIGTERM';
  readonly hasBegun: (dataDir: string) => Promise<boolean>;
}[] = [
  {
    phase: 'its database is being made',
    signal: 'SIGTERM',
    hasBegun: async (dataDir) =>
      (await processesOn(dataDir)).some((command) => command.includes('initdb')),
  },
  {
    phase: 'its database is being started',
    signal: 'SIGINT',
    hasBegun: async (dataDir) =>
      (await processesOn(dataDir)).some((command) => /postgres\0-D\0/.test(command)),
  },
  {
    phase: 'it works',
    signal: 'SIGTERM',
    hasBegun: async (dataDir) => {
      const file = join(dataDir, 'postgres/data/postmaster.pid');
      return (await readFile(file, 'utf8').catch(() => '')).includes('ready');
    },
  },
];

test.runIf(process.platform === 'linux').each(phases)(
  'a command that is stopped while $phase leaves no database running',
  async ({ signal, hasBegun }) => {
    const dataDir = await createDataDir();
    const command = startProgram('cli/check', { DATA_DIR: dataDir });
    await eventually(async () => {
      if (!(await hasBegun(dataDir))) throw new Error('not yet');
    });
    command.child.kill(signal);
    expect(await command.exited).toBe(1);
    expect(command.output().trim()).toBe('Stopped before it was done.');
    expect(await processesOn(dataDir)).toEqual([]);
  },
);
