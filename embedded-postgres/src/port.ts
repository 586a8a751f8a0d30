import { randomInt } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { ClusterFolder } from './cluster-folder.ts';
import { hasErrorCode } from './error-code.ts';
import { scratchName } from './scratch.ts';

// Below the range from which systems number outgoing connections: such a connection could sit on
// the port while the database restarts, or even meet itself there.
const lowestPort = 20_000;
const highestPort = 32_000;

/** The port this cluster had before, if it is still free, else another; writes the choice down. */
export async function choosePort(cluster: ClusterFolder): Promise<number> {
  const recorded = await readPort(cluster);
  if (recorded !== null && (await isPortFree(recorded))) return recorded;
  for (;;) {
    const port = randomInt(lowestPort, highestPort);
    if (await isPortFree(port)) {
      const scratch = `${cluster.folder}/${scratchName('port')}`;
      await writeFile(scratch, `${port}\n`);
      await rename(scratch, cluster.portFile);
      return port;
    }
  }
}

async function readPort(cluster: ClusterFolder): Promise<number | null> {
  try {
    const port = Number(await readFile(cluster.portFile, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host: '127.0.0.1', exclusive: true }, resolve);
    });
  } catch (error) {
    if (hasErrorCode(error, 'EADDRINUSE', 'EACCES')) return false;
    throw error;
  }
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return true;
}
