import { randomInt } from 'node:crypto';
import type { UserId } from '@girone/contract/ids';
import { recoveryCodeCount } from '@girone/contract/rules';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './second-factors.repo.ts';

/** Crockford's letters: none that is taken for another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;

/** Ten new codes in place of all others. They are answered here and nowhere else: only hashes are stored. */
export async function replaceRecoveryCodes(
  { secrets }: Pick<Platform, 'secrets'>,
  tx: Transaction,
  userId: UserId,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode);
  const hashes = codes.map((code) => hashRecoveryCode(secrets, userId, code));
  await deleteRecoveryCodes(tx, { userId });
  await insertRecoveryCodes(tx, { userId, hashes });
  return codes.map((code) => `${code.slice(0, 4)}-${code.slice(4)}`);
}

export function hashRecoveryCode(
  secrets: Platform['secrets'],
  userId: UserId,
  code: string,
): string {
  return secrets.keyedHash('recovery-code', `${userId}:${code}`);
}

function makeCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
