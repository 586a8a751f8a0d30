import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { WaysIn } from '@girone/contract/passkeys';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { canDoWithout } from '../ways-in.policy.ts';
import { findWaysIn } from '../ways-in.ts';
import { presentPasskey } from './passkeys.present.ts';
import { findPasskeysOf, renamePasskey } from './passkeys.repo.ts';

export async function listPasskeys({ db }: Platform, { userId }: Actor): Promise<Outcome<WaysIn>> {
  const ways = await findWaysIn(db, userId);
  const rows = await findPasskeysOf(db, { userId });
  return accept({
    passkeys: rows.map((row) => presentPasskey(row, ways)),
    isPasswordRemovable: ways.hasPassword && canDoWithout(ways, 'password'),
  });
}

export async function renameOwnPasskey(
  { db }: Platform,
  { userId }: Actor,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<Outcome<undefined>> {
  const { rowCount } = await renamePasskey(db, { id, userId, name });
  return rowCount === 1 ? accept(undefined) : refuse('not_found');
}
