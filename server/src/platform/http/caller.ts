import type { Language } from '@girone/contract/languages';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../rate-limit.ts';

/** What a use case may know of whoever calls, beside who they are: no request, no reply. */
export interface Caller {
  /** The key under which calls from this address are counted. */
  readonly addressKey: string;
  readonly language: Language;
  readonly userAgent: string | null;
  /** The address by which the caller reached us. */
  readonly origin: string;
}

export function callerOf(request: FastifyRequest): Caller {
  return {
    addressKey: addressKey(request.ip),
    language: request.language,
    userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
    origin: `${request.protocol}://${request.host}`,
  };
}
