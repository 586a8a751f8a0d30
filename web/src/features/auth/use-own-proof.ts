import type { CurrentUser } from '@girone/contract/auth';
import type { OwnProof } from '@girone/contract/own-proof';
import { callApi } from '../../lib/api/api-client.ts';
import { findPasskey } from './passkeys/browser-passkeys.ts';
import { useBrowser } from './passkeys/use-browser.ts';

/** Whoever is asked to confirm that it is they. */
export type Owner = Pick<CurrentUser, 'username' | 'hasPassword'>;

/** By what somebody says that it is really they: what they typed, or a passkey. Null where they turned it down. */
export function useOwnProof({ hasPassword }: Owner) {
  const tryInBrowser = useBrowser();
  return async (password: string | undefined): Promise<OwnProof | null> => {
    if (hasPassword) return { password: password ?? '' };
    const question = await callApi('POST /api/users/passkeys/question');
    const passkey = await tryInBrowser(() => findPasskey(question));
    return passkey && { passkey };
  };
}
