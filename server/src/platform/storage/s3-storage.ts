import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Config } from '../config/config.ts';
import type { Logger } from '../logger.ts';
import { assertKey, ObjectExists, StorageAway, type Storage } from './storage.ts';

type S3Config = NonNullable<Config['s3']>;
type Content = Pick<PutObjectCommandInput, 'Body' | 'ContentLength'>;

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;
}

/**
 * Objects in an S3-compatible bucket, which is private: browsers put originals there at signed
 * addresses, and read images through our server, which knows who may see them.
 */
export function createS3Storage(config: S3Config): Storage {
  const { bucket } = config;
  const client = createClient(config);
  /** Addresses name the bucket in their path, which every S3-compatible server understands. */
  const base = `${config.endpoint.replace(/\/+$/, '')}/${bucket}/`;

  function target(key: string) {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  }

  async function size(key: string): Promise<number | undefined> {
    const found = await unlessMissing(client.send(new HeadObjectCommand(target(key))));
    return found?.ContentLength;
  }

  async function send(place: ReturnType<typeof target>, content: Content): Promise<void> {
    // The condition is atomic where the server knows it; asking first serves those that do not.
    if ((await size(place.Key)) !== undefined) throw new ObjectExists(place.Key);
    try {
      await client.send(new PutObjectCommand({ ...place, ...content, IfNoneMatch: '*' }));
    } catch (error) {
      if (hasStatus(error, 412)) throw new ObjectExists(place.Key);
      throw away(error);
    }
  }

  async function find(key: string, range?: string) {
    const found = await unlessMissing(
      client.send(new GetObjectCommand({ ...target(key), ...(range && { Range: range }) })),
    );
    return found?.Body;
  }

  return {
    async put(key, content) {
      const place = target(key);
      if (content instanceof Uint8Array) await send(place, { Body: content });
      else await withFile(content, (file) => send(place, file));
    },
    get: async (key) => (await find(key))?.transformToByteArray(),
    async read(key, range) {
      const body = await find(key, range && `bytes=${range.start}-${range.end}`);
      // In Node the body of an answer is always a Node stream; the type is that of all platforms.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return body as Readable | undefined;
    },
    size,
    async delete(key) {
      await unlessMissing(client.send(new DeleteObjectCommand(target(key))));
    },
    // A PUT that was interrupted leaves nothing in a bucket.
    tidy: () => Promise.resolve(),
    direct: {
      sign: (key, seconds) =>
        getSignedUrl(client, new PutObjectCommand(target(key)), { expiresIn: seconds }),
      keyOf: (address) => (address.startsWith(base) ? keyIn(address, base) : undefined),
    },
  };
}

/**
 * Fails where the bucket is not there, or not for these keys. A server that does not answer may do so later: then the
 * rest of Girone is served meanwhile.
 */
export async function checkBucket(config: S3Config, log: Logger): Promise<void> {
  const { bucket, endpoint } = config;
  const client = createClient(config);
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const refusal = status === undefined ? undefined : refusals[status];
    if (refusal !== undefined) {
      throw new Error(`S3_BUCKET ${bucket} at ${endpoint}: ${refusal}.`, { cause: error });
    }
    log.error({ err: error, endpoint, bucket }, 'S3_ENDPOINT does not answer: there are no images');
  } finally {
    client.destroy();
  }
}

const refusals: Readonly<Record<number, string>> = {
  301: 'it is in another region than S3_REGION says',
  400: 'the server does not take S3_REGION or S3_ACCESS_KEY_ID',
  403: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not open it',
  404: 'there is no such bucket',
};

function createClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // A checksum that the SDK would add of itself binds a signed address to an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 8000 },
  });
}

function keyIn(address: string, base: string): string {
  return address.slice(base.length).split('?', 1)[0] ?? '';
}

/**
 * S3 wants to know the length before the first byte. What comes as a stream may be large, so it waits in
 * a file meanwhile, not in memory.
 */
async function withFile(
  content: AsyncIterable<Uint8Array>,
  use: (file: Content) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'girone-object-'));
  try {
    const path = join(folder, 'content');
    await pipeline(content, createWriteStream(path));
    const file = await open(path);
    try {
      const { size: ContentLength } = await file.stat();
      await use({ Body: file.createReadStream({ autoClose: false }), ContentLength });
    } finally {
      await file.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw away(error);
  }
}

/** Whatever an S3 server refuses beyond the known cases is trouble of ours, not of the caller. */
function away(error: unknown): StorageAway {
  return new StorageAway('the object storage did not serve', { cause: error });
}
