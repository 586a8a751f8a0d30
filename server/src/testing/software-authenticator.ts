import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyAnswer } from '@girone/contract/own-proof';
import type { NewPasskey, PasskeyOrder, PasskeyQuestion } from '@girone/contract/passkeys';

/** What an authenticator or a browser would never do by itself. */
export interface Deviations {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** As the authenticator counts; one more than before unless told. */
  readonly signCount?: number;
  /** Whether its holder showed that it is they. */
  readonly isVerified?: boolean;
  readonly userHandle?: string;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** An authenticator as far as a server can tell: real ES256 keys, attestation `none`, discoverable passkeys. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  signCount = 0;
  readonly #key: KeyObject;
  readonly #x: Buffer;
  readonly #y: Buffer;
  #userHandle = 'AAAA';
  readonly #origin: string;

  /** `origin` is that of the page in the browser. */
  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#x = Buffer.from(x, 'base64url');
    this.#y = Buffer.from(y, 'base64url');
  }

  /** Makes a passkey. */
  make(order: PasskeyOrder, deviations: Deviations = {}): NewPasskey {
    this.#userHandle = order.user.id;
    const { rpId = order.rp.id, signCount = this.signCount } = deviations;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey()]);
    const data = this.#data({ rpId, signCount, ...deviations }, flags.attested);
    const attestationObject = encodeMap([
      [encodeText('fmt'), encodeText('none')],
      [encodeText('attStmt'), encodeMap([])],
      [encodeText('authData'), encodeBytes(Buffer.concat([data, attested]))],
    ]);
    return {
      id: this.id,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', order.challenge, deviations).toString(
          'base64url',
        ),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Shows that it has one. */
  answer(question: PasskeyQuestion, deviations: Deviations = {}): PasskeyAnswer {
    this.signCount = deviations.signCount ?? this.signCount + 1;
    const { rpId = question.rpId, userHandle = this.#userHandle } = deviations;
    const data = this.#data({ rpId, signCount: this.signCount, ...deviations }, 0);
    const clientData = this.#clientData('webauthn.get', question.challenge, deviations);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key);
    return {
      id: this.id,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      },
    };
  }

  #clientData(type: string, asked: string, { origin, challenge = asked }: Deviations): Buffer {
    const told = { type, challenge, origin: origin ?? this.#origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(told));
  }

  #data({ rpId = '', signCount = 0, isVerified = true }: Deviations, more: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    const bits = flags.present | (isVerified ? flags.verified : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count]);
  }

  /** As COSE writes it: an elliptic curve, ES256, P-256. */
  #publicKey(): Buffer {
    return encodeMap([
      [encodeInt(1), encodeInt(2)],
      [encodeInt(3), encodeInt(-7)],
      [encodeInt(-1), encodeInt(1)],
      [encodeInt(-2), encodeBytes(this.#x)],
      [encodeInt(-3), encodeBytes(this.#y)],
    ]);
  }
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}

// As much of CBOR as that takes.

function encodeHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([major * 32 + value]);
  if (value < 256) return Buffer.from([major * 32 + 24, value]);
  return Buffer.from([major * 32 + 25, Math.floor(value / 256), value % 256]);
}

function encodeInt(value: number): Buffer {
  return value >= 0 ? encodeHead(0, value) : encodeHead(1, -1 - value);
}

function encodeBytes(value: Buffer): Buffer {
  return Buffer.concat([encodeHead(2, value.length), value]);
}

function encodeText(value: string): Buffer {
  return Buffer.concat([encodeHead(3, value.length), Buffer.from(value)]);
}

function encodeMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([encodeHead(5, entries.length), ...entries.flat()]);
}
