import type { CurrentUser } from '@girone/contract/auth';
import { accept, type Outcome } from '@girone/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentCurrentUser } from './auth.present.ts';
import { markDevice, type SignInCaller, type SignInProof } from './known-device.ts';
import {
  readDeviceMarks,
  readSessionToken,
  setDeviceCookie,
  setSessionCookie,
} from './session-cookie.http.ts';
import { startSession } from './start-session.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function signInCallerOf(request: FastifyRequest): SignInCaller {
  return { ...callerOf(request), deviceMarks: readDeviceMarks(request) };
}

/** Whoever proved who they are gets a session and a marked device. */
export async function signIn(
  platform: Platform,
  { request, reply }: Exchange,
  outcome: Outcome<SignInProof>,
): Promise<Outcome<CurrentUser>> {
  if (!outcome.ok) return outcome;
  const { config } = platform;
  const { user } = outcome.value;
  const token = await startSession(platform, {
    ...outcome.value,
    userAgent: callerOf(request).userAgent,
    broughtToken: readSessionToken(request, config),
  });
  setSessionCookie(reply, config, token);
  setDeviceCookie(reply, config, markDevice(platform, user, readDeviceMarks(request)));
  return accept(presentCurrentUser(user));
}
