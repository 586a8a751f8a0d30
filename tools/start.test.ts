import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './workspace.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'girone-start-'));
  mkdirSync(join(folder, 'tools'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** What it prints, and when it has printed that it is there. */
async function listenTo(child: ChildProcess) {
  let output = '';
  const isThere = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('pid ')) resolve();
    });
  });
  await isThere;
  return () => output;
}

function isRunning(mark: string): boolean {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(mark);
}

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'hands %s to the server and waits for it',
    async (signal) => {
      const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
      writeFileSync(
        join(folder, 'tools/start.mjs'),
        `setInterval(() => undefined, 1000);
       for (const signal of ['SIGTERM', 'SIGINT'])
         process.on(signal, () => setTimeout(() => { console.log('stopped by ' + signal); process.exit(0); }, 300));
       console.log('pid ' + process.pid);`,
      );
      const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      const output = await listenTo(npm);
      npm.kill(signal);
      await once(npm, 'close');
      expect(output()).toContain(`stopped by ${signal}`);
    },
  );
});

describe('a program that a tool runs', () => {
  it('is ended with the tool, and so is what it has started', async () => {
    const mark = `girone-descendant-${process.pid}`;
    const [program, tool] = [join(folder, 'program.mjs'), join(folder, 'tool.mjs')];
    writeFileSync(
      program,
      `import { spawnSync } from 'node:child_process';
       console.log('pid ' + process.pid);
       spawnSync(process.execPath, ['-e', 'process.on("SIGTERM", () => 0); setTimeout(() => 0, 60000)', '${mark}']);`,
    );
    writeFileSync(
      tool,
      `import { runNode } from ${JSON.stringify(pathToFileURL(join(root, 'tools/run.mjs')).href)};
       await runNode([${JSON.stringify(program)}], { isKilledWhole: true });`,
    );
    const child = spawn(process.execPath, [tool], { stdio: ['ignore', 'pipe', 'inherit'] });
    await listenTo(child);
    await expect.poll(() => isRunning(mark), { timeout: 60_000 }).toBe(true);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(143);
    await expect.poll(() => isRunning(mark), { timeout: 60_000 }).toBe(false);
  });
});
