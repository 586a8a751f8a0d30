import type { Socket } from 'node:net';
import type { TestDatabase } from './test-database.ts';
import { openWayToDatabase } from './way-to-database.ts';

export interface SilentProxy {
  /** The database by way of the proxy. */
  readonly url: string;
  /** From now on nothing passes on the connections there are, and nobody is told; `alsoNew`: nor on later ones. */
  silence(options?: { readonly alsoNew: boolean }): void;
  /** Later connections work; those that fell silent stay so. */
  heal(): void;
}

/** A way to the database that can fall silent, as a firewall does that forgets its connections. */
export function useSilentProxy(database: TestDatabase): SilentProxy {
  let isDeaf = false;
  const way = openWayToDatabase(database, (near, far) => {
    near.pipe(far);
    far.pipe(near);
    if (isDeaf) [near, far].forEach(mute);
  });
  return {
    get url() {
      return way.url;
    },
    silence({ alsoNew } = { alsoNew: false }) {
      isDeaf = alsoNew;
      for (const socket of way.sockets) mute(socket);
    },
    heal() {
      isDeaf = false;
    },
  };
}

function mute(socket: Socket): void {
  socket.unpipe();
  socket.resume();
}
