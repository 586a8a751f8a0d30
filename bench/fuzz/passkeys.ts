import type { PasskeyOrder, PasskeyQuestion } from '@girone/contract/passkeys';
import {
  SoftwareAuthenticator,
  type Deviations,
} from '../../server/src/testing/software-authenticator.ts';
import { origin } from './http.ts';
import type { Random } from './random.ts';

const signIn = 'POST /api/login/passkey';
const ask = 'POST /api/users/passkeys/question';
const begin = 'POST /api/users/passkeys/new';
const add = 'POST /api/users/passkeys';

/** None of these may get in. */
const forgeries: readonly Deviations[] = [
  { origin: 'https://girone.example' },
  { rpId: 'girone.example' },
  { isVerified: false },
  { challenge: 'AAAA' },
];

interface Proof {
  readonly body: object;
  readonly isForged: boolean;
}

/** What one person's browser and authenticators were asked, and their answers. */
export class PasskeyHolder {
  readonly #made: SoftwareAuthenticator[] = [];
  readonly #questions = new Map<string, PasskeyQuestion>();
  #order: PasskeyOrder | undefined;

  /** From the answer to a call of this name. */
  hear(name: string, answer: object): void {
    // The judge has compared both with the contract.
    if (name === begin) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      this.#order = answer as PasskeyOrder;
    } else if (name === ask || name === `${signIn}/question`) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      this.#questions.set(name, answer as PasskeyQuestion);
    }
  }

  /** A body as a browser would send it, where the call takes one and there was a question; now and then a forged one. */
  proof(name: string, body: object, random: Random): Proof | undefined {
    const deviations = random.happens(0.3) ? random.pick(forgeries) : {};
    const isForged = Object.keys(deviations).length > 0;
    if (name === add) {
      if (!this.#order) return undefined;
      return { body: this.make(this.#order, deviations), isForged };
    }
    const isSignIn = name === signIn;
    const question = this.#questions.get(isSignIn ? `${signIn}/question` : ask);
    if (!question || this.#made.length === 0) return undefined;
    const answer = random.pick(this.#made).answer(question, deviations);
    if (isSignIn) return { body: answer, isForged };
    if (!('password' in body || 'passkey' in body) || random.happens(0.5)) return undefined;
    return { body: { ...body, password: undefined, passkey: answer }, isForged };
  }

  make(order: PasskeyOrder, deviations: Deviations = {}): object {
    const authenticator = new SoftwareAuthenticator(origin);
    this.#made.push(authenticator);
    return authenticator.make(order, deviations);
  }
}
