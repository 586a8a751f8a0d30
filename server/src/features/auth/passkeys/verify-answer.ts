import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { PasskeyAnswer } from '@girone/contract/own-proof';
import type { Caller } from '../../../platform/http/caller.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { clonesTold } from '../auth.limits.ts';
import { isOurChallenge, spendChallenge, type Asked } from './challenges.ts';
import { loadVerification } from './load-verification.ts';
import { findPasskey, notePasskeyUse, type PasskeyRow } from './passkeys.repo.ts';
import { relyingPartyFor } from './relying-party.ts';
import { passkeyNotice } from './send-passkey-notice.ts';
import { userHandle } from './user-handle.ts';

interface Answered {
  readonly answer: PasskeyAnswer;
  readonly asked: Asked;
}

/**
 * Whether an authenticator has a passkey that is known here, and its holder showed it that it is they (which is why
 * it stands for both factors). Answers whose it is. Every wrong answer gets one and the same refusal.
 */
export async function verifyAnswer(
  platform: Platform,
  caller: Caller,
  { answer, asked }: Answered,
): Promise<Outcome<{ userId: UserId }>> {
  const { db, log } = platform;
  const [passkey] = await findPasskey(db, { credentialId: answer.id });
  if (!passkey || !isOwn(passkey, answer, asked)) {
    log.warn(
      { event: 'passkey_refused', userId: asked.userId, ...caller.loggedAs },
      'unknown passkey refused',
    );
    return refuse('passkey_refused');
  }
  const { id, userId } = passkey;
  const right = await readAnswer(platform, caller, { answer, asked, passkey });
  if (!right) return refuse('passkey_refused');
  const use = await db.transaction(async (tx) => {
    if (!(await spendChallenge(tx, right.challenge))) return 'repeated';
    const { rowCount } = await notePasskeyUse(tx, { id, signCount: right.signCount });
    return rowCount === 1 ? 'noted' : 'behind';
  });
  if (use === 'noted') return accept({ userId });
  log.warn(
    { event: 'passkey_refused', userId, passkeyId: id, use, ...caller.loggedAs },
    'passkey refused',
  );
  if (use === 'behind') await tellOfCopy(platform, passkey);
  return refuse('passkey_refused');
}

/** The authenticator says whose it is; of somebody signed in it may leave that out, and must be theirs. */
function isOwn({ userId }: PasskeyRow, { response }: PasskeyAnswer, asked: Asked): boolean {
  if (asked.userId !== null && asked.userId !== userId) return false;
  if (response.userHandle === undefined) return asked.userId !== null;
  return response.userHandle === userHandle(userId);
}

async function readAnswer(
  { config, log, secrets, clock }: Platform,
  caller: Caller,
  { answer, asked, passkey }: Answered & { readonly passkey: PasskeyRow },
): Promise<{ challenge: string; signCount: number } | null> {
  const { id, origin } = relyingPartyFor(config, caller);
  const { clientDataJSON, authenticatorData, signature } = answer.response;
  const { verifyAuthenticationResponse } = await loadVerification();
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: answer.id,
        rawId: answer.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge(given) {
        challenge = given;
        return isOurChallenge({ secrets, clock }, given, asked);
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Compared where it is written, so that of two instances one notices.
        counter: 0,
      },
    });
    return verified ? { challenge, signCount: authenticationInfo.newCounter } : null;
  } catch (error) {
    // The library throws for everything that is wrong with what it was given.
    log.warn(
      { event: 'passkey_refused', userId: passkey.userId, err: error, ...caller.loggedAs },
      'passkey refused',
    );
    return null;
  }
}

/** Once an hour: whoever has the copy may try it often. */
async function tellOfCopy(
  { db, rateLimiter }: Platform,
  { id, userId, name }: PasskeyRow,
): Promise<void> {
  if ((await rateLimiter.take([clonesTold(id)])) > 0) return;
  await enqueue(db, passkeyNotice(userId, 'copied', name));
}
