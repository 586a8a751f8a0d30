import { sessionDays } from '@girone/contract/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';

/** Over HTTPS the `__Host-` name makes the browser itself refuse a cookie planted by a subdomain. */
function describeCookie({ publicUrl }: Config) {
  const secure = publicUrl.protocol === 'https:';
  return {
    name: secure ? '__Host-girone' : 'girone',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure } as const,
  };
}

export function readSessionToken(request: FastifyRequest, config: Config): string | undefined {
  return request.cookies[describeCookie(config).name];
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  const { name, options } = describeCookie(config);
  reply.setCookie(name, token, { ...options, maxAge: sessionDays * 86_400 });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  const { name, options } = describeCookie(config);
  reply.clearCookie(name, options);
}
