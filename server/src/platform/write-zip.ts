import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipEntry =
  | { readonly path: string; readonly content: Buffer }
  /** Opened when its turn comes; what is no longer there becomes an empty file. */
  | {
      readonly path: string;
      readonly open: () => Promise<Readable | undefined>;
      /** Left out for what is compressed already, as images are. */
      readonly compress?: boolean;
    };

/** A ZIP file as it is written: one entry after another, never the whole in memory. */
export function writeZip(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  for (const entry of entries) {
    if ('content' in entry) {
      zip.addBuffer(entry.content, entry.path);
      continue;
    }
    const content = Readable.from(pour(entry.open));
    // The library does not listen to what it reads from.
    content.on('error', (error) => output.destroy(error));
    zip.addReadStream(content, entry.path, { compress: entry.compress ?? false });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

/** Begins when the first byte is asked for. */
async function* pour(open: () => Promise<Readable | undefined>): AsyncGenerator<Uint8Array> {
  const stream = await open();
  if (stream) yield* stream;
}
