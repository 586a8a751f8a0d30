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

interface Turn {
  readonly port: number;
  readonly request: string;
}

/**
 * How long each of so many requests waits, one after another and the sides by turns, so that whatever
 * else the machine does slows all of them alike. Answers the waits of each side.
 */
export async function loadByTurns(turns: readonly Turn[], count: number): Promise<number[][]> {
  const sides = await Promise.all(
    turns.map(async ({ port, request }) => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true);
      await new Promise((resolve) => socket.once('connect', resolve));
      return { socket, request, waits: new Array<number>() };
    }),
  );
  for (let time = 0; time < count; time += 1) {
    for (const { socket, request, waits } of sides) {
      const sentAt = performance.now();
      const status = await exchange(socket, request);
      if (status !== 200) throw new Error(`a request was answered with ${status}`);
      waits.push(performance.now() - sentAt);
    }
  }
  for (const { socket } of sides) socket.destroy();
  return sides.map(({ waits }) => waits);
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

export interface Calls {
  /** Sends a request on a connection that is free, and answers the status. */
  send(request: string): Promise<number>;
  close(): void;
}

/** So many kept connections for calls that come when they come; a call waits for a free one. */
export function connectForCalls(port: number, connections: number): Calls {
  const sockets = Array.from({ length: connections }, () =>
    connect(port, '127.0.0.1').setNoDelay(true),
  );
  const free = [...sockets];
  const waiting: ((socket: Socket) => void)[] = [];
  return {
    async send(request) {
      // The one that has rested longest: the server ends those that say nothing.
      const socket =
        free.shift() ?? (await new Promise<Socket>((resolve) => waiting.push(resolve)));
      const status = await exchange(socket, request);
      const next = waiting.shift();
      if (next) next(socket);
      else free.push(socket);
      return status;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
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
    // What a browser says of a write from our own pages.
    ...(method === 'POST' && { 'sec-fetch-site': 'same-origin' }),
    ...headers,
    ...(json && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(json)),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`;
}
