import { imageWidths } from '@girone/contract/uploads';
import { imageFormats, type ImageFormat } from '../../platform/images/image-formats.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** An image's name is a random token; nothing of it comes from whoever uploads. */
const nameForm = /^[A-Za-z0-9_-]{43}$/;
const pathForm = /^\/objects\/images\/([A-Za-z0-9_-]{43})$/;

export function isImageName(text: string): boolean {
  return nameForm.test(text);
}

/** The image's key in the table, and in its public path. */
export function objectKey(name: string): string {
  return `images/${name}`;
}

export function objectPath(name: string): string {
  return `/objects/${objectKey(name)}`;
}

export function nameInPath(path: string): string | undefined {
  return pathForm.exec(path)?.[1];
}

/** Where the file lies as it came, until it is claimed. No address reads from this folder. */
export function originalKey(name: string): string {
  return `incoming/${name}`;
}

export function renditionKey(name: string, width: number, format: ImageFormat): string {
  return `images/${name}-${width}.${format}`;
}

/** Deletes every file that an image can have, whether it got that far or not. */
export async function deleteFiles(storage: Storage, name: string): Promise<void> {
  const renditions = imageWidths.flatMap((width) =>
    imageFormats.map((format) => renditionKey(name, width, format)),
  );
  await Promise.all([originalKey(name), ...renditions].map((key) => storage.delete(key)));
}
