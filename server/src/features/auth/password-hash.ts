import { hash, verify } from '@node-rs/argon2';
import { limitParallel, requestPatienceMs } from '../../platform/limit-parallel.ts';

/** OWASP's minimum for argon2id, which is the library's default algorithm. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash holds a thread and 19 MiB: a flood of logins must not take all of them. */
const whenFree = limitParallel(4, {
  name: 'passwords',
  maxWaiting: 128,
  maxWaitMs: requestPatienceMs,
});

/** Whoever asked still waits for the answer. */
type IsWaiting = () => boolean;

/** The hash of nothing that anyone can type, for accounts that do not exist. */
const nobody = hash('\0', options);

export function hashPassword(password: string, isWaiting: IsWaiting): Promise<string> {
  return whenFree(() => hash(password, options), isWaiting);
}

/** Takes the same time whether there is an account or not. */
export async function isPasswordRight(
  stored: string | undefined,
  given: string,
  isWaiting: IsWaiting,
): Promise<boolean> {
  const against = stored ?? (await nobody);
  const isRight = await whenFree(() => verify(against, given), isWaiting);
  return stored !== undefined && isRight;
}
