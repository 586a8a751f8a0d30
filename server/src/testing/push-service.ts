import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

/** What the service worker is given. */
const pushPayload = z.object({
  title: z.string(),
  body: z.string(),
  url: z.string(),
  tag: z.string(),
  lang: z.string(),
  ids: z.array(z.int()),
});

interface ReceivedPush {
  readonly endpoint: string;
  readonly payload: z.output<typeof pushPayload>;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string | undefined;
  /** Who says that they send it, and until when that holds. */
  readonly claims: z.output<typeof claims>;
}

export interface TestSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface Browser {
  readonly pair: ECDH;
  readonly auth: Buffer;
  /** Only whoever signs with it may send there (RFC 8292, 4). */
  readonly applicationServerKey: string;
}

/** How the service treats a push that is as it should be; absent: it takes it. */
type Answer = (response: ServerResponse) => void;

const claims = z.object({ aud: z.string(), exp: z.int(), sub: z.string() });

/**
 * A push service and the browsers behind it, by the RFCs alone: it takes pushes (8030), looks at who signs them (8292)
 * and decrypts them as a browser does (8188, 8291). Nothing of what sends is used here.
 */
export async function startPushService(port = 0) {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const refused: string[] = [];
  let asked = 0;
  let answer: Answer | undefined;

  const server = createServer((request, response) => {
    void take(request, response).catch((error: unknown) => {
      refused.push(String(error));
      response.writeHead(error instanceof Refused ? error.status : 500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1;
    const endpoint = `${origin}${request.url}`;
    const browser = browsers.get(endpoint);
    if (!browser) throw new Refused(404, 'no such subscription');
    if (request.method !== 'POST') throw new Refused(405, 'a push is a POST');
    const body = await buffer(request);
    if (body.length > 4096) throw new Refused(413, 'too long');
    const { ttl, topic, urgency = 'normal', authorization } = request.headers;
    if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) throw new Refused(400, 'no TTL');
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic))) {
      throw new Refused(400, 'no topic');
    }
    if (request.headers['content-encoding'] !== 'aes128gcm') throw new Refused(400, 'no encoding');
    const said = readVapid(authorization ?? '', browser.applicationServerKey, origin);
    const payload = pushPayload.parse(JSON.parse(decrypt(browser, body)));
    if (answer) return answer(response);
    received.push({
      endpoint,
      payload,
      ttl: Number(ttl),
      urgency: String(urgency),
      topic: topic === undefined ? undefined : String(topic),
      claims: said,
    });
    response.writeHead(201, { location: `${origin}/message/${randomUUID()}` }).end();
  }

  return {
    origin,
    received,
    /** Why a push was not as it should be. */
    refused,
    asked: () => asked,
    /** As a browser that is asked for a subscription under the key of a site. */
    subscribe(applicationServerKey: string): TestSubscription {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${randomUUID()}`;
      browsers.set(endpoint, { pair, auth, applicationServerKey });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    unsubscribe: ({ endpoint }: TestSubscription) => browsers.delete(endpoint),
    answerWith(next: Answer | undefined) {
      answer = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestPushService = Awaited<ReturnType<typeof startPushService>>;

class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const day = 86_400;

/** `vapid t=…, k=…`: a token that is signed with the key under which the browser subscribed, for this service, for a day at most. */
function readVapid(authorization: string, wantedKey: string, origin: string) {
  const [, token = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== wantedKey) throw new Refused(403, 'signed with another key');
  const [head = '', content = '', signature = ''] = token.split('.');
  const header = z.object({ alg: z.literal('ES256') }).safeParse(readJson(head));
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${content}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!header.success || !isSigned) throw new Refused(403, 'the signature is not that of the key');
  const said = claims.parse(readJson(content));
  const now = Date.now() / 1000;
  if (said.aud !== origin) throw new Refused(403, 'signed for another service');
  if (said.exp <= now || said.exp > now + day) throw new Refused(403, 'the signature has expired');
  if (!/^(?:mailto:|https:)/.test(said.sub)) throw new Refused(403, 'nobody to write to');
  return said;
}

function readJson(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
}

/** The header of RFC 8188 (salt, record size, the sender's key), and one record. */
function decrypt({ pair, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (sender.length !== 65 || record.length > recordSize) throw new Refused(400, 'no record');
  // RFC 8291, 3.4: both keys and the browser's secret go into the key.
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length),
    );
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  // The last record ends with a 2, whatever zeros come after.
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Refused(400, 'no end of the record');
  }
  return padded.subarray(0, end).toString('utf8');
}
