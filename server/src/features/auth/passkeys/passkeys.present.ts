import type { Passkey } from '@girone/contract/passkeys';
import { canDoWithout, type WaysIn } from '../ways-in.policy.ts';
import type { PasskeyRow } from './passkeys.repo.ts';

/** As its owner sees it: no key. */
export function presentPasskey(
  { id, name, transports, createdAt, lastUsedAt }: PasskeyRow,
  ways: WaysIn,
): Passkey {
  return {
    id,
    name,
    isSecurityKey: transports.includes('usb') && !transports.includes('internal'),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isRemovable: canDoWithout(ways, 'passkey'),
  };
}
