import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { beforeAll } from 'vitest';
import type { TestDatabase } from './test-database.ts';

export interface WayToDatabase {
  /** The database by this way. */
  url: string;
  readonly sockets: ReadonlySet<Socket>;
}

/** A way to the database with somebody on it; `carry` takes over what either side of a new connection says. */
export function openWayToDatabase(
  database: TestDatabase,
  carry: (near: Socket, far: Socket) => void,
): WayToDatabase {
  const sockets = new Set<Socket>();
  const way = { url: '', sockets };
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
      carry(near, far);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // Listening on a port: it has an address, and no path.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const own = server.address() as AddressInfo;
    const url = new URL(database.url);
    url.host = `127.0.0.1:${own.port}`;
    way.url = url.href;
    return () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
  });
  return way;
}
