import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where uploaded objects live. A key is `folder/file`, made by us, never by a caller. */
export interface Storage {
  /**
   * Stores an object, whole or not at all; an existing key is never overwritten (`ObjectExists`).
   * What fails in `content` while it is read comes out as it is.
   */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** `undefined` where there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** The object, or a part of it, as it comes; `undefined` where there is no such object. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Its length in bytes; `undefined` where there is no such object. */
  size(key: string): Promise<number | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Removes what interrupted writes left behind. */
  tidy(): Promise<void>;
  /** Only where browsers can send files to the storage itself, past our server. */
  readonly direct?: DirectUploads;
}

export interface DirectUploads {
  /** An address to which anybody who has it may PUT this object for so many seconds. */
  sign(key: string, seconds: number): Promise<string>;
  /** The key that such an address leads to; `undefined` if it is no address of this storage. */
  keyOf(address: string): string | undefined;
}

/** There is an object under this key already. */
export class ObjectExists extends Error {
  override readonly name = 'ObjectExists';
}

/** The storage cannot serve now: away, or full. Callers are asked to come back later. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
  readonly statusCode = 503;
}

const keyForm = /^[a-z][a-z0-9-]*\/[A-Za-z0-9_-]+(\.[a-z0-9]+)?$/;

/** The last wall against path traversal, below whatever checked the request. */
export function assertKey(key: string): void {
  if (key.length > 200 || !keyForm.test(key)) throw new TypeError('not a storage key');
}
