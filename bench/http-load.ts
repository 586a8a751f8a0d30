import { connect, type Socket } from 'node:net';

interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The next request, as it goes over the wire. */
  readonly next: () => string;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
}

/**
 * Keeps so many connections busy for so long. Written on bare sockets: a full HTTP client would take
 * more of the machine than the server that is measured.
 */
export async function load({ port, connections, seconds, next }: Load): Promise<LoadResult> {
  const statuses = new Map<number, number>();
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true);
      await new Promise((resolve) => socket.once('connect', resolve));
      while (performance.now() < until) {
        const sentAt = performance.now();
        const status = await exchange(socket, next());
        waits.push(performance.now() - sentAt);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      socket.destroy();
    }),
  );
  const took = (performance.now() - startedAt) / 1000;
  const sorted = Float64Array.from(waits).toSorted();
  return {
    perSecond: waits.length / took,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    statuses,
  };
}

const headEnd = Buffer.from('\r\n\r\n');

function exchange(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    function onData(chunk: Buffer): void {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const head = received.indexOf(headEnd);
      if (head === -1) return;
      const text = received.toString('latin1', 0, head);
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (received.length < head + headEnd.length + length) return;
      socket.off('data', onData);
      socket.off('close', onClose);
      resolve(Number(text.slice(9, 12)));
    }
    function onClose(): void {
      reject(new Error('the server closed a connection'));
    }
    socket.on('data', onData);
    socket.once('close', onClose);
    socket.write(request);
  });
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export function wire({ method, path, headers = {}, body }: Request): string {
  const json = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(json && { 'content-type': 'application/json', 'content-length': String(json.length) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`;
}
