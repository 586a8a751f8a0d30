import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverSettings } from './server-settings.ts';
import { expect } from './watch-console.ts';

export interface OwnPlace {
  readonly address: string;
  close: () => Promise<void>;
}

const program = join(import.meta.dirname, '../server/dist/main.js');

/** A Girone of its own: beside the journeys of others no place is empty, and what is done in one nobody else sees. */
export async function openPlace(settings: Record<string, string>): Promise<OwnPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'girone-own-'));
  // Started as root, PostgreSQL runs as another user and must be able to pass through.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const place = spawn(process.execPath, [program], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...serverSettings({ port, address, folder }),
      ...settings,
    },
  });
  const gone = once(place, 'exit');

  async function close(): Promise<void> {
    place.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    await expect.poll(() => isReady(address), { timeout: 120_000 }).toBe(true);
  } catch (error) {
    await close();
    throw new Error('the place did not open', { cause: error });
  }
  return { address, close };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    // It does not listen yet.
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
