import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Config } from '../config/config.ts';
import { assertKey, ObjectExists, StorageAway, type Storage } from './storage.ts';

type S3Config = NonNullable<Config['s3']>;

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

  async function find(key: string, range?: string) {
    const found = await unlessMissing(
      client.send(new GetObjectCommand({ ...target(key), ...(range && { Range: range }) })),
    );
    return found?.Body;
  }

  return {
    async put(key, content) {
      const place = target(key);
      // S3 wants to know the length before the first byte; callers bound what they send.
      const body = content instanceof Uint8Array ? content : await collect(content);
      // The condition is atomic where the server knows it; asking first serves those that do not.
      if ((await size(key)) !== undefined) throw new ObjectExists(key);
      try {
        await client.send(new PutObjectCommand({ ...place, Body: body, IfNoneMatch: '*' }));
      } catch (error) {
        if (hasStatus(error, 412)) throw new ObjectExists(key);
        throw away(error);
      }
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

async function collect(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
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
