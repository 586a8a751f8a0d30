/** Where uploaded objects live. A key is `folder/file`, made by us, never by a caller. */
export interface Storage {
  /** Stores an object; an existing key is never overwritten. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** `undefined` where there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
}

const keyForm = /^[a-z][a-z0-9-]*\/[A-Za-z0-9_-]+(\.[a-z0-9]+)?$/;

/** The last wall against path traversal, below whatever checked the request. */
export function assertKey(key: string): void {
  if (key.length > 200 || !keyForm.test(key)) throw new TypeError('not a storage key');
}
