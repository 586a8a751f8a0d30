import { BasePlugin, type Uppy } from '@uppy/core';
import type { SendFailure } from '../../ui/overlays/upload-dialog/sending.ts';
import { putFile, PutRefused } from './put-file.ts';

/** What a person may add to the image, sent along with its address. */
export interface ImageMeta extends Record<string, unknown> {
  caption?: string;
}

export type ImageUppy = Uppy<ImageMeta>;

interface SinglePutOptions {
  id?: string;
  requestAddress: () => Promise<string>;
  onFailure: (failure: SendFailure) => void;
}

/** Uppy's own uploaders cut files into parts or wrap them into forms; ours is one plain PUT. */
export class SinglePut extends BasePlugin<SinglePutOptions, ImageMeta, Record<string, never>> {
  readonly #options: SinglePutOptions;
  #sending: AbortController | undefined;

  constructor(uppy: ImageUppy, options: SinglePutOptions) {
    super(uppy, options);
    this.id = 'single-put';
    this.type = 'uploader';
    this.#options = options;
  }

  override install(): void {
    this.uppy.addUploader(this.#sendAll);
    this.uppy.on('cancel-all', this.#giveUp);
  }

  override uninstall(): void {
    this.#giveUp();
    this.uppy.off('cancel-all', this.#giveUp);
    this.uppy.removeUploader(this.#sendAll);
  }

  readonly #giveUp = (): void => this.#sending?.abort();

  readonly #sendAll = async (ids: string[]): Promise<void> => {
    for (const id of ids) await this.#send(id);
  };

  async #send(id: string): Promise<void> {
    const file = this.uppy.getFile(id);
    const { data } = file;
    if (!(data instanceof Blob)) return;
    const sending = new AbortController();
    this.#sending = sending;
    this.uppy.emit('upload-start', [file]);
    const address = await this.#requestAddress();
    if (sending.signal.aborted) return;
    if (address === null) {
      this.#fail(id, { reason: 'no-address' });
      return;
    }
    const uploadStarted = Date.now();
    try {
      await putFile({
        address,
        file: data,
        signal: sending.signal,
        onProgress: (bytesUploaded, bytesTotal) =>
          this.uppy.emit('upload-progress', this.uppy.getFile(id), {
            uploadStarted,
            bytesUploaded,
            bytesTotal,
          }),
      });
      this.uppy.emit('upload-success', this.uppy.getFile(id), { status: 200, uploadURL: address });
    } catch (error) {
      if (sending.signal.aborted) return;
      this.#fail(id, {
        reason: 'refused',
        answer: error instanceof PutRefused ? error.answer : '',
      });
    }
  }

  #fail(id: string, failure: SendFailure): void {
    this.#options.onFailure(failure);
    const { reason } = failure;
    this.uppy.emit('upload-error', this.uppy.getFile(id), { name: reason, message: reason });
  }

  async #requestAddress(): Promise<string | null> {
    try {
      return await this.#options.requestAddress();
    } catch {
      // The dialog says that there is none; why matters to nobody who wants to send a picture.
      return null;
    }
  }
}
