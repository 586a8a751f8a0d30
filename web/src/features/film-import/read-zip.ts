import { importRules } from '@girone/contract/rules';

/** Unpacked, or in its number of files, more than any export has. */
export class ZipTooLarge extends Error {
  override readonly name = 'ZipTooLarge';
}

const mostFiles = 2000;

/** What Letterboxd keeps of films that are gone. */
const leftOut = /(?:^|\/)(?:deleted|orphaned|__MACOSX)\//;

/** The largest first in an export: what was seen, then what was rated, then what one wants to see. */
const order = [/(?:^|\/)watched\.csv$/i, /(?:^|\/)ratings\.csv$/i, /(?:^|\/)watchlist\.csv$/i];

/** The lists in a ZIP, unpacked. A file that claims less than it holds is cut where its claim ends. */
export async function readZip(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  const { unzipSync } = await import('fflate');
  let total = 0;
  let count = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      count += 1;
      const isList = /\.(?:csv|tsv|txt)$/i.test(name) && !leftOut.test(name);
      if (isList) total += originalSize;
      if (count > mostFiles || total > importRules.fileBytes) throw new ZipTooLarge();
      return isList;
    },
  });
  return Object.entries(files)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([, content]) => content);
}

function rank(name: string): number {
  const place = order.findIndex((pattern) => pattern.test(name));
  return place === -1 ? order.length : place;
}
