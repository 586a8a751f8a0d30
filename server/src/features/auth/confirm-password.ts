import { accept, type Outcome } from '@girone/contract/errors';
import type { Platform } from '../../platform/platform.ts';
import { checkProof, type Proof } from './check-proof.ts';
import { notePassword } from './sessions.repo.ts';

/** Opens the admin area anew for whoever left their page open, or has worked there for long. */
export async function confirmPassword(
  platform: Platform,
  proof: Proof,
): Promise<Outcome<undefined>> {
  const checked = await checkProof(platform, proof);
  if (!checked.ok) return checked;
  await notePassword(platform.db, { sid: proof.actor.sessionId });
  return accept(undefined);
}
