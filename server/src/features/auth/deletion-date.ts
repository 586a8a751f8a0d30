import { deletionDays } from '@girone/contract/rules';

const dayMs = 86_400_000;

/** When an account goes whose owner asked for it at that instant. */
export function deletesAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + deletionDays * dayMs);
}
