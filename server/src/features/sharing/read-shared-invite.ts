import type { Person } from '@girone/contract/people';
import type { Database } from '../../platform/db/database.ts';
import { readInvite } from '../circles/index.ts';

/** What an invite may say where its link is shown: of a private circle its name alone, and who invites. */
export interface SharedInvite {
  readonly circle: string;
  readonly description: string | null;
  readonly inviter: string | null;
}

/** As a visitor may see it; absent for a link that has ended, or that never was one. */
export async function readSharedInvite(
  db: Database,
  token: string,
): Promise<SharedInvite | undefined> {
  const read = await readInvite({ db }, null, token);
  if (!read.ok || read.value.circle === null) return undefined;
  const { circle, inviter } = read.value;
  return {
    circle: circle.name,
    description: circle.description,
    inviter: inviter && nameOf(inviter),
  };
}

function nameOf({ firstName, lastName, username }: Person): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
