import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, root } from './workspace.mjs';

const compressible = /\.(?:js|css|svg|json|webmanifest)$/;
// Below this a compressed answer saves no packet.
const smallest = 1024;

/**
 * Writes `.br` and `.gz` beside every compressible file, so that the server never compresses one
 * itself; but documents, into which it puts its own address first. Dot folders hold what the build keeps for its tools and are left alone.
 * @param {string} folder from the repository's root
 * @returns {Promise<string[]>} what it has written
 */
export async function precompress(folder) {
  const files = listFiles(folder).filter((file) => compressible.test(file) && !/\/\./.test(file));
  const written = await Promise.all(
    files.map(async (file) => {
      const path = join(root, file);
      const content = await readFile(path);
      if (content.length <= smallest) return [];
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
      return [`${file}.br`, `${file}.gz`];
    }),
  );
  return written.flat();
}
