import { createHash } from 'node:crypto';
import { shellAddress } from './service-worker/addresses.ts';

interface Built {
  /** Names of chunks, without their hashes. */
  chunks: readonly string[];
  /** More files whose names tell their content. */
  files?: readonly string[];
  /** All files that the build has written. */
  built: readonly string[];
  /** What keeps its name when its content changes, the document under `index.html`. */
  contents: Readonly<Record<string, Uint8Array>>;
}

interface PrecacheEntry {
  url: string;
  /** Tells a new content from an old one; `null` where the name does. */
  revision: string | null;
}

/** The files that the worker keeps before anybody has asked for them, and the document that names them. */
export function listPrecache({ chunks, files = [], built, contents }: Built): PrecacheEntry[] {
  const hashed = new Set([...chunks.flatMap((chunk) => filesOf(chunk, built)), ...files]);
  const { 'index.html': document, ...others } = contents;
  if (document === undefined) throw new Error('The build has written no index.html');
  const entries: PrecacheEntry[] = [
    ...[...hashed].map((url) => ({ url, revision: null })),
    ...Object.entries(others).map(([url, content]) => ({ url, revision: digest(content) })),
  ];
  // The server sends the document with more in it than the build has written, all of it made of these
  // files: it is another one whenever one of them is.
  const names = entries.map(({ url, revision }) => `${url} ${revision}`).toSorted();
  const revision = digest(document, names.join('\n'));
  return [...entries, { url: shellAddress, revision }];
}

/** The scripts and style sheets of a chunk; without them no page would start offline. */
function filesOf(chunk: string, built: readonly string[]): string[] {
  const files = built.filter((file) => {
    const name = /^assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(file)?.[1];
    return name === chunk;
  });
  if (files.length === 0) {
    throw new Error(
      `No file of the build is called ${chunk}; service-worker-plugin.ts asks for it`,
    );
  }
  return files;
}

function digest(...contents: (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}
