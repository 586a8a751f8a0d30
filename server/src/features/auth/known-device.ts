import type { UserId } from '@girone/contract/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';

/**
 * A browser that has signed in before keeps its own allowance of tries, so that a stranger who
 * exhausts an account's cannot lock the owner out.
 */
const cookieName = 'girone-device';
const yearInSeconds = 31_536_000;

type Parts = Pick<Platform, 'config' | 'random' | 'secrets'>;

function sign({ secrets }: Parts, device: string, userId: UserId): string {
  return `${device}.${secrets.keyedHash('known-device', `${device}:${userId}`)}`;
}

/** The device's name if this browser has signed in to this account before. */
export function findKnownDevice(
  parts: Parts,
  request: FastifyRequest,
  userId: UserId | undefined,
): string | undefined {
  const given = request.cookies[cookieName];
  const device = given?.split('.')[0];
  if (!given || !device || userId === undefined) return undefined;
  return given === sign(parts, device, userId) ? device : undefined;
}

export function rememberDevice(parts: Parts, reply: FastifyReply, userId: UserId): void {
  reply.setCookie(cookieName, sign(parts, parts.random.token(), userId), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/login',
    secure: parts.config.publicUrl.protocol === 'https:',
    maxAge: yearInSeconds,
  });
}
