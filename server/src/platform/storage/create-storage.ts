import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/** The configured bucket, else the disk. The S3 library is large and loaded only when it is used. */
export async function createStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (!s3) return createDiskStorage(join(dataDir, 'objects'));
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(s3);
}
