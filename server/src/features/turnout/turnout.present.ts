import type { UserId } from '@girone/contract/ids';
import { reminderHours } from '@girone/contract/rules';
import type { Turnout, TurnoutPerson } from '@girone/contract/turnout';
import type { TurnoutRow } from './turnout.repo.ts';

/** From when on whoever is missing may be reminded again; null: now. */
export function nextReminder(remindedAt: Date | null, now: number): Date | null {
  if (remindedAt === null) return null;
  const next = remindedAt.getTime() + reminderHours * 3_600_000;
  return next > now ? new Date(next) : null;
}

/** How many films somebody has put forward is on the list for all to see; what they vote is nobody's business. */
export function presentPerson(
  row: TurnoutRow,
  { stage, viewerId }: { readonly stage: Turnout['stage']; readonly viewerId: UserId },
): TurnoutPerson {
  const { username, firstName, lastName, profileImageUrl, isDone } = row;
  const isNominating = stage === 'nominations';
  return {
    username,
    firstName,
    lastName,
    profileImageUrl,
    isDone,
    isViewer: row.userId === viewerId,
    films: isNominating ? row.films : null,
    lastNominatedAt: isNominating ? toIso(row.lastNominatedAt) : null,
    joinedAt: toIso(row.joinedAt),
  };
}

function toIso(instant: string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
