import type { Db } from '../../platform/db/database.ts';
import { imageFormats } from '../../platform/images/image-formats.ts';
import { nameInPath, renditionKey } from './image-keys.ts';
import { findClaimedImages } from './uploads.repo.ts';

/** The keys of every file that some page may show. */
export async function listImageFiles(db: Db): Promise<string[]> {
  const images = await findClaimedImages(db, {});
  return images.flatMap(({ objectKey, widths }) => {
    const name = nameInPath(`/objects/${objectKey}`);
    if (name === undefined) return [];
    return (widths ?? []).flatMap((width) =>
      imageFormats.map((format) => renditionKey(name, width, format)),
    );
  });
}
