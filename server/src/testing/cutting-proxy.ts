import type { TestDatabase } from './test-database.ts';
import { openWayToDatabase } from './way-to-database.ts';

interface CuttingProxy {
  /** The database by way of the proxy. */
  readonly url: string;
  /** Once so many more statements were done, all connections are gone, and nobody hears what came of the last. */
  cutAfter(statements: number): void;
  /** Nothing is cut any more; the answer is whether it was. */
  spare(): boolean;
}

const execute = 'E'.charCodeAt(0);
const query = 'Q'.charCodeAt(0);

/** A way to the database that breaks off at a statement, which is what the database sees of a process that dies there. */
export function useCuttingProxy(database: TestDatabase): CuttingProxy {
  let left = Infinity;
  let isCut = false;

  function cut(): void {
    left = Infinity;
    isCut = true;
    for (const socket of way.sockets) socket.destroy();
  }

  const way = openWayToDatabase(database, (near, far) => {
    const count = countStatements();
    let isLast = false;
    near.on('data', (chunk: Buffer) => {
      left -= count(chunk);
      isLast ||= left <= 0;
      far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => {
      if (isLast) cut();
      else near.write(chunk);
    });
  });
  return {
    get url() {
      return way.url;
    },
    cutAfter(statements) {
      left = statements;
      isCut = false;
    },
    spare() {
      left = Infinity;
      return isCut;
    },
  };
}

/** Of one connection, however its bytes are cut into pieces: after the greeting each message has a letter and a length. */
function countStatements(): (chunk: Buffer) => number {
  let pending = Buffer.alloc(0);
  let isGreeted = false;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    let statements = 0;
    for (;;) {
      const head = isGreeted ? 1 : 0;
      if (pending.length < head + 4) return statements;
      const end = head + pending.readInt32BE(head);
      if (pending.length < end) return statements;
      if (isGreeted && (pending[0] === execute || pending[0] === query)) statements += 1;
      isGreeted = true;
      pending = pending.subarray(end);
    }
  };
}
