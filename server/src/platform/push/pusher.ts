import { ECDH } from 'node:crypto';
import {
  Agent as HttpAgent,
  request as requestHttp,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { Config } from '../config/config.ts';
import { readRetryAfter } from '../retry-after.ts';
import { lookUpPublic, mayBePublic } from './public-addresses.ts';
import type { PushKeys } from './push-keys.ts';

/** Where a browser is reached, and what it decrypts with. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** As the service worker reads it. */
  readonly payload: object;
  /** For so many seconds the push service keeps it for a device that is away. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** A later one takes the place of one that still waits: at most 32 characters of base64url. */
  readonly topic: string;
}

/**
 * `gone`: the browser is reached there no more. `refused`: it would be again. `later`: it may work then, at the
 * earliest after so many seconds if the service says so.
 */
export type PushOutcome =
  | { readonly kind: 'taken' | 'gone' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'later'; readonly why: string; readonly retryAfter: number | undefined };

export interface Pusher {
  /** Under which browsers subscribe. */
  readonly publicKey: string;
  /** Whether a browser may be reached there: over https and in the open internet, or as the operator says. */
  takes(target: PushTarget): boolean;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
  close(): void;
}

type PushConfig = Pick<Config, 'publicUrl' | 'mailFrom' | 'pushTrustedOrigins'>;

/** A service that takes longer is tried again later. */
const patienceMs = 10_000;
/** Nobody reads what it says. */
const mostAnswerBytes = 16_384;
/** However long a service asks for, it is called again after this. */
const mostWaitSeconds = 86_400;

/** Encrypts for browsers (RFC 8291) and hands over to their push services (RFC 8030), signed (RFC 8292). */
export function createPusher(config: PushConfig, keys: PushKeys): Pusher {
  const vapidDetails = { ...keys, subject: subjectOf(config) };
  const open = new Agent({ keepAlive: true, lookup: lookUpPublic });
  const trusted = {
    'http:': new HttpAgent({ keepAlive: true }),
    'https:': new Agent({ keepAlive: true }),
  };
  const isTrusted = ({ origin }: URL) => config.pushTrustedOrigins.includes(origin);

  function agentFor(url: URL): HttpAgent | undefined {
    if (isTrusted(url)) return url.protocol === 'http:' ? trusted['http:'] : trusted['https:'];
    return url.protocol === 'https:' ? open : undefined;
  }

  return {
    publicKey: keys.publicKey,
    takes({ endpoint, p256dh, auth }) {
      if (!URL.canParse(endpoint)) return false;
      const url = new URL(endpoint);
      if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
      const isOpen = url.protocol === 'https:' && url.port === '' && mayBePublic(url.hostname);
      return (isTrusted(url) || isOpen) && isPoint(p256dh) && bytesOf(auth).length === 16;
    },
    async send(target, { payload, ...options }) {
      const url = new URL(target.endpoint);
      const agent = agentFor(url);
      // It was taken while another configuration held.
      if (!agent) return { kind: 'refused', why: 'not an address that may be called' };
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
        JSON.stringify(payload),
        { vapidDetails, TTL: options.ttl, urgency: options.urgency, topic: options.topic },
      );
      return post(url, { agent, headers, body });
    },
    close() {
      open.destroy();
      trusted['http:'].destroy();
      trusted['https:'].destroy();
    },
  };
}

/** A push service that wants to complain writes there: the site itself, or by mail where it has no https address. */
function subjectOf({ publicUrl, mailFrom }: PushConfig): string {
  if (publicUrl.protocol === 'https:' && publicUrl.hostname !== 'localhost')
    return publicUrl.origin;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}

/** Whether these are the 65 bytes of a point of the curve. */
function isPoint(p256dh: string): boolean {
  const bytes = bytesOf(p256dh);
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

interface Post {
  readonly agent: HttpAgent;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | null;
}

/** One try; where it leads elsewhere, nobody follows. */
async function post(url: URL, { agent, headers, body }: Post): Promise<PushOutcome> {
  const signal = AbortSignal.timeout(patienceMs);
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { method: 'POST', agent, headers, signal }, resolve)
        .on('error', reject)
        .end(body);
    });
    await drain(answer);
    return outcomeOf(answer);
  } catch (error) {
    return {
      kind: 'later',
      why: signal.aborted ? 'no answer' : codeOf(error),
      retryAfter: undefined,
    };
  }
}

/** So that the connection can be used again; a service that says too much loses it. */
async function drain(answer: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += Buffer.byteLength(chunk);
    if (bytes > mostAnswerBytes) return;
  }
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'taken' };
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  const why = `status ${statusCode}`;
  if (statusCode !== 429 && statusCode !== 408 && statusCode < 500) return { kind: 'refused', why };
  const retryAfter = readRetryAfter(headers['retry-after'] ?? null, new Date(), mostWaitSeconds);
  return { kind: 'later', why, retryAfter };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
}
