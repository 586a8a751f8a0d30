import { deletionDays } from '@girone/contract/rules';

const dayMs = 86_400_000;

/** When an account is deleted, given the instant at which its owner asked for that. */
export function deletesAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + deletionDays * dayMs);
}
