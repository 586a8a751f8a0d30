import { sessionDays } from '@girone/contract/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';

const daySeconds = 86_400;
const deviceCookie = 'girone-device';
/** Tells our own pages that asking for the current user is worth a call; it proves nothing. */
const hintCookie = 'girone-signed-in';
const deviceDays = 365;

/** Over HTTPS the `__Host-` name makes the browser itself refuse a cookie planted by a subdomain. */
function sessionCookie(config: Config): string {
  return isHttps(config) ? '__Host-girone' : 'girone';
}

function isHttps({ publicUrl }: Config): boolean {
  return publicUrl.protocol === 'https:';
}

function options(config: Config) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(config) } as const;
}

export function readSessionToken(request: FastifyRequest, config: Config): string | undefined {
  return request.cookies[sessionCookie(config)];
}

/** Whether there is a session's token at all: what it is worth is asked later. */
export function carriesSession(request: FastifyRequest, config: Config): boolean {
  return readSessionToken(request, config) !== undefined;
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  const maxAge = sessionDays * daySeconds;
  reply.setCookie(sessionCookie(config), token, { ...options(config), maxAge });
  reply.setCookie(hintCookie, '1', { ...options(config), httpOnly: false, maxAge });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookie(config), options(config));
  reply.clearCookie(hintCookie, { ...options(config), httpOnly: false });
}

/** Whether this browser takes itself for a member's. Only what it would have shown anyway may depend on it. */
export function saysSignedIn(request: FastifyRequest): boolean {
  return request.cookies[hintCookie] === '1';
}

export function readDeviceMarks(request: FastifyRequest): string | undefined {
  return request.cookies[deviceCookie];
}

export function setDeviceCookie(reply: FastifyReply, config: Config, marks: string): void {
  const maxAge = deviceDays * daySeconds;
  reply.setCookie(deviceCookie, marks, { ...options(config), path: '/api/login', maxAge });
}
