import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { beforeAll } from 'vitest';

const bucket = 'girone';

/** The variables that make Girone use the bucket. */
export interface TestS3 {
  S3_ENDPOINT: string;
  S3_REGION: string;
  S3_BUCKET: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
}

/**
 * A real S3 server on loopback with an empty bucket, for this test file. It believes every signature:
 * a test that cares checks them itself. `S3_ENDPOINT` is filled in when the tests begin.
 */
export function useS3(): TestS3 & Record<string, string> {
  const variables = {
    S3_ENDPOINT: '',
    S3_REGION: 'eu-south-1',
    S3_BUCKET: bucket,
    // The one pair of keys that this server knows.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'girone-s3-'));
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory,
      silent: true,
      configureBuckets: [{ name: bucket }],
    });
    const { port } = await server.run();
    variables.S3_ENDPOINT = `http://127.0.0.1:${port}`;
    return async () => {
      await server.close();
      await rm(directory, { recursive: true });
    };
  });
  return variables;
}
