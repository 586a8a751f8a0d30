import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createStorage } from './create-storage.ts';

const s3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_REGION: 'eu-south-1',
  S3_BUCKET: 'girone',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

function isSdkLoaded(): boolean {
  const { cache } = createRequire(import.meta.url);
  return Object.keys(cache).some((file) => file.includes('/@aws-sdk/client-s3/'));
}

test('the S3 library is loaded for a bucket, and only then', async () => {
  expect((await createStorage(readConfig({}))).direct).toBeUndefined();
  expect(isSdkLoaded()).toBe(false);
  expect((await createStorage(readConfig(s3))).direct).toBeDefined();
  expect(isSdkLoaded()).toBe(true);
});
