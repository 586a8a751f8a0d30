import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { NewPasskey, Passkey, PasskeyOrder } from '@girone/contract/passkeys';
import { limits } from '@girone/contract/rules';
import { emit } from '../../../domain/events/outbox.ts';
import { constraintOf } from '../../../platform/db/constraint-errors.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkProof, type Proof } from '../check-proof.ts';
import { holdWaysIn } from '../ways-in.ts';
import { describeKey } from './ask-for-passkey.ts';
import { challengeMs, isOurChallenge, makeChallenge, spendChallenge } from './challenges.ts';
import { loadVerification } from './load-verification.ts';
import { namePasskey } from './name-passkey.ts';
import { findPasskeysOf, insertPasskey } from './passkeys.repo.ts';
import { presentPasskey } from './passkeys.present.ts';
import { relyingPartyFor } from './relying-party.ts';
import { passkeyNotice } from './send-passkey-notice.ts';
import { userHandle } from './user-handle.ts';

/** ES256, EdDSA and RS256: what authenticators can. */
const algorithms = [-7, -8, -257];

/** Whoever has shown that it is they may have one made. Nobody types a name to sign in with it. */
export async function beginPasskey(
  platform: Platform,
  proof: Proof,
): Promise<Outcome<PasskeyOrder>> {
  const checked = await checkProof(platform, proof);
  if (!checked.ok) return checked;
  const { id: userId, username, firstName } = checked.value;
  const own = await findPasskeysOf(platform.db, { userId });
  if (own.length >= limits.passkeys) return refuse('passkey_limit_reached');
  return accept({
    challenge: makeChallenge(platform, { purpose: 'register', userId }),
    rp: { id: relyingPartyFor(platform.config, proof.caller).id, name: 'Girone' },
    user: {
      id: userHandle(userId),
      name: username,
      displayName: firstName ?? username,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: own.map(describeKey),
  });
}

/** Keeps what the authenticator made; the person may call it something else. */
export async function addPasskey(
  platform: Platform,
  { actor, caller }: { readonly actor: Actor; readonly caller: Caller },
  made: NewPasskey,
): Promise<Outcome<Passkey>> {
  const { db } = platform;
  const { userId } = actor;
  const read = await readNewPasskey(platform, { actor, caller }, made);
  if (!read) return refuse('passkey_refused');
  try {
    return await db.transaction(async (tx) => {
      const ways = await holdWaysIn(tx, userId);
      if (ways.passkeys >= limits.passkeys) return refuse('passkey_limit_reached');
      if (!(await spendChallenge(tx, read.challenge))) return refuse('passkey_refused');
      const [row] = await insertPasskey(tx, { userId, ...read.passkey });
      if (!row) throw new Error('the new passkey was not returned');
      await enqueue(tx, passkeyNotice(userId, 'added', row.name));
      await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
      return accept(presentPasskey(row, { ...ways, passkeys: ways.passkeys + 1 }));
    });
  } catch (error) {
    if (constraintOf(error) === 'passkeys_credential_unique') return refuse('passkey_taken');
    throw error;
  }
}

async function readNewPasskey(
  { config, log, secrets, clock }: Platform,
  { actor: { userId }, caller }: { readonly actor: Actor; readonly caller: Caller },
  { id: credentialId, response }: NewPasskey,
) {
  const { id, origin } = relyingPartyFor(config, caller);
  const { verifyRegistrationResponse } = await loadVerification();
  let challenge = '';
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
      },
      expectedChallenge(given) {
        challenge = given;
        return isOurChallenge({ secrets, clock }, given, { purpose: 'register', userId });
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return null;
    const { credential, aaguid } = registrationInfo;
    return {
      challenge,
      passkey: {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        signCount: credential.counter,
        transports: response.transports,
        name: namePasskey(aaguid, caller),
      },
    };
  } catch (error) {
    // The library throws for everything that is wrong with what it was given.
    log.warn(
      { event: 'passkey_refused', userId, err: error, ...caller.loggedAs },
      'new passkey refused',
    );
    return null;
  }
}
