import { createHash } from 'node:crypto';
import type { ManifestTransform } from 'workbox-build';
import { shellAddress } from './service-worker/addresses.ts';

/** The document that names the files is another one whenever one of them is. */
export const precacheShell: ManifestTransform = (entries) => {
  const files = entries.map(({ url, revision }) => `${url} ${revision}`).toSorted();
  const revision = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  return { manifest: [...entries, { url: shellAddress, revision, size: 0 }] };
};
