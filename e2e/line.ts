import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Another address of the server, whose line can be cut: the browser's own switch leaves the service
 * worker on the line. Cookies are the same, since they do not tell ports apart.
 */
export class Line {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port), this.#target.hostname);
      near.pipe(far).pipe(near);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        // One end that goes away takes the other along.
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
    });
  }

  get address(): string {
    return `http://${this.#target.hostname}:${this.#port}`;
  }

  async open(): Promise<void> {
    this.#server.listen(this.#port, this.#target.hostname);
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }

  async cut(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
