import type { Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Services } from '../domain/services.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Where the story of the demo community is played: what exists so far, by the name it has in the data. */
export interface Stage {
  readonly tx: Transaction;
  /** Everything happens within `tx`, without limits, and its mails go to `mails`. */
  readonly services: Services;
  readonly mails: readonly Mail[];
  readonly people: Map<string, Actor>;
  readonly films: Map<string, number>;
  readonly circles: Map<string, CircleId>;
  readonly tournaments: Map<string, number>;
  readonly posts: Map<string, number>;
}

/** Something that happens at its hour; what happens at the same hour happens in the order of the list. */
export interface Scene {
  readonly hoursAgo: number;
  readonly play: (stage: Stage) => Promise<void>;
}

export const days = (count: number): number => count * 24;

/** What is meant by this name. A name that nothing has is a mistake in the data. */
export function recall<T>(named: ReadonlyMap<string, T>, name: string): T {
  const found = named.get(name);
  if (found === undefined) throw new Error(`the demo knows no ${name}`);
  return found;
}

/** The value of what must succeed: the demo does nothing that anybody would be refused. */
export function expectDone<T>(outcome: Outcome<T>, what: string): T {
  if (!outcome.ok) throw new Error(`the demo could not ${what}: ${outcome.code}`);
  return outcome.value;
}
