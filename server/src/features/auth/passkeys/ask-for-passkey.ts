import { accept, type Outcome } from '@girone/contract/errors';
import type { PasskeyQuestion } from '@girone/contract/passkeys';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { challengeMs, makeChallenge, type Asked } from './challenges.ts';
import { findPasskeysOf, type PasskeyRow } from './passkeys.repo.ts';
import { relyingPartyFor } from './relying-party.ts';

/** Names no passkey: the browser offers those that it has for us, and nobody types who they are. */
export function askForPasskey(platform: Platform, caller: Caller): Outcome<PasskeyQuestion> {
  return accept(writeQuestion(platform, caller, { purpose: 'sign-in', userId: null }));
}

/** For somebody signed in who confirms something. */
export async function askForOwnPasskey(
  platform: Platform,
  caller: Caller,
  { userId }: Actor,
): Promise<Outcome<PasskeyQuestion>> {
  const own = await findPasskeysOf(platform.db, { userId });
  return accept({
    ...writeQuestion(platform, caller, { purpose: 'confirm', userId }),
    allowCredentials: own.map(describeKey),
  });
}

function writeQuestion(platform: Platform, caller: Caller, asked: Asked): PasskeyQuestion {
  return {
    challenge: makeChallenge(platform, asked),
    rpId: relyingPartyFor(platform.config, caller).id,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: [],
  };
}

/** What a browser finds a passkey by. */
export function describeKey({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, type: 'public-key' as const, transports };
}
