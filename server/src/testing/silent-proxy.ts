import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { beforeAll } from 'vitest';
import type { TestDatabase } from './test-database.ts';

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
  const sockets = new Set<Socket>();
  let isDeaf = false;
  const proxy = {
    url: '',
    silence({ alsoNew } = { alsoNew: false }) {
      isDeaf = alsoNew;
      for (const socket of sockets) mute(socket);
    },
    heal() {
      isDeaf = false;
    },
  };

  beforeAll(async () => {
    const { hostname, port } = new URL(database.url);
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far);
      far.pipe(near);
      if (isDeaf) [near, far].forEach(mute);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // Listening on a port: it has an address, and no path.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const own = server.address() as AddressInfo;
    const url = new URL(database.url);
    url.host = `127.0.0.1:${own.port}`;
    proxy.url = url.href;
    return () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
  });
  return proxy;
}

function mute(socket: Socket): void {
  socket.unpipe();
  socket.resume();
}
