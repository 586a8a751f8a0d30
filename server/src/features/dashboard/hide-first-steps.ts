import { accept, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { setFirstStepsHidden } from './dashboard.repo.ts';

/** Puts the first steps away, or brings them back. */
export async function hideFirstSteps(
  { db }: Platform,
  { userId }: Actor,
  { hidden }: { readonly hidden: boolean },
): Promise<Outcome<undefined>> {
  await setFirstStepsHidden(db, { userId, hidden });
  return accept(undefined);
}
