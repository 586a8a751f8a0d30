import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { SignatureV4 } from '@smithy/signature-v4';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { behavesAsStorage } from '../../testing/storage-behaviour.ts';
import { useS3 } from '../../testing/test-s3.ts';
import { readConfig } from '../config/config.ts';
import { createStorage } from './create-storage.ts';
import { checkBucket } from './s3-storage.ts';
import { StorageAway, type DirectUploads, type Storage } from './storage.ts';

const s3 = useS3();
let storage: Storage;

beforeAll(async () => {
  storage = await createStorage(readConfig(s3));
});

behavesAsStorage(() => storage);

function check(environment: Record<string, string>) {
  const lines: string[] = [];
  const config = readConfig({ ...s3, ...environment }).s3;
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  if (!config) throw new Error('all five are set');
  return { done: checkBucket(config, log), lines };
}

describe('at the start', () => {
  test('a bucket that is there passes without a word', async () => {
    const { done, lines } = check({});
    await done;
    expect(lines).toEqual([]);
  });

  test('one that is not there is said in one line', async () => {
    await expect(check({ S3_BUCKET: 'gironi' }).done).rejects.toThrow(
      /^S3_BUCKET gironi at http:\/\/127\.0\.0\.1:\d+: there is no such bucket\.$/,
    );
  });

  test('a server that does not answer is told of, and may come later', async () => {
    const { done, lines } = check({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    await done;
    expect(lines.join('')).toContain('S3_ENDPOINT does not answer');
  });
});

test('a large file goes out as it came, byte for byte', async () => {
  const pieces = Array.from({ length: 40 }, (_, index) => Buffer.alloc(65_537, index));
  await storage.put('exports/large', Readable.from(pieces));
  expect(await storage.size('exports/large')).toBe(40 * 65_537);
  const stored = Buffer.from((await storage.get('exports/large')) ?? []);
  expect(stored.equals(Buffer.concat(pieces))).toBe(true);
});

function direct(): DirectUploads {
  if (!storage.direct) throw new Error('a bucket takes files itself');
  return storage.direct;
}

/** SHA-256 in the form that the signer wants. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    if (secret === undefined) this.#hash = createHash('sha256');
    else if (typeof secret === 'string') this.#hash = createHmac('sha256', secret);
    else this.#hash = createHmac('sha256', bytesOf(secret));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(typeof data === 'string' ? data : bytesOf(data));
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }
}

function bytesOf(data: ArrayBuffer | ArrayBufferView): Uint8Array {
  return data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

/** The signature that a server which checks would calculate for a PUT to this address. */
async function signatureOf(address: URL, secretAccessKey: string): Promise<unknown> {
  const signer = new SignatureV4({
    service: 's3',
    region: s3.S3_REGION,
    credentials: { accessKeyId: s3.S3_ACCESS_KEY_ID, secretAccessKey },
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const [, year, month, day, hour, minute, second] =
    /^(....)(..)(..)T(..)(..)(..)Z$/.exec(address.searchParams.get('X-Amz-Date') ?? '') ?? [];
  const signingDate = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const query = Object.fromEntries(
    [...address.searchParams].filter(([name]) => !name.startsWith('X-Amz-')),
  );
  const { hostname, port, pathname: path, host } = address;
  const signed = await signer.presign(
    {
      method: 'PUT',
      protocol: 'http:',
      hostname,
      port: Number(port),
      path,
      query,
      headers: { host, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
    },
    { signingDate, expiresIn: Number(address.searchParams.get('X-Amz-Expires')) },
  );
  return signed.query?.['X-Amz-Signature'];
}

describe('a signed address', () => {
  test('takes the file from whoever has it, of any type', async () => {
    const address = await direct().sign('incoming/photo-1', 600);
    const headers = { 'content-type': 'image/x-whatever' };
    const { status } = await fetch(address, { method: 'PUT', body: 'photo', headers });
    expect(status).toBe(200);
    expect(Buffer.from((await storage.get('incoming/photo-1')) ?? []).toString()).toBe('photo');
  });

  test('bears a signature that only our key makes, for this object and ten minutes', async () => {
    const address = new URL(await direct().sign('incoming/photo-2', 600));
    expect(address.pathname).toBe('/girone/incoming/photo-2');
    expect(address.searchParams.get('X-Amz-Expires')).toBe('600');
    expect(address.searchParams.get('X-Amz-SignedHeaders')).toBe('host');
    const signature = address.searchParams.get('X-Amz-Signature');
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect(await signatureOf(address, s3.S3_SECRET_ACCESS_KEY)).toBe(signature);
    expect(await signatureOf(address, 'another key')).not.toBe(signature);
    address.pathname = '/girone/incoming/photo-3';
    expect(await signatureOf(address, s3.S3_SECRET_ACCESS_KEY)).not.toBe(signature);
  });

  test('binds the file to no checksum that a browser could not know', async () => {
    const { searchParams } = new URL(await direct().sign('incoming/photo-4', 600));
    expect([...searchParams.keys()].filter((name) => /checksum|crc/i.test(name))).toEqual([]);
  });

  test('leads back to its key, with or without its query; others lead nowhere', async () => {
    const address = await direct().sign('incoming/photo-5', 600);
    expect(direct().keyOf(address)).toBe('incoming/photo-5');
    expect(direct().keyOf(address.split('?')[0] ?? '')).toBe('incoming/photo-5');
    expect(direct().keyOf('http://evil.example/girone/incoming/photo-5')).toBeUndefined();
    expect(direct().keyOf(`${s3.S3_ENDPOINT}/other/incoming/photo-5`)).toBeUndefined();
  });
});

test('a bucket that cannot be reached is away, which callers are told as 503', async () => {
  const lost = await createStorage(readConfig({ ...s3, S3_ENDPOINT: 'http://127.0.0.1:9' }));
  const failure = await lost.size('incoming/photo').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StorageAway);
  expect(failure).toHaveProperty('statusCode', 503);
});
