import { connect, type Socket } from 'node:net';
import { wire } from './http-load.ts';

/** So many at once: more would wait in the kernel's line of new connections and be dropped. */
const openedTogether = 50;

interface Streams {
  /** Of the instances, which they are opened on by turns. */
  readonly ports: readonly number[];
  readonly count: number;
  /** Of the stream with this number. */
  readonly headersOf: (index: number) => Readonly<Record<string, string>>;
  /** What they ask for; all that there is to hear if it is absent. */
  readonly path?: string;
  readonly onText: (index: number, text: string) => void;
}

export interface OpenStreams {
  /** Those that the server has ended; a stream that is measured must not be one. */
  readonly ended: () => number;
  close(): void;
}

/** Opens event streams on bare sockets, as light as they can be: the server's are measured. */
export async function openStreams(wanted: Streams): Promise<OpenStreams> {
  const sockets: Socket[] = [];
  let isClosing = false;
  let ended = 0;
  let next = 0;

  async function open(index: number): Promise<void> {
    const port = wanted.ports[index % wanted.ports.length] ?? 0;
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.setEncoding('latin1');
    await new Promise<void>((resolve, reject) => {
      socket.once('data', (head: string) => {
        if (head.startsWith('HTTP/1.1 200')) resolve();
        else reject(new Error(`a stream was refused: ${head.slice(0, 40)}`));
      });
      socket.once('error', reject);
      const { path = '/api/events', headersOf } = wanted;
      socket.write(wire({ method: 'GET', path, headers: headersOf(index) }));
    });
    socket.on('data', (text: string) => wanted.onText(index, text));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!isClosing) ended += 1;
    });
  }

  await Promise.all(
    Array.from({ length: openedTogether }, async () => {
      while (next < wanted.count) {
        next += 1;
        await open(next - 1);
      }
    }),
  );
  return {
    ended: () => ended,
    close() {
      isClosing = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
