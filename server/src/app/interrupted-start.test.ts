import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import {
  createDataDir,
  processesOn,
  startProcess,
  type GironeProcess,
} from '../testing/girone-process.ts';

const phases: readonly {
  readonly phase: string;
  readonly hasBegun: (girone: GironeProcess, running: readonly string[]) => boolean;
}[] = [
  {
    phase: 'the database is being made',
    hasBegun: (_, running) => running.some((command) => command.includes('initdb')),
  },
  {
    phase: 'the database is being started',
    hasBegun: (_, running) => running.some((command) => /postgres\0-D\0/.test(command)),
  },
  {
    phase: 'the demo community is being made',
    hasBegun: (girone) => girone.output().includes('making the demo community'),
  },
];

test.runIf(process.platform === 'linux').each(phases)(
  'a start that is stopped while $phase leaves nothing running',
  async ({ hasBegun }) => {
    const dataDir = await createDataDir();
    const girone = await startProcess({ DATA_DIR: dataDir, DEMO: 'on' });
    await eventually(async () => {
      if (!hasBegun(girone, await processesOn(dataDir))) throw new Error('not yet');
    });
    girone.child.kill('SIGTERM');
    expect(await girone.exited).toBe(0);
    expect(girone.output()).not.toContain('Girone is open');
    expect(await processesOn(dataDir)).toEqual([]);
  },
);
