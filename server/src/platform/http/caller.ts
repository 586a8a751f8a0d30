import type { Language } from '@girone/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import { addressKey } from '../rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Empty until somebody asks `addressKeyOf`. */
    addressKey: string;
  }
}

/** What proxies add, whether or not we are told to trust them. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** What a use case may know of whoever calls, beside who they are: no request, no reply. */
export interface Caller {
  /** The key under which calls from this address are counted. */
  readonly addressKey: string;
  readonly language: Language;
  readonly userAgent: string | null;
  /** The address by which the caller reached us. */
  readonly origin: string;
  /** Whether a proxy has handed the call on, so that its sender may be anywhere. */
  readonly isForwarded: boolean;
  /** Goes into every line of the log that is about a refusal: the call, and where it came from. */
  readonly loggedAs: { readonly reqId: string; readonly address: string };
  /** Whether they still wait for the answer: heavy work is not begun for whoever has gone. */
  readonly isWaiting: () => boolean;
}

/** The person with the caller's patience, for work that is heavy. */
export function inPerson(actor: Actor, { isWaiting }: Caller): Actor {
  return { ...actor, isWaiting };
}

/** The address is read out of what proxies say, which is work, and several ask for it. */
export function addressKeyOf(request: FastifyRequest): string {
  request.addressKey ||= addressKey(request.ip);
  return request.addressKey;
}

/** Most calls ask for little of it. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    get addressKey() {
      return addressKeyOf(request);
    },
    language: request.language,
    get userAgent() {
      return request.headers['user-agent']?.slice(0, 512) ?? null;
    },
    get origin() {
      return `${request.protocol}://${request.host}`;
    },
    get isForwarded() {
      return forwardingHeaders.some((name) => request.headers[name] !== undefined);
    },
    get loggedAs() {
      return { reqId: request.id, address: request.ip };
    },
    isWaiting: () => !request.raw.socket.destroyed,
  };
}
