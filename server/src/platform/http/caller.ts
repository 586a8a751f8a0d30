import type { Language } from '@girone/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import { addressKey } from '../rate-limit.ts';

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
  /** Whether they still wait for the answer: heavy work is not begun for whoever has gone. */
  readonly isWaiting: () => boolean;
}

/** The person with the caller's patience, for work that is heavy. */
export function inPerson(actor: Actor, { isWaiting }: Caller): Actor {
  return { ...actor, isWaiting };
}

export function callerOf(request: FastifyRequest): Caller {
  return {
    addressKey: addressKey(request.ip),
    language: request.language,
    userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
    origin: `${request.protocol}://${request.host}`,
    isForwarded: forwardingHeaders.some((name) => request.headers[name] !== undefined),
    isWaiting: () => !request.raw.socket.destroyed,
  };
}
