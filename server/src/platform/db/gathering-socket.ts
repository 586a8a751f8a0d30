import { Socket } from 'node:net';

type OnWritten = (error?: Error | null) => void;

/**
 * Sends what is written in one turn of the event loop together, in one call of the system. The driver writes each
 * statement by itself: a transaction in two ways to the database and back would be seven calls, and wake the
 * database for each.
 */
export class GatheringSocket extends Socket {
  #isDue = false;

  override write(chunk: Uint8Array | string, onWritten?: OnWritten): boolean;
  override write(
    chunk: Uint8Array | string,
    encoding?: BufferEncoding,
    onWritten?: OnWritten,
  ): boolean;
  override write(chunk: Uint8Array | string, ...rest: []): boolean {
    if (!this.#isDue) {
      this.#isDue = true;
      this.cork();
      process.nextTick(() => {
        this.#isDue = false;
        this.uncork();
      });
    }
    return super.write(chunk, ...rest);
  }
}
